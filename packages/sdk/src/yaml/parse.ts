import {
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  parseAllDocuments,
  Scalar,
  visit,
} from 'yaml';
import { documentOptions } from './documents';

/**
 * The documents of a text; each has its own errors. What only the library of a master accepts is
 * not an error: see `withLineFeeds`, `errorsOf` and `withIndentedLines`.
 */
export function parseDocuments(text: string, lineCounter = new LineCounter()): Document.Parsed[] {
  const lines = withLineFeeds(text);
  const documents = parse(lines, lineCounter);
  if (!errorsOf(documents[0]).some(isOfIndentation)) return documents;
  const indented = withIndentedLines(text);
  if (indented === undefined) return documents;
  const accepted = parse(indented);
  const positionIn = positionsWithout(lines, indented);
  for (const document of accepted)
    visit(document, {
      Node: (_, { range }) => {
        range?.forEach((position, at) => {
          range[at] = positionIn(position);
        });
      },
    });
  return accepted;
}

/** Returns a function from positions of the text with more indentation to those of the text without. */
function positionsWithout(text: string, indented: string): (position: number) => number {
  const [lines, newLines] = [linesOf(text), linesOf(indented)];
  return (position) => {
    const { line, col } = newLines.counter.linePos(position);
    const [before = '', after = ''] = [lines.texts[line - 1], newLines.texts[line - 1]];
    const column = Math.max(0, col - 1 - (after.length - before.length));
    return (lines.counter.lineStarts[line - 1] ?? 0) + column;
  };
}

function linesOf(text: string) {
  const counter = new LineCounter();
  const texts = text.split('\n');
  let start = 0;
  for (const line of texts) {
    counter.addNewLine(start);
    start += line.length + 1;
  }
  return { texts, counter };
}

/** The text with a line feed for each line break of YAML 1.1 that is one character, as a master reads it. */
export const withLineFeeds = (text: string): string => text.replace(/\r(?!\n)|\u0085/g, '\n');

/** The errors of a document, without those for a comment directly after a value, which a master accepts. */
export const errorsOf = (document: Document | undefined) =>
  document?.errors.filter(({ message }) => !/^Comments must be separated/.test(message)) ?? [];

function parse(text: string, lineCounter = new LineCounter()): Document.Parsed[] {
  const parsed = parseAllDocuments(text, { ...documentOptions, lineCounter });
  const documents = Array.isArray(parsed) ? parsed : [];
  for (const document of documents) document.errors = errorsOf(document);
  return documents;
}

/** Returns true for a line of a value in quotes or brackets that the parser wants indented. */
export const isOfIndentation = ({ message }: Error) =>
  /^Missing closing ['"]quote|^Flow \w+ in block collection must/.test(message);

/** How many values with such lines are read; a text with more of them is refused. */
const maxIndented = 20;

/**
 * The text with more indentation in those lines that the parser wants indented; a master does not look
 * at the indentation of a value in quotes or brackets.
 * @returns undefined where a document has another error, or too many levels for the parser
 */
export function withIndentedLines(text: string): string | undefined {
  try {
    return indentedLines(text);
  } catch (deep) {
    if (deep instanceof RangeError) return undefined;
    throw deep;
  }
}

function indentedLines(text: string): string | undefined {
  let indented: string | undefined = withLineFeeds(text);
  for (let count = 0; count <= maxIndented && indented !== undefined; count++) {
    const failed = parse(indented).find(({ errors }) => errors.length > 0);
    if (!failed) return indented;
    indented = withNextIndented(indented, failed);
  }
  return undefined;
}

function withNextIndented(text: string, failed: Document.Parsed): string | undefined {
  const [error] = failed.errors;
  if (!error || !isOfIndentation(error)) return undefined;
  const from = startOf(failed, error.pos[0]);
  const end = from === undefined ? undefined : endOfValue(text, from);
  if (from === undefined || end === undefined) return undefined;
  const indentation = ' '.repeat(from - text.lastIndexOf('\n', from));
  const value = text.slice(from, end);
  if (/^(?:---|\.\.\.)(?!\S)/m.test(value)) return undefined;
  const indented = value.replace(/\n(?=.)/g, `\n${indentation}`);
  return indented === value ? undefined : text.slice(0, from) + indented + text.slice(end);
}

/** Where the last value in quotes or brackets before a place begins, without those inside of others. */
function startOf(document: Document.Parsed, place: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node: (_, node) => {
      const isQuoted =
        isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE);
      if (!isQuoted && !(isCollection(node) && node.flow)) return undefined;
      if (node.range && node.range[0] < place) start = node.range[0];
      return visit.SKIP;
    },
  });
  return start;
}

/** Quoted texts, comments, and brackets, each where it can begin. */
const parts = /(?<=^|[\s[{,:])(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')|(?<=[\s"'\]}])#.*|[[\]{}]/g;

/** Where a value in quotes or brackets ends; undefined where it does not. */
function endOfValue(text: string, from: number): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of text.slice(from).matchAll(parts)) {
    if (part === '[' || part === '{') depth++;
    else if (part === ']' || part === '}') depth--;
    if (depth === 0) return from + index + part.length;
  }
  return undefined;
}
