import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMap, isScalar, isSeq, parse, parseDocument, Scalar } from 'yaml';
import { readYaml, setInYaml, writeYaml } from '.';

/** The implicit types of PyYAML's safe loader, in its order. */
const pythonTypes: ReadonlyArray<[pattern: RegExp, value: (text: string) => unknown]> = [
  [/^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/, () => true],
  [/^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/, () => false],
  [/^[-+]?(?:0|[1-9][\d_]*)$/, (text) => Number(text)],
  [
    /^(?:[-+]?\d[\d_]*\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?)$/,
    (text) => Number(text),
  ],
  [
    /^[-+]?(?:0b[01_]+|0[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?)$/,
    () => 'integer',
  ],
  [/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/, () => 'float'],
  [/^<<$/, () => 'merge'],
  [/^(?:~|null|Null|NULL|)$/, () => null],
  [/^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d/, () => 'timestamp'],
  [/^=$/, () => 'value'],
];

function readByPython(text: string): unknown {
  // PyYAML refuses these
  expect(text).toMatch(/^[\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
  // and takes these for line breaks
  expect(text).not.toMatch(/[\x85\u2028\u2029]/);
  const valueIn = (node: unknown): unknown => {
    if (isMap(node))
      return Object.fromEntries(node.items.map(({ key, value }) => [valueIn(key), valueIn(value)]));
    if (isSeq(node)) return node.items.map(valueIn);
    if (!isScalar(node)) return null;
    const text = String(node.value);
    if (node.type !== Scalar.PLAIN) return text;
    const type = pythonTypes.find(([pattern]) => pattern.test(text));
    return type ? type[1](text) : text;
  };
  const document = parseDocument(text, { schema: 'failsafe' });
  expect(document.errors).toEqual([]);
  return valueIn(document.contents);
}

const readers: ReadonlyArray<[name: string, read: (text: string) => unknown]> = [
  ['a master', readYaml],
  ['a reader of YAML 1.2', (text) => parse(text)],
  ['a reader of YAML 1.1', (text) => parse(text, { version: '1.1', merge: true })],
  ['PyYAML', readByPython],
];

/** Returns the part of a value that JSON keeps. */
const inJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const confusing = [
  ...[
    'on',
    'off',
    'yes',
    'no',
    'y',
    'n',
    'Y',
    'N',
    'true',
    'NULL',
    '~',
    '',
    '=',
    '<<',
    '-',
    '+',
    '.',
  ],
  ...[
    '1_000',
    '0b11',
    '0b+0',
    '0_1',
    '1__0',
    'E0',
    '-e1',
    '.E+0',
    '0755',
    '0o7',
    '0x1F',
    '1e3',
    '1e-8',
    '.5',
    '.inf',
    '.NaN',
    '1.',
  ],
  ...['190:20:30', '1:30', '1:30.5', '2023-01-02', '2023-1-2 3:04:05', '12e03', '+1', '-0b1', '_1'],
  ...[
    'a: b',
    'a #b',
    '#a',
    '- a',
    '? a',
    ': a',
    'a:',
    '@x',
    '`x',
    '%x',
    '!x',
    '&x',
    '*x',
    '|',
    '>',
  ],
  ...['---', '...', '--- a', '... a', '{}', '[]', 'a, b', '"a"', "'a'", ' a', 'a ', '\ta', 'a\t'],
  ...[
    'a\nb',
    'a\nb\n',
    'a\n\n',
    '\na',
    'a\n b\n',
    ' a\nb',
    'a \nb',
    'a\r\nb',
    '\n',
    'a\n---\nb',
    'a\n# b',
  ],
  ...[
    'a\u2028b',
    'a\u0085b',
    'a\u2029b',
    '\ufeffa',
    'a\u00a0b',
    'é漢🎉',
    'a\u007fb',
    'a\u0000b',
    '\u{e0001}',
  ],
];

const texts = fc.oneof(
  fc.constantFrom(...confusing),
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[-+.:_ \dabenoxyEfTZ#'"\\]{0,9}$/),
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '-', ':', '#', '\t', '\u2028', '\u0085') }),
);
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    texts,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(texts, tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe.each(readers)('%s', (_name, read) => {
  test.each(confusing)('reads the text %j as it is, as a value and as a name', (text) => {
    const value = { [text]: text, list: [text, { [text]: [text] }] };
    expect(read(writeYaml(value))).toEqual(value);
    expect(read(writeYaml(text))).toEqual(text);
  });

  test('reads what is written as the same value', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(inJson(read(writeYaml(value)))).toEqual(inJson(value));
      }),
      { numRuns: 150 },
    );
  });
});

