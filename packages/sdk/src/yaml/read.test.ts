import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readYaml, YamlError, yamlProblems } from '.';

/** A text and what the YAML library of a master makes of it. */
type Reading = { yaml: string; json?: unknown; error?: string };

const readingsIn = (file: string): Reading[] => JSON.parse(readFileSync(file, 'utf8'));

const committed = resolve(import.meta.dirname, '../test/yaml-readings.json');
const recordings = process.env.TRAINYARD_RECORDINGS;
const measured = recordings === undefined ? '' : resolve(recordings, '../yaml-cases.json');

function read(text: string): Omit<Reading, 'yaml'> {
  try {
    return { json: readYaml(text) };
  } catch (failure) {
    if (failure instanceof YamlError) return { error: failure.message };
    throw failure;
  }
}

describe.each([committed, measured].filter((file) => existsSync(file)))(
  'the texts of %s',
  (file) => {
    test.each(readingsIn(file))('$yaml is read as by a master', ({ yaml, ...reading }) => {
      expect(read(yaml)).toEqual(reading);
    });
  },
);

// by the source of yaml.v2 and ghodss/yaml
test.each([
  ['a: {root: 1, <<: {root: 2}}', { a: { root: 2 } }],
  ['a: {"<<": 1}', { a: { '<<': 1 } }],
  ['a: 1e400', { a: '1e400' }],
  ['a: .1_0', { a: 0.1 }],
  ['a: 1_', { a: 1 }],
  ['a: 0x', { a: '0x' }],
  ['a: 0b+1', { a: 1 }],
  ['a: 0b-1', { a: -1 }],
  ['a: -0b+1', { a: '-0b+1' }],
  ['a: ! "yes"', { a: true }],
  ['a: !custom 5', { a: '5' }],
  ['a: !!str 5', { a: '5' }],
  ['a: !!float 5', { a: 5 }],
  ['a: !!binary aGk=', { a: 'hi' }],
  ['9007199254740993: 1', { '9007199254740993': 1 }],
  ['1e-8: 1', { '1e-08': 1 }],
  ['1234567.0: 1', { '1.234567e+06': 1 }],
  ['0.1: 1', { '0.1': 1 }],
  ['0755: 1', { '493': 1 }],
  ['a: &x 1\nb: *x', { a: 1, b: 1 }],
  ['&x a: 1\n*x : 2', { a: 2 }],
  ['a: 1\n---\n{', { a: 1 }],
  ['# nothing', null],
])('%s is read as yaml.v2 does', (text, value) => {
  expect(readYaml(text)).toEqual(value);
});

// by yaml.v2 2.4.0 itself, through ghodss/yaml 1.0.0
test.each([
  ['a: "x"#c\n', { a: 'x' }],
  ['a: [1,2]#c\nb: {c: 1}#c', { a: [1, 2], b: { c: 1 } }],
  ['a: |#c\n  x\n', { a: 'x\n' }],
  ['a: 1\rb: 2', { a: 1, b: 2 }],
  ['# c\ra: "x\ry"\r', { a: 'x y' }],
  ['a: |\n x\r y\n', { a: 'x\ny\n' }],
  ['a:\u0085- 1\u0085- 2', { a: [1, 2] }],
  ['a: "x\ny"\nb: 1', { a: 'x y', b: 1 }],
  ["k:\n  a: 'it''s\n\nso'\nz: 1", { k: { a: "it's\nso" }, z: 1 }],
  ['a: {\nb: 1, # ]\nc: [2,\n"}\n3"]}\nd: [\n4\n]', { a: { b: 1, c: [2, '} 3'] }, d: [4] }],
])('%j is read as yaml.v2 does, though it is no YAML of today', (text, value) => {
  expect(readYaml(text)).toEqual(value);
  expect(yamlProblems(text)).toEqual([]);
});

