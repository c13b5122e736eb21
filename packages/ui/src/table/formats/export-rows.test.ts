import { expect, test } from 'vitest';
import { changePreference } from '../../page/preferences';
import type { DataColumn } from '../grid/columns';
import { digitsOf } from './digits';
import type { ExportFormat } from './export-formats';
import { exportRows } from './export-rows';

type Fruit = { id: number; name: string };
const columns: DataColumn<Fruit>[] = [
  { id: 'id', title: 'ID', value: ({ id }) => id },
  { id: 'name', title: 'Name', value: ({ name }) => name },
];
const fruit = (id: number): Fruit => ({ id, name: `fruit ${id}` });

async function* pagesOf(...pages: number[][]) {
  for (const ids of pages) yield ids.map(fruit);
}

test('all pages are written to one file, and a row that moved to the next page is written once', async () => {
  const counts: number[] = [];
  const { blob, count } = await exportRows({
    format: 'csv',
    columns,
    pages: pagesOf([3, 2], [2, 1], []),
    onProgress: (done) => counts.push(done),
  });
  expect(await blob.text()).toBe('ID,Name\r\n3,fruit 3\r\n2,fruit 2\r\n1,fruit 1\r\n');
  expect(count).toBe(3);
  expect(counts).toEqual([2, 3, 3]);
  expect(blob.type).toBe('text/csv;charset=utf-8');
});

test('a failing list creates no file', async () => {
  async function* broken() {
    yield [fruit(1)];
    throw new Error('the disk is full');
  }
  const exporting = exportRows({ format: 'json', columns, pages: broken(), onProgress: () => {} });
  await expect(exporting).rejects.toThrow('the disk is full');
});

type Measured = { id: number; loss: number; at: string; seconds: number };
const measured: DataColumn<Measured>[] = [
  { id: 'loss', title: 'Loss', isEnd: true, value: ({ loss }) => loss },
  { id: 'at', title: 'Ended', value: ({ at }) => at },
  {
    id: 'took',
    title: 'Duration',
    exportTitle: 'Duration (s)',
    value: ({ seconds }) => seconds,
    screenValue: ({ seconds }) => `${seconds / 60}m`,
  },
];

const write = async (format: 'csv' | 'latex' | 'json', digits: 'screen' | 'all') => {
  const rows = (async function* () {
    yield [{ id: 1, loss: 0.744643344394198, at: '2026-11-25T10:20:30.123Z', seconds: 120 }];
  })();
  const options = { format, digits, columns: measured, pages: rows, onProgress: () => {} };
  return await (await exportRows(options)).blob.text();
};

test('a table has the digits of the page or all of them, whatever its format (E14.14)', async () => {
  expect(await write('latex', 'screen')).toContain('0.7446 & 2026-11-25 10:20 UTC & 2m');
  expect(await write('latex', 'all')).toContain(
    '0.744643344394198 & 2026-11-25T10:20:30.123Z & 120',
  );
  expect(await write('csv', 'screen')).toMatch(
    /^Loss,Ended,Duration\r\n0\.7446,2026-11-25 10:20 UTC,2m/,
  );
  expect(await write('csv', 'all')).toMatch(/^Loss,Ended,Duration \(s\)\r\n.*,120/);
  // programs read it
  expect(await write('json', 'screen')).toContain('0.744643344394198');
});

test('without a choice papers get the digits of the page, data files all of them (E14.14)', () => {
  expect(
    ['csv', 'tsv', 'json', 'markdown', 'latex'].map((format) => digitsOf(format as ExportFormat)),
  ).toEqual(['all', 'all', 'all', 'screen', 'screen']);
  changePreference('digits', 'all');
  expect(digitsOf('latex')).toBe('all');
});
