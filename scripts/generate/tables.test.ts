import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readContract, readHomes } from './contract';
import { contractOf, fixture } from './fixture';
import { emitPagingTable, emitParameterKinds } from './tables';

const root = resolve(import.meta.dirname, '../..');
const contract = readContract(`${root}/openapi/package/dist/openapi.json`, readHomes(root));

test('types of arguments are listed where the path does not show them', () => {
  expect(emitParameterKinds(contractOf(fixture))).toContain(
    'getTrain: {"id":"n","states":"s+","late":"b"}',
  );
});

test('the committed table equals the generated one', () => {
  const text = emitParameterKinds(contract);
  const file = readFileSync(`${root}/packages/sdk/src/generated/parameter-kinds.ts`, 'utf8');
  expect(file.slice(file.indexOf('\n\n') + 2)).toBe(text);
});

test('the committed table of pages equals the generated one', () => {
  const text = emitPagingTable(contract);
  const file = readFileSync(`${root}/packages/sdk/src/generated/paging-table.ts`, 'utf8');
  expect(file.slice(file.indexOf('\n\n') + 2)).toBe(text);
  expect(text).toContain("getExperiments: { family: 'B', list: 'experiments' }");
});

test('an answer with two lists has no pages', () => {
  const schemas = new Map(contract.schemas);
  const [field] = (schemas.get('GetUsersResponse') ?? []).filter(({ repeated }) => repeated);
  if (!field) throw new Error('users have no list');
  schemas.set('GetUsersResponse', [field, { ...field, name: 'others' }]);
  expect(() => emitPagingTable({ ...contract, schemas })).toThrow(
    'contract: getUsers has pages of no one list',
  );
});
