import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  conditionCount,
  deepestGroup,
  type FilterColumn,
  type FilterField,
  type FilterGroup,
  type FilterNode,
  operatorsOf,
  parseFilterJson,
  takesValue,
  toFilterJson,
} from '~/features/experiments/base/filter/filter-set';
import { printQueryLine } from './print-query-line';
import { parseQueryLine } from './query-line';
import type { Vocabulary } from './vocabulary';

const column = (name: string, type: FilterColumn['type'], location = 'EXPERIMENT') => ({
  column: name,
  type,
  location: `LOCATION_TYPE_${location}` as FilterColumn['location'],
});

const columns = [
  column('name', 'COLUMN_TYPE_TEXT'),
  column('state', 'COLUMN_TYPE_TEXT'),
  column('user', 'COLUMN_TYPE_TEXT'),
  column('startTime', 'COLUMN_TYPE_DATE'),
  column('numTrials', 'COLUMN_TYPE_NUMBER'),
  column('hp.lr', 'COLUMN_TYPE_NUMBER', 'HYPERPARAMETERS'),
  column('hp.learning rate "x"', 'COLUMN_TYPE_UNSPECIFIED', 'HYPERPARAMETERS'),
  column('and', 'COLUMN_TYPE_TEXT'),
];
const vocabulary: Vocabulary = {
  columnOf: (name) => columns.find((each) => each.column === name),
  choices: {
    state: ['ACTIVE', 'COMPLETED', 'ERROR'].map((name) => ({ name, value: name })),
    user: [{ name: 'anika', value: '3' }],
  },
};

const groupOf = (line: string): FilterGroup => {
  const result = parseQueryLine(line, vocabulary);
  if (!result.ok) throw new Error(`${result.message} at ${result.at}`);
  return result.group;
};

// conditions as triples, groups as their conjunction and children
const brief = (node: FilterNode): unknown =>
  node.kind === 'field'
    ? [node.columnName, node.operator, node.value]
    : { [node.conjunction]: node.children.map(brief) };

test.each([
  ['', { and: [] }],
  ['state = error', { and: [['state', '=', 'ERROR']] }],
  [
    'state=ERROR and hp.lr > 1e-2',
    {
      and: [
        ['state', '=', 'ERROR'],
        ['hp.lr', '>', 0.01],
      ],
    },
  ],
  [
    'name ~ a and name ~ b or name ~ c',
    {
      or: [
        {
          and: [
            ['name', 'contains', 'a'],
            ['name', 'contains', 'b'],
          ],
        },
        ['name', 'contains', 'c'],
      ],
    },
  ],
  [
    'name !~ "vit b" AND (user != Anika OR hp.lr is not empty)',
    {
      and: [
        ['name', 'notContains', 'vit b'],
        {
          or: [
            ['user', '!=', '3'],
            ['hp.lr', 'notEmpty', null],
          ],
        },
      ],
    },
  ],
  ['startTime >= 2026-11-20', { and: [['startTime', '>=', '2026-11-20T00:00:00.000Z']] }],
  ['"hp.learning rate \\"x\\"" = 3', { and: [['hp.learning rate "x"', '=', 3]] }],
  ['"hp.learning rate \\"x\\"" = "3"', { and: [['hp.learning rate "x"', '=', '3']] }],
  ['"and" = "is"', { and: [['and', '=', 'is']] }],
  [
    'name = a and (name = b and name = c)',
    {
      and: [
        ['name', '=', 'a'],
        ['name', '=', 'b'],
        ['name', '=', 'c'],
      ],
    },
  ],
])('%j is read', (line, expected) => {
  expect(brief(groupOf(line))).toEqual(expected);
});

