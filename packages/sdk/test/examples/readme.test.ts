import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf, isOfSandbox } from '../support/readme';
import { startSandboxProcess } from '../support/sandbox-process';
import { runNode } from './run-node';

const sdk = resolve(import.meta.dirname, '../..');
const packages = resolve(sdk, '..');

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ speed: 1 });
});
afterAll(() => sandbox.end());

test('the first script prints five experiments', async () => {
  const [first = ''] = blocksOf('js');
  const { code, output, complaints } = await runNode({
    args: ['--input-type=module'],
    env: { DET_MASTER: sandbox.url },
    folder: sdk,
    input: first,
  });
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  expect(output).toMatch(/^(\d+ \S+ \d+\n){5}$/);
});

test('the handler in the README of the sandbox compiles as a file of its sources', () => {
  const [code = '', ...others] = blocksOf('ts', 'sandbox').filter(isOfSandbox);
  expect(others).toEqual([]);
  const types = `type Handlers = import('../src/handlers/types').Handlers;`;
  const sources = [
    { name: 'declarations.d.ts', code: types },
    { name: 'handler.ts', code },
  ];
  expect(complaintsOf(join(packages, 'sandbox'), sources)).toEqual([]);
});

type Source = { name: string; code: string };

/** Compiles files in memory, next to a package. */
function complaintsOf(home: string, sources: Source[]) {
  const { config } = ts.readConfigFile(join(home, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, home);
  const own = { noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false };
  const host = ts.createCompilerHost({ ...options, ...own });
  const folder = join(home, 'readme-snippets');
  const codes = new Map(sources.map(({ name, code }) => [join(folder, name), code]));
  const { readFile, fileExists } = host;
  host.readFile = (file) => codes.get(file) ?? readFile(file);
  host.fileExists = (file) => codes.has(file) || fileExists(file);
  const program = ts.createProgram(
    [...codes.keys()],
    { ...options, ...own, rootDir: packages },
    host,
  );
  return [...codes.keys()].flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}
