import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import published from '../rolldown.config.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trainyard-size-'));
// bundlers drop unused code only if the package declares it free of side effects
const withoutEffects = '{ "type": "module", "sideEffects": false }';

beforeAll(async () => {
  const [modules] = published;
  await build({ ...modules, output: { ...modules?.output, dir: join(folder, 'dist') } });
  writeFileSync(join(folder, 'package.json'), withoutEffects);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The gzipped bytes of a program with these lines in one file, as for a worker. */
async function sizeOfOneFile(lines: string) {
  const input = join(folder, 'worker.js');
  writeFileSync(input, lines);
  const { output } = await build({
    input,
    write: false,
    output: { minify: true, codeSplitting: false },
    checks: { ineffectiveDynamicImport: false },
  });
  return gzipSync(output[0].code, { level: 9 }).length;
}

/** The gzipped bytes that a page with these lines loads at first, bundled as by Vite. */
async function sizeOf(lines: string) {
  const input = join(folder, 'page.js');
  writeFileSync(input, lines);
  const { output } = await build({
    input,
    write: false,
    output: { minify: true },
    checks: { ineffectiveDynamicImport: false },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const names = new Set<string>();
  const visit = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(visit);
  };
  visit(output[0].fileName);
  const codes = chunks.flatMap(({ fileName, code }) => (names.has(fileName) ? [code] : []));
  return gzipSync(codes.join(''), { level: 9 }).length;
}

const page = (call: string) =>
  `import { createTransport, ${call} } from './dist/calls.js';\nglobalThis.page = [createTransport, ${call}];`;

test.each(['getMe', 'getExperiment', 'searchExperiments', 'getModelVersion', 'trialLogs'])(
  'one call costs at most 9.2 kB: %s',
  async (call) => {
    expect(await sizeOf(page(call))).toBeLessThanOrEqual(9200);
  },
);

test('one query costs at most 9.7 kB, with its call and invalidation', async () => {
  const lines = `
    import { createTransport, getExperiment } from './dist/calls.js';
    import { invalidateAfterMutation, query } from './dist/query.js';
    globalThis.page = [createTransport, getExperiment, query, invalidateAfterMutation];`;
  expect(await sizeOf(lines)).toBeLessThanOrEqual(9700);
});

test('the whole package costs at most 36 kB', async () => {
  expect(await sizeOf("export * from './dist/index.js';")).toBeLessThanOrEqual(36_000);
});

test('a client in one file costs at most 58 kB, without a parser of YAML [S2]', async () => {
  const lines = `
    import { createClient } from './dist/index.js';
    globalThis.client = createClient;`;
  expect(await sizeOfOneFile(lines)).toBeLessThanOrEqual(58_000);
});

test('periods, hours and costs of usage are at most 4 kB', async () => {
  expect(await sizeOf("export * from './dist/usage.js';")).toBeLessThanOrEqual(4000);
});

test('the model costs at most 7.5 kB, with the names that are masked', async () => {
  expect(await sizeOf("export * from './dist/model.js';")).toBeLessThanOrEqual(7500);
});
