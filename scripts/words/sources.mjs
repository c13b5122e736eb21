import ts from 'typescript';
import { bannedWordOf } from './names.mjs';
import { commentProblems, phraseProblems } from './phrases.mjs';

const suppression = /^\s*(?:biome-ignore|eslint-|@ts-|v8 ignore|@__PURE__|#__PURE__)/;

/**
 * The problems of a source file: of the names that it declares, of its comments, and of its texts.
 * A text is JSX text, or a string or template with a space; other strings are keys and wire names.
 *
 * @param {string} file
 * @param {string} text
 * @returns {import('./phrases.mjs').Problem[]}
 */
export function sourceProblems(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  /** @param {number} position */
  const place = (position) => `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
  /** @type {import('./phrases.mjs').Problem[]} */
  const problems = [];
  /** @type {Map<number, ts.CommentRange>} */
  const comments = new Map();

  /** @param {number} position */
  const collect = (position) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, position) ?? []),
      ...(ts.getTrailingCommentRanges(text, position) ?? []),
    ])
      comments.set(range.pos, range);
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    collect(node.getFullStart());
    collect(node.getEnd());
    if (isDeclaredName(node)) {
      const banned = bannedWordOf(node.text);
      if (banned)
        problems.push({ place: place(node.getStart()), found: node.text, instead: banned.instead });
    }
    const words = textOf(node);
    if (words !== undefined) problems.push(...phraseProblems(place(node.getStart()), words));
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);

  for (const group of joinLines(
    [...comments.values()].sort((a, b) => a.pos - b.pos),
    text,
  )) {
    if (!suppression.test(group.text))
      problems.push(...commentProblems(place(group.pos), group.text));
  }
  return problems;
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
 * @param {ts.CommentRange[]} ranges
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
