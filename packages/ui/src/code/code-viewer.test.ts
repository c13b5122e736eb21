import { expect, test } from 'vitest';
import { checkCode } from './check-code';
import { isNotebook, languageOf } from './code-language';
import { linesHash, parseLines, pickLines } from './code-lines';
import { readFile } from './file-content';
import { readNotebook } from './notebook-cells';

test.each([
  ['train.py', 'python'],
  ['dir.py/config.YAML', 'yaml'],
  ['metrics.json', 'json'],
  ['explore.ipynb', 'json'],
  ['README.md', 'markdown'],
  ['run.log', 'text'],
  ['Dockerfile', 'yaml'],
])('the name %s is read as %s', (name, language) => {
  expect(languageOf(name)).toBe(language);
});

test('a notebook is recognized by its extension', () => {
  expect(isNotebook('a/explore.IPYNB')).toBe(true);
  expect(isNotebook('ipynb.py')).toBe(false);
});

test.each([
  ['#L10-L20', { from: 10, to: 20 }],
  ['L7', { from: 7, to: 7 }],
  ['L9-3', { from: 3, to: 9 }],
  ['L0', undefined],
  ['#top', undefined],
  ['', undefined],
])('the link %s names lines', (hash, lines) => {
  expect(parseLines(hash)).toEqual(lines);
});

test('lines become a link, and Shift extends them', () => {
  expect(linesHash({ from: 3, to: 3 })).toBe('L3');
  expect(linesHash({ from: 3, to: 9 })).toBe('L3-L9');
  expect(pickLines(9, { from: 3, to: 4 }, true)).toEqual({ from: 3, to: 9 });
  expect(pickLines(9, { from: 3, to: 4 }, false)).toEqual({ from: 9, to: 9 });
  expect(pickLines(9, undefined, true)).toEqual({ from: 9, to: 9 });
});

test('bytes are text, binary or empty', () => {
  const bytes = new TextEncoder().encode('größe: 1');
  expect(readFile(bytes)).toEqual({ kind: 'text', text: 'größe: 1', sizeBytes: bytes.length });
  expect(readFile(new Uint8Array())).toEqual({ kind: 'empty' });
  expect(readFile(new Uint8Array([65, 0, 66]))).toEqual({ kind: 'binary', sizeBytes: 3 });
  expect(readFile(new Uint8Array([0xff, 0xfe]))).toEqual({ kind: 'binary', sizeBytes: 2 });
});

test('a product adds the checks of a language', async () => {
  const problem = { from: 0, to: 1, severity: 'error', message: 'No.' } as const;
  const checks = { yaml: async (text: string) => (text === 'a' ? [problem] : []) };
  expect(await checkCode('a', 'yaml', checks)).toEqual([problem]);
  expect(await checkCode('a', 'yaml')).toEqual([]);
});

test('a problem in JSON has its position, and an empty text is valid', async () => {
  const text = '{\n  "a": 1,\n}';
  const [problem] = await checkCode(text, 'json');
  expect(problem?.severity).toBe('error');
  expect(text.slice(0, problem?.from)).toContain('"a": 1,');
  expect(await checkCode('  ', 'json')).toEqual([]);
  expect(await checkCode('def f(:', 'python')).toEqual([]);
});

const code = (outputs: unknown[]) => ({
  cell_type: 'code',
  execution_count: 2,
  source: ['a = 1\n', 'a'],
  outputs,
});
const cellsOf = (...cells: unknown[]) => readNotebook(JSON.stringify({ nbformat: 4, cells }));
const outputOf = (output: unknown) => {
  const [cell] = cellsOf(code([output])) ?? [];
  return cell?.kind === 'code' ? cell.outputs : undefined;
};

test('a notebook has its cells', () => {
  expect(cellsOf({ cell_type: 'markdown', source: '# Title' }, code([]))).toEqual([
    { kind: 'markdown', text: '# Title' },
    { kind: 'code', text: 'a = 1\na', count: 2, outputs: [] },
  ]);
  expect(readNotebook('{"no": "cells"}')).toBeUndefined();
  expect(readNotebook('not JSON')).toBeUndefined();
});

test('outputs in HTML and SVG stay text, and terminal colors are removed', () => {
  const html = '<img src=x onerror=alert(1)>';
  expect(outputOf({ output_type: 'display_data', data: { 'text/html': [html] } })).toEqual([
    { kind: 'text', text: html, isError: false },
  ]);
  expect(outputOf({ output_type: 'display_data', data: { 'image/svg+xml': '<svg/>' } })).toEqual([
    { kind: 'text', text: '<svg/>', isError: false },
  ]);
  expect(
    outputOf({ output_type: 'error', traceback: ['\u001b[0;31mKeyError\u001b[0m: loss'] }),
  ).toEqual([{ kind: 'text', text: 'KeyError: loss', isError: true }]);
});

test('only raster images in base64 become pictures', () => {
  const picture = (content: string) =>
    outputOf({ output_type: 'display_data', data: { 'image/png': content, 'text/plain': 'fig' } });
  expect(picture('iVBOR\nw0KGgo=')).toEqual([
    { kind: 'picture', address: 'data:image/png;base64,iVBORw0KGgo=' },
  ]);
  expect(picture('" onerror="alert(1)')).toEqual([{ kind: 'text', text: 'fig', isError: false }]);
});

test('an output of an unsupported kind shows a note', () => {
  const output = { output_type: 'display_data', data: { 'application/x-widget': {} } };
  expect(outputOf(output)).toEqual([
    {
      kind: 'text',
      text: 'An output that cannot be shown here: application/x-widget',
      isError: false,
    },
  ]);
});

test('notebooks of format 3 are read, too', () => {
  const input = { cell_type: 'code', prompt_number: 1, input: 'x', outputs: [] };
  const text = JSON.stringify({ nbformat: 3, worksheets: [{ cells: [input] }] });
  expect(readNotebook(text)).toEqual([{ kind: 'code', text: 'x', count: 1, outputs: [] }]);
});
