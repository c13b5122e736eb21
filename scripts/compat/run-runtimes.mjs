import { join } from 'node:path';
import { buildStale, cliBuild, packageBuilds } from '../lib/builds.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { secondsSince } from '../lib/run.mjs';
import { folder, linesOfJson, prepareProject, printed, program } from './blank-project.mjs';
import { partsOfExample, partsShownIn, shownIn } from './kernels.mjs';
import { readInPage } from './runtimes/page.mjs';
import { startSandbox } from './sandbox-process.mjs';

const node = (/** @type {string} */ name) => join(folder, `node_modules/${name}/bin/node`);

/**
 * A runtime, and the lines that it must print. By default these are the lines of the first runtime:
 * its readings, and its readings with files. `expected` receives the first of them.
 *
 * @typedef {{
 *   name: string,
 *   run: (url: string) => Promise<string[]>,
 *   expected?: (read: string) => string[],
 * }} Trial
 */

/**
 * The current compiler, and the one of the TypeScript kernel.
 *
 * @type {[name: string, file: string][]}
 */
const compilers = [
  ['TypeScript 5.9', 'typescript'],
  ['TypeScript 5.0', '@tslab/typescript-for-tslab'],
];

/** @type {(module: string, resolution: string) => Trial[]} */
const compiled = (module, resolution) =>
  compilers.map(([name, compiler]) => ({
    name: `${name}, ${resolution} resolution`,
    expected: () => [],
    run: async () => {
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom'];
      const modules = ['--module', module, '--moduleResolution', resolution];
      const tsc = join(folder, 'node_modules', compiler, 'bin/tsc');
      await printed(process.execPath, [tsc, ...options, ...modules, 'smoke-types.ts']);
      return [];
    },
  }));

/** @type {(name: string, command: string, ...args: string[]) => Trial} */
const ran = (name, command, ...args) => ({
  name,
  run: async (url) => linesOfJson(await printed(command, [...args, url])),
});

/** @type {(kernel: 'tslab' | 'deno', name: string) => Trial} */
const exampleIn = (kernel, name) => ({
  name: `the example notebook in ${name}`,
  expected: () => partsOfExample,
  run: (url) => partsShownIn(kernel, url),
});

/** @type {(target: string) => Trial} */
const bundledByBun = (target) => ({
  name: `every entry, bundled by Bun for ${target}`,
  expected: () => [],
  run: async () => {
    const to = ['--target', target, '--outdir', `bundled/${target}`];
    await printed(program('bun'), ['build', 'entries.mjs', ...to]);
    return [];
  },
});

/** @type {Trial[]} */
const trials = [
  ...[process.execPath, node('node22'), node('node24')].flatMap((command, index) => {
    const name = ['Node 20', 'Node 22', 'Node 24'][index];
    return [
      ran(`${name}, ES modules`, command, 'smoke-esm.mjs'),
      ran(`${name}, CommonJS`, command, 'smoke-cjs.cjs'),
    ];
  }),
  ran('Deno', program('deno'), 'run', '--allow-all', 'smoke-esm.mjs'),
  ran('Bun', program('bun'), 'smoke-esm.mjs'),
  ...['browser', 'node', 'bun'].map((target) => bundledByBun(target)),
  ...compiled('nodenext', 'nodenext'),
  ...compiled('esnext', 'bundler'),
  ...compiled('commonjs', 'node10'),
  {
    name: 'a page and a worker of Chromium',
    expected: (read) => [read, read],
    run: async (url) => {
      await ensureChromium();
      return readInPage({ folder, url });
    },
  },
  {
    name: 'the TypeScript kernel of Jupyter',
    run: async (url) => linesOfJson(await shownIn('tslab', 'smoke-notebook.ts', url)),
  },
  exampleIn('tslab', 'the TypeScript kernel of Jupyter'),
  exampleIn('deno', "Deno's kernel of Jupyter"),
];

/**
 * Installs the package as npm packs it into a blank project, and uses it from every supported
 * runtime; all must read the same from a sandbox.
 *
 * @returns {Promise<import('../lib/steps.mjs').Count>}
 */
export async function runRuntimes() {
  await buildStale([...packageBuilds, cliBuild]);
  await prepareProject();
  // with a stopped clock, every runtime gets the same answers
  const sandbox = await startSandbox(['--seed', '7', '--speed', '0.000001']);
  const count = { passed: 0, failed: 0 };
  try {
    const read = (await trials[0]?.run(sandbox.url)) ?? [];
    for (const trial of trials) count[await judge(trial, sandbox.url, read)] += 1;
  } finally {
    await sandbox.stop();
  }
  return count;
}

/**
 * @param {Trial} trial
 * @param {string} url
 * @param {string[]} read
 * @returns {Promise<'passed' | 'failed'>}
 */
async function judge({ name, expected, run }, url, read) {
  const startedAt = performance.now();
  const expectedOutput = (expected ? expected(read[0] ?? '') : read).join('\n');
  const output = await run(url).then(
    (lines) => lines.join('\n'),
    (error) => String(error.message ?? error),
  );
  const isSame = output === expectedOutput;
  console.log(`${isSame ? '✓' : '✗'} ${name} in ${secondsSince(startedAt)}`);
  if (!isSame) console.error(`found:\n${output}\nexpected:\n${expectedOutput}`);
  return isSame ? 'passed' : 'failed';
}
