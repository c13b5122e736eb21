import { describe, expect, test } from 'vitest';
import { subjectProblems } from './commits.mjs';
import { bannedWordOf, pathProblems } from './names.mjs';
import { commentProblems, documentProblems, phraseProblems } from './phrases.mjs';
import { sourceProblems } from './sources.mjs';

const wordsIn = (problems: { found: string }[]) => problems.map((problem) => problem.found);

describe('names', () => {
  test.each([
    ['ListWish', 'wish'],
    ['useDressedList', 'dressed'],
    ['bulk-acts', 'acts'],
    ['isToldApart', 'told'],
    ['mostPins', 'most'],
    ['usualBatch', 'usual'],
    ['shown', 'shown'],
    ['Held', 'Held'],
  ])('%s has a banned word', (name, word) => expect(bannedWordOf(name)?.word).toBe(word));

  test.each([
    'actor',
    'useExperimentRows',
    'lookup',
    'activate',
    'MAX_AGE',
    'atMost',
    'maxPins',
    'shownRows',
  ])('%s is plain', (name) => expect(bannedWordOf(name)).toBeUndefined());

  test('each part of a path is read', () => {
    expect(wordsIn(pathProblems('src/bulk-acts/twin.ts'))).toEqual(['bulk-acts', 'twin.ts']);
    expect(pathProblems('src/actions/accessible-table.ts')).toEqual([]);
  });
});

describe('comments', () => {
  test('a comment starts with a verb or a noun, not with "What"', () => {
    expect(commentProblems('a.ts:1', 'What the page shows.')).toHaveLength(1);
    expect(commentProblems('a.ts:1', 'Returns the rows of the page.')).toEqual([]);
  });

  test('phrases of the dialect are found, code between backticks is not read', () => {
    expect(commentProblems('a.ts:1', 'Asks whoever opened it.')).toHaveLength(1);
    expect(commentProblems('a.ts:1', 'Calls `whoever` once.')).toEqual([]);
  });
});

describe('texts', () => {
  test.each(['It is no number.', 'The receiver took it.', 'The row stands here.'])(
    '%s is found',
    (text) => expect(phraseProblems('a.ts:1', text).length).toBeGreaterThan(0),
  );

  test.each(['There is no network.', 'It is no longer running.', 'A standard text.'])(
    '%s is plain',
    (text) => expect(phraseProblems('a.ts:1', text)).toEqual([]),
  );

  test('names, comments and texts of a source file are read with their lines', () => {
    const source = "// asks whoever is there\nexport const wishOf = () => 'somebody';\n";
    const problems = sourceProblems('a.ts', source);
    expect(problems.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['a.ts:1', 'a.ts:2']),
    );
    expect(wordsIn(problems)).toContain('wishOf');
  });

  test.each([
    ['const wish = 1;', 'wish'],
    ['for (const act of list) run(act);', 'act'],
    ['const { row, held } = state;', 'held'],
    ['const { row: shown } = state;', 'shown'],
    ['class Row { private static readonly acts = 1 }', 'acts'],
    ['class Row { async *acts() {} }', 'acts'],
    ['class Row { #acts = 1 }', '#acts'],
    ['export default async function act() {}', 'act'],
    ['export default async function* act() {}', 'act'],
    ['abstract class Twin {}', 'Twin'],
    ['export type Wish<Row> = Row;', 'Wish'],
    ['declare const rows: { act?: string };', 'act'],
    ['const rows = (first, ...acts) => first;', 'acts'],
    ['let rows,\n  acts;', 'acts'],
    ['/** @type {(row: { act: string }) => void} */\nlet row;', 'act'],
  ])('%s has a banned name', (source, name) =>
    expect(wordsIn(sourceProblems('a.js', source))).toContain(name),
  );

  test.each([
    ['// a row that is\n// of before, and more\n', 'of before'],
    ['// asks the user who\n// hurries; the\n// acts of a row\n', 'the acts'],
    ['/**\n * What the page shows.\n */\n', 'What the page'],
    ['const a = 1; // Whose row it is', 'Whose row'],
    ['const rows = /["//]/; // the acts of a row', 'the acts'],
    ['const text = "a row\\nthe acts of it";', 'the acts'],
    [`const text = \`\${row} the acts \${row}\`;`, 'the acts'],
    ['const row = <p>Here the acts are</p>;', 'the acts'],
  ])('%s has a banned phrase', (source, words) =>
    expect(wordsIn(sourceProblems('a.tsx', source))).toEqual([expect.stringContaining(words)]),
  );

  test.each([
    'const link = "https://of.before/ the-acts"; // a comment',
    'const rows = /[//] the acts/;',
    `const text = \`/* \${row} // What is it */\`;`,
    'const row = <p>http:// Whose row</p>;',
    'export { shown } from "./rows";',
  ])('%s is plain', (source) => expect(sourceProblems('a.tsx', source)).toEqual([]));

  test('a document is read by line, without its code', () => {
    const text = 'A plain line.\n```\nwhoever\n```\nAsk whoever knows `somebody`.\n';
    expect(documentProblems('a.md', text).map(({ place }) => place)).toEqual(['a.md:5']);
  });
});

describe('commits', () => {
  test.each([
    'words: add a check for words',
    'console/experiments: keep the selection',
    'sdk, cli: send requests through openapi-fetch',
  ])('%s is a subject', (subject) => expect(subjectProblems('abc', subject)).toEqual([]));

  test.each([
    ['a change without an area', '`area: imperative`'],
    ['words: adds a check', 'the imperative: add, fix, move'],
    ['words: the check reads names', 'the imperative: add, fix, move'],
    [`words: ${'add a very long subject '.repeat(4)}`, 'at most 72 characters'],
  ])('%s is not', (subject, instead) =>
    expect(subjectProblems('abc', subject).map((problem) => problem.instead)).toContain(instead),
  );
});
