import { expect, test } from 'vitest';
import type { Format } from '../globals';
import { computed, field, numberField, stateField } from './columns';
import { createOutput, type OutputOptions } from './output';
import { tableLines } from './table';

type Row = { id: number; name: string; state: `STATE_${string}`; loss: number; tags: string[] };
const rows: Row[] = [
  { id: 7, name: 'resnet', state: 'STATE_PAUSED', loss: 0.5, tags: ['a', 'b'] },
  { id: 120, name: '深層学習, "v2"\nnext', state: 'STATE_ERROR', loss: Number.NaN, tags: [] },
];
const columns = [
  numberField<Row>('id', 'ID'),
  field<Row>('name', 'Name'),
  stateField<Row>(['PAUSED', 'ERROR']),
  field<Row>('loss', 'loss', { isExtra: true }),
];

async function outputIn(format: Format, options: Partial<OutputOptions> = {}) {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const defaults = { columns: undefined, hasHeader: true, hasColor: false, width: undefined };
  const out = createOutput({ ...defaults, format, print, ...options });
  await out.rows(columns, rows);
  return lines.join('\n');
}

test('a table is aligned, also with wide characters, and a row stays on its line', async () => {
  expect(await outputIn('table')).toBe(
    [
      ' ID  Name                 State',
      '  7  resnet               PAUSED',
      '120  深層学習, "v2" next  ERROR',
    ].join('\n'),
  );
});

test('a sentence continues on further lines of a narrow terminal', () => {
  type Advice = { check: string; advice: string };
  const advice = field<Advice>('advice', 'What to do', { isWrapped: true });
  const columnsOf = [field<Advice>('check', 'Check'), advice];
  const adviceRows = [
    { check: 'master', advice: 'Is the master up, and is this its port?' },
    { check: 'clock', advice: '' },
    { check: 'file', advice: 'In /root/.config/determined/auth.json' },
  ];
  const style = { hasHeader: true, hasColor: false };
  expect(tableLines(columnsOf, adviceRows, { ...style, width: 30 })).toEqual([
    'Check   What to do',
    'master  Is the master up, and',
    '        is this its port?',
    'clock',
    'file    In',
    '        /root/.config/determin',
    '        ed/auth.json',
  ]);
  expect(tableLines(columnsOf, adviceRows, { ...style, width: undefined })[1]).toBe(
    'master  Is the master up, and is this its port?',
  );
});

test('the widest column shrinks in a narrow terminal', async () => {
  expect((await outputIn('table', { width: 28 })).split('\n')).toEqual([
    ' ID  Name             State',
    '  7  resnet           PAUSED',
    '120  深層学習, "v2"…  ERROR',
  ]);
});

test('color marks only the header and states', async () => {
  const table = await outputIn('table', { hasColor: true, hasHeader: false });
  expect(table).toBe(
    '  7  resnet               \x1b[2mPAUSED\x1b[0m\n120  深層学習, "v2" next  \x1b[31mERROR\x1b[0m',
  );
});

test('a name cannot move the cursor', async () => {
  const lines: string[] = [];
  const out = createOutput({
    format: 'table',
    columns: undefined,
    hasHeader: false,
    hasColor: false,
    width: undefined,
    print: (text) => lines.push(text),
  });
  await out.rows([field<{ name: string }>('name')], [{ name: 'a\x1b[2Jb\u202ec' }]);
  expect(lines).toEqual(['a�[2Jb�c']);
});

test('csv contains no formulas, neither in cells nor in column names', async () => {
  const lines: string[] = [];
  const out = createOutput({
    format: 'csv',
    columns: undefined,
    hasHeader: true,
    hasColor: false,
    width: undefined,
    print: (text) => lines.push(text),
  });
  await out.rows(
    [field<{ name: string; loss: number }>('name'), computed('=x', '=x', () => -0.5)],
    [
      { name: '=1+1|cmd', loss: 1 },
      { name: '@SUM(A1)', loss: 1 },
      { name: 'a=1', loss: 1 },
    ],
  );
  expect(lines.join('\n').split('\r\n')).toEqual([
    "name,'=x",
    "'=1+1|cmd,-0.5",
    "'@SUM(A1),-0.5",
    'a=1,-0.5\r',
  ]);
});

