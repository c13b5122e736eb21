import { expect, test } from 'vitest';
import { startCli } from '../test/trainyard';
import { matcher, parseWhere } from './where';

type Row = { id: number; state: string; labels: string[]; started: string | null };
const fields = {
  id: (row: Row) => row.id,
  state: (row: Row) => row.state,
  label: (row: Row) => row.labels,
  started: (row: Row) => row.started,
};
const rows: Row[] = [
  { id: 3, state: 'ERROR', labels: ['a b', 'nightly'], started: '2026-11-20T09:00:00Z' },
  { id: 12, state: 'PAUSED', labels: [], started: null },
];

test.each([
  ['state=ERROR', [3]],
  ['state=error and id<12', [3]],
  ['state in (ERROR, PAUSED)', [3, 12]],
  ['state!=ERROR', [12]],
  ['id>=12', [12]],
  ['id > 3 AND id <= 12', [12]],
  ['label="a b"', [3]],
  ["label~'NIGHT'", [3]],
  ['label!=nightly', [12]],
  ['started>2026-11-01', [3]],
  ['started<2026-11-01', []],
  ['id=3.0', [3]],
  ['id~1', [12]],
])('%s', (text, ids) => {
  const fits = matcher(parseWhere(text), fields);
  expect(rows.filter(fits).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['', 'its end'],
  ['state', 'its end'],
  ['state=', 'its end'],
  ['=ERROR', '"="'],
  ['state=ERROR or id=3', '"or"'],
  ['state=ERROR and', 'its end'],
  ['state in (ERROR', 'its end'],
  ['state in ERROR', '"ERROR"'],
  ['state="open', 'cannot be parsed from'],
  ['id=3; drop', '"drop"'],
])('%j is rejected at the invalid position', (text, place) => {
  expect(() => parseWhere(text)).toThrow(place);
});

test('an unknown field is named with the existing ones', () => {
  expect(() => matcher(parseWhere('owner=me'), fields)).toThrow(
    '--where has no field "owner" here; it has id, state, label, started.',
  );
});

test('me among several names keeps the others, in every list (R17)', async () => {
  const { trainyard } = await startCli();
  const users = async (...words: string[]) => {
    const { out } = await trainyard(...words, '-o', 'jsonl', '--columns', 'username');
    return new Set(out.split('\n'));
  };
  const both = new Set(['{"username":"admin"}', '{"username":"jtan"}']);
  expect(await users('user', 'list', '--where', 'username in (me, jtan)')).toEqual(both);
});