test('a problem after lines that are not indented has its place in the text', () => {
  const text = 'a: {\nb: 1\n}\nc: .inf\nd: 1\nd: 2';
  expect(yamlProblems(text)).toMatchObject([{ from: text.indexOf('.inf'), severity: 'error' }]);
  const repeated = 'a: {\nb: 1,\nb: 2}';
  const at = repeated.lastIndexOf('b');
  expect(yamlProblems(repeated)).toMatchObject([{ from: at, to: at + 1, severity: 'warning' }]);
});

test('a name such as __proto__ is a name', () => {
  expect(Object.entries(readYaml('__proto__: 1') ?? {})).toEqual([['__proto__', 1]]);
});

test.each([
  ['a: "\u0007"', 'yaml: control characters are not allowed', 1],
  ['a: "x\n---\ny"', 'yaml: line 1: Missing closing "quote', 1],
  ['a: 1\nb: @x', 'yaml: line 2: found character that cannot start any token', 2],
  ['nonsense: [', 'yaml: line 1: did not find expected node content', 1],
  ['a: [1\n', "yaml: line 1: did not find expected ',' or ']'", 2],
  ['a: *x', "yaml: unknown anchor 'x' referenced", 1],
  ['a: &a [*a]', "yaml: anchor 'a' value contains itself", 1],
  ['a: {<<: 1}', 'yaml: map merge requires map or sequence of maps as the value', 1],
  ['a: !!int 5.5', 'yaml: cannot decode !!float `5.5` as a !!int', 1],
  ['? [a]\n: 1', 'yaml: invalid map key', 1],
  ['%YAML 1.2\n---\na: 1', 'yaml: found incompatible YAML document', 1],
])('%s is refused', (text, message, line) => {
  expect(() => readYaml(text)).toThrow(expect.objectContaining({ message, line }));
});

const inUtf16 = (text: string, order: 'utf16le' | 'utf16be') => {
  const bytes = Uint8Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0) & 255);
  const both = [...`\ufeff${text}`].flatMap((character, at) => {
    const [low = 0, high] = [bytes[at], character.charCodeAt(0) >> 8];
    return order === 'utf16le' ? [low, high] : [high, low];
  });
  return new TextDecoder().decode(Uint8Array.from(both));
};

test.each([
  [inUtf16('name: x\n', 'utf16le'), /UTF-16. Save it as UTF-8$/],
  [inUtf16('name: x\n', 'utf16be'), /UTF-16. Save it as UTF-8$/],
  ['a: "\u0007"', /not allowed$/],
  ['name: x\nlr:\u00a00.1\nb: 2', /a no-break space follows the colon/],
  ['a: 1\nb:\u00a02', /a no-break space follows the colon/],
])('the problem of %j says what its text has (public-reports PB17)', (text, reason) => {
  expect(yamlProblems(text)[0]?.message).toMatch(reason);
});

test('aliases that make a large value of a small text are refused', () => {
  const lines = Array.from({ length: 9 }, (_, at) =>
    at === 0
      ? 'a0: &a0 [x, x, x, x, x, x, x, x, x]'
      : `a${at}: &a${at} [${`*a${at - 1}, `.repeat(9)}]`,
  );
  expect(() => readYaml(lines.join('\n'))).toThrow('document contains excessive aliasing');
});

test('a text of many levels is refused, not a crash', () => {
  expect(() => readYaml('['.repeat(4_000))).toThrow(YamlError);
  expect(yamlProblems('['.repeat(4_000))[0]).toMatchObject({ severity: 'error' });
});

test('problems are errors where a master refuses, and names that are given twice', () => {
  expect(yamlProblems('a: 1\nb: .inf')).toEqual([
    { from: 8, to: 12, severity: 'error', message: 'unsupported value: +Inf' },
  ]);
  expect(yamlProblems('lr: 1\nlr: 2')).toEqual([
    {
      from: 6,
      to: 8,
      severity: 'warning',
      message: '"lr" is given more than once. The last one counts.',
    },
  ]);
  expect(yamlProblems('a: yes\n')).toEqual([]);
});
