import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Options } from 'tsup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import published from '../tsup.config';

const sdk = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'trainyard-size-'));
const quiet: Options = { config: false, silent: true, dts: false, format: 'esm' };
// bundlers drop unused code only if the package declares it free of side effects
const withoutEffects = '{ "type": "module", "sideEffects": false }';

beforeAll(async () => {
  // the first build creates the code, the second the declarations
  const [{ entry = {} } = {}] = [published as Options | Options[]].flat();
  const paths = Object.entries(entry).map(([name, path]) => [name, resolve(sdk, path)]);
  const options = { ...quiet, entry: Object.fromEntries(paths), outDir: join(folder, 'dist') };
  await build({ ...options, noExternal: [/.*/], target: 'es2022' });
  writeFileSync(join(folder, 'package.json'), withoutEffects);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** The gzipped bytes that a page with these lines loads at first. */
async function sizeOf(name: string, lines: string) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, lines);
  const outDir = join(folder, name);
  await build({
    ...quiet,
    entry: [file],
    outDir,
    minify: true,
    splitting: true,
    noExternal: [/.*/],
  });
  const text = loadedAtOnce(outDir, `${name}.js`).join('');
  return gzipSync(text, { level: 9 }).length;
}

/** A file and its static imports, without dynamic ones. */
function loadedAtOnce(outDir: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(join(outDir, file), 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)];
  return [text, ...imports.flatMap(([, path = '']) => loadedAtOnce(outDir, path, seen))];
}

const page = (call: string) =>
  `import { createTransport, ${call} } from './dist/calls.js';\nglobalThis.page = [createTransport, ${call}];`;

test.each(['getMe', 'getExperiment', 'searchExperiments', 'getModelVersion', 'trialLogs'])(
  'one call costs at most 9.2 kB: %s',
  async (call) => {
    expect(await sizeOf(call, page(call))).toBeLessThanOrEqual(9200);
  },
);

test('one query costs at most 11 kB, with its call and invalidation', async () => {
  const lines = `
    import { createTransport, getExperiment } from './dist/calls.js';
    import { invalidateAfterMutation, query } from './dist/query.js';
    globalThis.page = [createTransport, getExperiment, query, invalidateAfterMutation];`;
  expect(await sizeOf('query', lines)).toBeLessThanOrEqual(11_000);
});

test('the whole package costs at most 36 kB', async () => {
  expect(await sizeOf('whole', "export * from './dist/index.js';")).toBeLessThanOrEqual(36_000);
});

test('periods, hours and costs of usage are at most 4 kB', async () => {
  expect(await sizeOf('usage', "export * from './dist/usage.js';")).toBeLessThanOrEqual(4000);
});

test('the model costs at most 7.5 kB, with the names that are masked', async () => {
  expect(await sizeOf('model', "export * from './dist/model.js';")).toBeLessThanOrEqual(7500);
});