test('a very long name is cut on a terminal and pads no other row elsewhere', async () => {
  const long = 'x'.repeat(1_000_000);
  const show = async (width: number | undefined) => {
    const lines: string[] = [];
    const out = createOutput({
      format: 'table',
      columns: undefined,
      hasHeader: true,
      hasColor: false,
      width,
      print: (text) => lines.push(text),
    });
    await out.rows(
      [field<{ name: string; id: number }>('name'), field('id')],
      [
        { name: long, id: 1 },
        { name: 'short', id: 2 },
      ],
    );
    return lines.join('\n').split('\n');
  };
  expect((await show(60)).map((line) => line.length)).toEqual([60, 59, 59]);
  const [head, first = '', second = ''] = await show(undefined);
  expect(first).toBe(`${long}  1`);
  expect(head?.length).toBeLessThan(300);
  expect(second.length).toBeLessThan(300);
});

test('csv has the fields of the table, quoted by RFC 4180', async () => {
  expect(await outputIn('csv')).toBe(
    'id,name,state\r\n7,resnet,STATE_PAUSED\r\n120,"深層学習, ""v2""\nnext",STATE_ERROR\r',
  );
  expect(await outputIn('csv', { hasHeader: false, columns: ['tags', 'loss'] })).toBe(
    '"a, b",0.5\r\n,NaN\r',
  );
});

test('json and jsonl contain complete rows, or the requested columns', async () => {
  expect(JSON.parse(await outputIn('json'))).toEqual([rows[0], { ...rows[1], loss: 'NaN' }]);
  expect(await outputIn('jsonl', { columns: ['id', 'state', 'tags.0'] })).toBe(
    '{"id":7,"state":"STATE_PAUSED","tags.0":"a"}\n{"id":120,"state":"STATE_ERROR","tags.0":null}',
  );
});

test('ids are one per line', async () => {
  expect(await outputIn('ids')).toBe('7\n120');
});

test('yaml', async () => {
  expect(await outputIn('yaml', { columns: ['id', 'name', 'tags'] })).toBe(
    [
      '- id: 7',
      '  name: resnet',
      '  tags:',
      '    - a',
      '    - b',
      '- id: 120',
      '  name: |-',
      '    深層学習, "v2"',
      '    next',
      '  tags: []',
    ].join('\n'),
  );
});

test('a record shows its fields below each other', async () => {
  const lines: string[] = [];
  const out = createOutput({
    format: 'table',
    columns: undefined,
    hasHeader: true,
    hasColor: false,
    width: undefined,
    print: (text) => lines.push(text),
  });
  await out.records(columns, rows);
  expect(lines.join('\n')).toBe(
    'ID     7\nName   resnet\nState  PAUSED\n\nID     120\nName   深層学習, "v2" next\nState  ERROR',
  );
});

test('a column that no row has is rejected with the existing names', async () => {
  const refusal = 'There is no column "stat"; there are id, name, state, loss, tags.';
  for (const format of ['table', 'json', 'jsonl', 'csv', 'yaml', 'ids'] as const) {
    await expect(outputIn(format, { columns: ['id', 'stat'] })).rejects.toThrow(refusal);
  }
});

test('a document has no rows: csv and ids are rejected, jsonl is one line', async () => {
  const lines: string[] = [];
  const out = (format: Format) =>
    createOutput({
      format,
      columns: undefined,
      hasHeader: true,
      hasColor: false,
      width: undefined,
      print: (text) => lines.push(text),
    });
  await out('jsonl').document({ a: { b: [1, 2] } });
  expect(lines).toEqual(['{"a":{"b":[1,2]}}']);
  await expect(out('csv').document({})).rejects.toThrow('-o csv is for rows');
  await expect(out('ids').document({})).rejects.toThrow('-o ids is for rows');
});

test('live rows are written at once', async () => {
  const lines: string[] = [];
  const out = createOutput({
    format: 'jsonl',
    columns: undefined,
    hasHeader: true,
    hasColor: false,
    width: undefined,
    print: (text) => lines.push(text),
  });
  const seen: number[] = [];
  async function* source() {
    for (const row of rows) {
      seen.push(lines.length);
      yield row;
    }
  }
  await out.rows(columns, source(), { isLive: true });
  expect(seen).toEqual([0, 1]);
  await expect(out.as('json').rows(columns, rows, { isLive: true })).rejects.toThrow(
    '-o json needs all rows, and these arrive over time; use jsonl, csv or ids.',
  );
});

test('csv with a byte order mark starts with it once, other formats never have it (PR13)', async () => {
  const marked = await outputIn('csv', { hasMark: true });
  expect(marked).toBe(`\u{feff}${await outputIn('csv')}`);
  expect(await outputIn('json', { hasMark: true })).toBe(await outputIn('json'));
});
