import ts from 'typescript';
import { bannedWordOf } from './names.mjs';
import { commentProblems, hasPhrase, phraseProblems } from './phrases.mjs';

const suppression = /^\s*(?:biome-ignore|eslint-|@ts-|v8 ignore|@__PURE__|#__PURE__)/;

/**
 * True if a source file may have problems, by its words without its syntax. Parsing is
 * most of the time of this check, and nine of ten files have no word that could be one.
 *
 * @param {string} text
 */
const mayHaveProblems = (text) =>
  hasPhrase(text.replaceAll(/\n\s*\/\/+ ?|\\[nrt]/g, ' ')) ||
  /(?:\/\/|\/\*|^\s*\*)[\s*/]*Wh(?:at|o)/m.test(text) ||
  [...new Set(text.match(/[\w$]+/g))].some((name) => bannedWordOf(name));

/**
 * The problems of a source file: of the names that it declares, of its comments, and of its texts.
 * A text is JSX text, or a string or template with a space; other strings are keys and wire names.
 *
 * @param {string} file
 * @param {string} text
 * @returns {import('./phrases.mjs').Problem[]}
 */
export function sourceProblems(file, text) {
  if (!mayHaveProblems(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  /** @param {number} position */
  const place = (position) => `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
  /** @type {import('./phrases.mjs').Problem[]} */
  const problems = [];
  /** @type {{ pos: number, end: number }[]} */
  const literals = [];

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isDeclaredName(node)) {
      const banned = bannedWordOf(node.text);
      if (banned)
        problems.push({ place: place(node.getStart()), found: node.text, instead: banned.instead });
    }
    if (isLiteral(node))
      literals.push({ pos: ts.isJsxText(node) ? node.pos : node.getStart(), end: node.end });
    const words = textOf(node);
    if (words !== undefined) problems.push(...phraseProblems(place(node.getStart()), words));
    // the types in the comments of JavaScript declare names too
    if ('jsDoc' in node && Array.isArray(node.jsDoc)) node.jsDoc.forEach(visit);
    ts.forEachChild(node, visit);
  };
  visit(source);

  for (const group of joinLines(commentsOf(text, literals), text)) {
    if (!suppression.test(group.text))
      problems.push(...commentProblems(place(group.pos), group.text));
  }
  return problems;
}

/** @param {ts.Node} node */
const isLiteral = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isTemplateHead(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/**
 * The comments of a text: outside of its literals, the marks of a comment only begin comments.
 *
 * @param {string} text
 * @param {{ pos: number, end: number }[]} literals in the order of the text
 */
function commentsOf(text, literals) {
  const marks = /\/\/.*|\/\*[\s\S]*?\*\//g;
  /** @type {{ pos: number, end: number }[]} */
  const comments = [];
  let at = 0;
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    let literal = literals[at];
    while (literal && literal.end <= match.index) literal = literals[++at];
    if (literal && literal.pos <= match.index) marks.lastIndex = literal.end;
    else comments.push({ pos: match.index, end: marks.lastIndex });
  }
  return comments;
}

/** @param {string} file */
const kindOf = (file) =>
  file.endsWith('.tsx')
    ? ts.ScriptKind.TSX
    : file.endsWith('.ts')
      ? ts.ScriptKind.TS
      : ts.ScriptKind.JS;

/**
 * True for the identifier that a declaration names. An import declares no name: its module does.
 *
 * @param {ts.Node} node
 * @returns {node is ts.Identifier | ts.PrivateIdentifier}
 */
function isDeclaredName(node) {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return false;
  const { parent } = node;
  if (!parent || !('name' in parent) || parent.name !== node) return false;
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyAssignment(parent)
  );
}

/**
 * The words of a node that a person may read; undefined for every other node.
 *
 * @param {ts.Node} node
 */
function textOf(node) {
  if (ts.isJsxText(node)) return node.text.trim() || undefined;
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  ) {
    if (node.parent && (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)))
      return undefined;
    return /\S \S/.test(node.text) ? node.text : undefined;
  }
  return undefined;
}

/**
 * Joins line comments that follow each other, and strips the marks of comments.
 *
 * @param {{ pos: number, end: number }[]} ranges
 * @param {string} text
 */
function joinLines(ranges, text) {
  /** @type {{ pos: number, end: number, text: string, isLine: boolean }[]} */
  const groups = [];
  for (const range of ranges) {
    const raw = text.slice(range.pos, range.end);
    const isLine = raw.startsWith('//');
    const words = isLine
      ? raw.replace(/^\/\/+ ?/, '')
      : raw.replaceAll(/^\/\*+|\*+\/$|^\s*\* ?/gm, '').trim();
    const last = groups.at(-1);
    if (
      isLine &&
      last?.isLine &&
      /^\s*$/.test(text.slice(last.end, range.pos)) &&
      text.slice(last.end, range.pos).split('\n').length === 2
    ) {
      last.text += ` ${words}`;
      last.end = range.end;
    } else groups.push({ pos: range.pos, end: range.end, text: words, isLine });
  }
  return groups;
}
