import { expect, test } from 'vitest';
import type { DataColumn } from '../grid/columns';
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
  const written: number[] = [];
  const { blob, count } = await exportRows({
    format: 'csv',
    columns,
    pages: pagesOf([3, 2], [2, 1], []),
    onProgress: (done) => written.push(done),
  });
  expect(await blob.text()).toBe('ID,Name\r\n3,fruit 3\r\n2,fruit 2\r\n1,fruit 1\r\n');
  expect(count).toBe(3);
  expect(written).toEqual([2, 3, 3]);
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
