import { describe, expect, test } from 'vitest';
import { newIn038 } from '../../src/generated/new-in-038';
import { gzipBytes } from '../support/bundle';
import { operations } from '../support/contract';

// the size for a page, in bytes of gzip
const oneCall = 9200;
const complete = 39_000;

describe('a page with one call', () => {
  test.each(operations)('$id', async ({ id }) => {
    const program = `export { createTransport, ${id} } from './calls'`;
    expect(await gzipBytes(program)).toBeLessThanOrEqual(oneCall);
  });
});

describe('a page with one call that is new in 0.38.1', () => {
  test.each(newIn038.split(' '))('%s', async (id) => {
    const program = `export { createTransport } from './calls'; export { ${id} } from './v038'`;
    expect(await gzipBytes(program)).toBeLessThanOrEqual(oneCall);
  });
});

describe('everything', () => {
  test('the client with a method and a decoder for every call', async () => {
    expect(await gzipBytes(`export * from './index'`)).toBeLessThanOrEqual(complete);
  });

  test('every call as a function', async () => {
    expect(await gzipBytes(`export * from './calls'`)).toBeLessThanOrEqual(complete);
  });

  // the only entry with the decoders of two contracts
  test('decoding by name, for both masters', async () => {
    expect(await gzipBytes(`export * from './decode'`)).toBeLessThanOrEqual(complete);
  });
});
