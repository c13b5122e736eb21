import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readContract, readHomes } from './contract';
import { contractOf, fixture } from './fixture';
import { emitParameterKinds } from './parameters';

const root = resolve(import.meta.dirname, '../..');

test('what arguments are is said where an address does not say it', () => {
  expect(emitParameterKinds(contractOf(fixture))).toContain(
    'getTrain: {"id":"n","states":"s+","late":"b"}',
  );
});

test('the table is committed as it is written', () => {
  const text = emitParameterKinds(
    readContract(`${root}/packages/sdk/openapi.json`, readHomes(root)),
  );
  const file = readFileSync(`${root}/packages/sdk/src/generated/parameter-kinds.ts`, 'utf8');
  expect(file.slice(file.indexOf('\n\n') + 2)).toBe(text);
});
