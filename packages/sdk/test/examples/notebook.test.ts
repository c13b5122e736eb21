import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandboxProcess } from '../support/sandbox-process';
import { examples, runNode } from './run-node';

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ speed: 1 });
});
afterAll(() => sandbox.end());

const folder = join(examples, 'notebook');

type Notebook = { cells: Array<{ cell_type: string; source: string[] }> };

/** The code of the cells, in order, as a module. */
function program(name: string) {
  const { cells }: Notebook = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const code = cells.flatMap(({ cell_type, source }) =>
    cell_type === 'code' ? [source.join('')] : [],
  );
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(code.join('\n'), { compilerOptions }).outputText;
}

/** The used parts of the kernels: they print the texts that the kernels would show. */
const kernels: Record<string, { from: RegExp; to: string }> = {
  'tslab.ipynb': {
    from: /import \* as tslab from 'tslab';/,
    to: 'const tslab = { display: { html: console.log } };',
  },
  'deno.ipynb': {
    from: /^/,
    to: `globalThis.Deno = { version: { deno: '2.0.0' }, jupyter: { async broadcast(type, { data }) { console.log(data['text/html']); } } };\n`,
  },
};

test.each(Object.entries(kernels))('the cells of %s run', async (name, { from, to }) => {
  const code = program(name);
  expect(code).toMatch(from);
  const { output, complaints } = await runNode({
    args: ['--input-type=module'],
    env: { DET_MASTER: sandbox.url },
    folder,
    input: code.replace(from, to),
  });
  expect(complaints).toBe('');
  expect(output).toMatch(/^[1-9]\d* values of [1-9]\d* metrics$/m);
  expect(output).toMatch(/^[1-9]\d* curves$/m);
  expect(output).toMatch(/<figure><svg .*<path /);
});