test.each([
  ['nme = a', 'nme', 'There is no column "nme".'],
  ['name =', '', 'Expected a value.'],
  ['name a', 'a', 'Expected an operator such as "=" after "name", found "a".'],
  [
    'name > a',
    '>',
    '"name" cannot be compared by ">", only by ~, !~, =, !=, is empty, is not empty.',
  ],
  ['name = a name = b', 'name', 'Expected "and" or "or" before "name".'],
  ['state = LOST', 'LOST', '"LOST" is not one of ACTIVE, COMPLETED, ERROR.'],
  ['hp.lr < fast', 'fast', '"fast" is not a number.'],
  ['startTime > yesterday', 'yesterday', '"yesterday" is not a day such as 2026-11-20.'],
  ['startTime > 2026-02-30', '2026-02-30', '"2026-02-30" is not a day such as 2026-11-20.'],
  ['(name = a', '(', 'This parenthesis is not closed.'],
  ['name = "a', '"a', 'This quote is not closed.'],
  ['name = a, b', ',', '"," is not allowed here.'],
])('%j says what is wrong and where', (line, where, message) => {
  const result = parseQueryLine(line, vocabulary);
  if (result.ok) throw new Error('it was read');
  expect(result.message).toBe(message);
  expect(line.slice(result.at, result.at + result.length)).toBe(where);
});

test('groups deeper than the form has are refused', () => {
  const line = 'name=a or (name=b and (name=c or (name=d and name=e)))';
  expect(parseQueryLine(line, vocabulary)).toMatchObject({
    ok: false,
    message: `Groups nest at most ${deepestGroup} deep.`,
  });
});

const value = (type: FilterColumn['type']): fc.Arbitrary<string | number> => {
  if (type === 'COLUMN_TYPE_NUMBER') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === 'COLUMN_TYPE_DATE')
    return fc
      .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString());
  return fc.string({ minLength: 1 });
};

const field: fc.Arbitrary<FilterField> = fc.constantFrom(...columns).chain((each) =>
  fc
    .constantFrom(...operatorsOf(each))
    .chain((operator) =>
      fc.record({
        operator: fc.constant(operator),
        value: fc.oneof(
          ...(vocabulary.choices[each.column]?.map((choice) => fc.constant(choice.value)) ?? [
            // only numbers are compared by size
            value(
              each.type === 'COLUMN_TYPE_UNSPECIFIED' && /^[<>]/.test(operator)
                ? 'COLUMN_TYPE_NUMBER'
                : each.type,
            ),
          ]),
        ),
      }),
    )
    .map(({ operator, value: filterValue }) => ({
      kind: 'field',
      columnName: each.column,
      location: each.location,
      type: each.type,
      operator,
      value: takesValue(operator) ? filterValue : null,
    })),
);

const group = (depth: number): fc.Arbitrary<FilterGroup> =>
  fc.record({
    kind: fc.constant('group' as const),
    conjunction: fc.constantFrom('and' as const, 'or' as const),
    children: fc.array(depth === 0 ? field : fc.oneof(field, group(depth - 1)), { maxLength: 4 }),
  });

test('what is printed reads as the same, and is kept through JSON', () => {
  fc.assert(
    fc.property(group(deepestGroup), (any) => {
      const printed = printQueryLine(any, vocabulary);
      // written by hand there may be groups of one, or of the same word, which a line has no need of
      const read = groupOf(printed);
      expect(groupOf(printQueryLine(read, vocabulary))).toEqual(read);
      expect(conditionCount(read)).toBe(conditionCount(any));
      const set = { filterGroup: read, showArchived: true };
      expect(parseFilterJson(toFilterJson(set))).toEqual(set);
    }),
    { numRuns: 300 },
  );
});

test.each([
  'nothing',
  '{}',
  '{"filterGroup":{"kind":"group","conjunction":"xor","children":[]},"showArchived":false}',
  '{"filterGroup":{"kind":"group","conjunction":"and","children":[{"kind":"field"}]},"showArchived":false}',
  '{"filterGroup":{"kind":"group","conjunction":"and","children":[]}}',
])('a stored filter of another shape is none: %s', (text) => {
  expect(parseFilterJson(text)).toBeUndefined();
});

test('ids that are stored with a filter are not sent', () => {
  const text = `{"filterGroup":{"id":"ROOT","kind":"group","conjunction":"or","children":[
    {"id":"1","kind":"field","columnName":"name","location":"LOCATION_TYPE_EXPERIMENT","type":"COLUMN_TYPE_TEXT","operator":"contains","value":null},
    {"id":"2","kind":"group","conjunction":"and","children":[]}]},"showArchived":false}`;
  const set = parseFilterJson(text);
  expect(set?.filterGroup.children).toHaveLength(2);
  expect(set && toFilterJson(set)).toBe(
    '{"filterGroup":{"kind":"group","conjunction":"or","children":[]},"showArchived":false}',
  );
});
