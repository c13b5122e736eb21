import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandboxProcess } from '../support/sandbox-process';
import { runNode } from './run-node';

const sdk = resolve(import.meta.dirname, '../..');
const packages = resolve(sdk, '..');

const blocksOf = (language: string, name = 'sdk') =>
  [...readFileSync(join(packages, name, 'README.md'), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, found]) => found === language)
    .map(([, , code = '']) => code);

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

// declarations that the snippets assume
const program = `
declare const client: import('@trainyard/sdk').Client;
declare const [token, baseUrl, auth, password, checkpointUuid]: string[] & Record<0 | 1 | 2 | 3 | 4, string>;
declare const signal: AbortSignal;
declare const config: Record<string, unknown>;
declare const modelDefinition: import('@trainyard/sdk/node').ModelFile[];
declare const experiment: import('@trainyard/sdk/types').Experiment;
declare const tracer: import('@trainyard/sdk').Tracer;
declare const har: unknown;
`;
// of a file of the sandbox, to which its README adds a handler
const handlers = `type Handlers = import('../src/handlers/types').Handlers;`;

test.each([
  { name: 'sdk', minCount: 13, declarations: program },
  { name: 'rbac', minCount: 1, declarations: program },
  { name: 'sandbox', minCount: 5, declarations: handlers },
])('every snippet of the README of $name compiles', ({ name, minCount, declarations }) => {
  const snippets = blocksOf('ts', name).map((code, index) => ({ name: `${index}.ts`, code }));
  expect(snippets.length).toBeGreaterThanOrEqual(minCount);
  const sources = [{ name: 'declarations.d.ts', code: declarations }, ...snippets];
  expect(complaintsOf(join(packages, name), sources)).toEqual([]);
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