test('numbers are written so that PyYAML reads numbers', () => {
  expect(writeYaml({ lr: 1e-8, big: 1e21, small: 1.5e-7, plain: 0.1 })).toBe(
    'lr: 1.0e-8\nbig: 1.0e+21\nsmall: 1.5e-7\nplain: 0.1\n',
  );
  expect(writeYaml([Number.NaN, Infinity, -Infinity, 10n])).toBe('- .nan\n- .inf\n- -.inf\n- 10\n');
});

test('plain texts have no quotes, and several lines are a block', () => {
  const value = { name: 'mnist', image: 'registry.local/a:1', version: '0.23.4', note: 'a\nb\n' };
  expect(writeYaml(value)).toBe(
    'name: mnist\nimage: registry.local/a:1\nversion: 0.23.4\nnote: |\n  a\n  b\n',
  );
  expect(writeYaml({ empty: {}, none: [], nothing: undefined, nil: null })).toBe(
    'empty: {}\nnone: []\nnil: null\n',
  );
});

describe('one value is changed', () => {
  const text = `# what for
name: old # the name
hyperparameters:
  lr: 0.1 # tuned
  "n": 'yes'
resources: {slots: 1}
line: "a\\u2028b"
`;

  test('in place, with comments and order', () => {
    expect(setInYaml(text, ['name'], 'off')).toBe(text.replace('old', '"off"'));
    expect(setInYaml(text, ['hyperparameters', 'n'], 5)).toBe(text.replace("'yes'", '5'));
    expect(setInYaml(text, ['resources', 'pool'], 'a, b')).toBe(
      text.replace('slots: 1', 'slots: 1, pool: "a, b"'),
    );
    expect(setInYaml(text, ['environment', 'auth'], { user: 'no' })).toBe(
      `${text}environment:\n  auth:\n    user: "no"\n`,
    );
    expect(setInYaml(text, ['hyperparameters', 'lr'], undefined)).toBe(
      text.replace('  lr: 0.1 # tuned\n', ''),
    );
  });

  test.each([
    ['name: a\nname: b\n', 'name: a\nname: c\n'],
    ['base: &b {x: 1}\n<<: *b\nname: a\n', 'base: &b {x: 1}\n<<: *b\nname: c\n'],
    ['base: &b {name: x}\nname: a\n<<: *b\n', 'base:\n  name: x\nname: c\n'],
    ['name: &n a\nother: *n\n', 'name: c\nother: a\n'],
  ])('so that a master reads it: %s', (before, after) => {
    expect(setInYaml(before, ['name'], 'c')).toBe(after);
  });

  test('a map behind an alias is written out', () => {
    const merged = setInYaml('a: &a {x: 1}\nb: *a\n', ['b', 'y'], 2);
    expect(readYaml(merged)).toEqual({ a: { x: 1 }, b: { x: 1, y: 2 } });
  });

  test('a text that cannot be read, or is not a map, stays', () => {
    expect(setInYaml('name: [1', ['name'], 'x')).toBe('name: [1');
    expect(setInYaml('- 1', ['name'], 'x')).toBe('- 1');
  });

  test('to any value, and nothing else changes', () => {
    fc.assert(
      fc.property(
        fc.dictionary(texts, values, { maxKeys: 4 }),
        texts,
        texts,
        values,
        (config, outer, inner, value) => {
          const changed = readYaml(setInYaml(writeYaml(config), [outer, inner], value));
          const before = inJson(Object.hasOwn(config, outer) ? config[outer] : {});
          const fields = typeof before === 'object' && !Array.isArray(before) ? before : {};
          const expected = new Map(Object.entries(config));
          expected.set(
            outer,
            Object.fromEntries(new Map(Object.entries(fields ?? {})).set(inner, value)),
          );
          expect(inJson(changed)).toEqual(inJson(Object.fromEntries(expected)));
        },
      ),
      { numRuns: 100 },
    );
  });
});
