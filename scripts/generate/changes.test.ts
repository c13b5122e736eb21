import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readBoth } from './both';
import { emitChanges } from './changes';
import { contractOf, fixture } from './fixture';

const rowOf = (page: string, name: string) =>
  page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));

test('each write is listed with what it changes and the reads that become stale', () => {
  const page = emitChanges(contractOf(fixture));
  expect(rowOf(page, 'putTrain')).toBe('| `putTrain` | `train {id}`, `station` | – | `getTrain` |');
  expect(rowOf(page, 'watchTrains')).toBe('| `watchTrains` | – | – | – |');
});

test('a tag without an id on one side makes every answer stale', () => {
  const document = structuredClone(fixture);
  document.paths['/api/v1/trains/{id}'].put['x-changes'] = ['train'];
  expect(rowOf(emitChanges(contractOf(document)), 'putTrain')).toBe(
    '| `putTrain` | `train` | `getTrain` | – |',
  );
});

test('each resource is listed with the reads that show it', () => {
  expect(rowOf(emitChanges(contractOf(fixture)), 'train')).toBe(
    '| `train` | A train. | `getTrain` | `putTrain` |',
  );
});

test('a call has the same tags in all contracts', () => {
  const document = structuredClone(fixture);
  document.paths['/api/v1/trains/{id}'].put['x-changes'] = ['train'];
  expect(() => emitChanges(contractOf(fixture), contractOf(document))).toThrow(
    'changes: putTrain has other tags in another contract',
  );
});

test('the page is written as it is committed', () => {
  const root = resolve(import.meta.dirname, '../..');
  expect(emitChanges(...readBoth(root))).toBe(
    readFileSync(`${root}/packages/sdk/changes.md`, 'utf8'),
  );
});
