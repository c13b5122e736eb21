import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale, cliBuild, packageBuilds } from '../lib/builds.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { root, stateFolder } from '../lib/paths.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { run, secondsSince } from '../lib/run.mjs';
import { ensurePython } from './python.mjs';
import { readInPage } from './runtimes/page.mjs';
import { startSandbox } from './sandbox-process.mjs';

const runtimes = {
  node22: 'npm:node@22',
  node24: 'npm:node@24',
  deno: '2.9.6',
  bun: '1.4.5',
  tslab: '1.0.22',
  typescript: '5.9.3',
};

const folder = join(stateFolder, 'runtimes');
const bin = join(folder, 'node_modules/.bin');
const node = (/** @type {string} */ name) => join(folder, `node_modules/${name}/bin/node`);

/** @typedef {{ name: string, answers?: number, run: (url: string) => Promise<string[]> }} Trial */

/**
 * One program in the blank project: the lines of JSON it printed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function printed(command, args, env = {}) {
  const { code, output } = await run(command, args, {
    cwd: folder,
    quiet: true,
    limitMs: 120_000,
    env,
  });
  if (code !== 0) throw new Refusal(output.trim() || `It ended with code ${code}.`);
  return output.split('\n').filter((line) => line.startsWith('{'));
}

/** @type {(module: string, target: string) => Trial} */
const compiled = (module, resolution) => ({
  name: `TypeScript, ${resolution} resolution`,
  answers: 0,
  run: async () => {
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom'];
    const modules = ['--module', module, '--moduleResolution', resolution];
    await printed(join(bin, 'tsc'), [...options, ...modules, 'smoke-types.ts']);
    return [];
  },
});

/** @type {Trial[]} */
const trials = [
  ...[process.execPath, node('node22'), node('node24')].flatMap((program, index) => {
    const name = ['Node 20', 'Node 22', 'Node 24'][index];
    return [
      {
        name: `${name}, ES modules`,
        run: (/** @type {string} */ url) => printed(program, ['smoke-esm.mjs', url]),
      },
      {
        name: `${name}, CommonJS`,
        run: (/** @type {string} */ url) => printed(program, ['smoke-cjs.cjs', url]),
      },
    ];
  }),
  {
    name: 'Deno',
    run: (url) => printed(join(bin, 'deno'), ['run', '--allow-all', 'smoke-esm.mjs', url]),
  },
  { name: 'Bun', run: (url) => printed(join(bin, 'bun'), ['smoke-esm.mjs', url]) },
  compiled('nodenext', 'nodenext'),
  compiled('esnext', 'bundler'),
  compiled('commonjs', 'node10'),
  {
    name: 'a page and a worker of Chromium',
    answers: 2,
    run: async (url) => {
      await ensureChromium();
      return readInPage({ folder, url });
    },
  },
  { name: 'the TypeScript kernel of Jupyter', run: notebook },
];

/** @param {string} url */
async function notebook(url) {
  const packages = ['nbclient==0.11.0', 'nbformat==5.10.4'];
  const python = await ensurePython({ name: 'jupyter', packages, size: '45 MB' });
  const kernel = join(folder, 'jupyter/kernels/tslab');
  await mkdir(kernel, { recursive: true });
  const argv = [join(bin, 'tslab'), 'kernel', '--config-path', '{connection_file}'];
  const spec = { argv, display_name: 'TypeScript', language: 'typescript' };
  await writeFile(join(kernel, 'kernel.json'), JSON.stringify(spec));
  return printed(join(python, 'python'), ['run-notebook.py', 'smoke-notebook.ts'], {
    JUPYTER_PATH: join(folder, 'jupyter'),
    TRAINYARD_MASTER: url,
  });
}

/**
 * The package as npm packs it, installed into a blank project and used from everything that
 * promises to run it; all must read the same from a sandbox.
 *
 * @returns {Promise<import('../lib/steps.mjs').Count>}
 */
export async function runRuntimes() {
  await buildStale([...packageBuilds, cliBuild]);
  await prepare();
  // a clock that stands still gives every runtime the same answer
  const sandbox = await startSandbox(['--seed', '7', '--speed', '0.000001']);
  const count = { passed: 0, failed: 0 };
  try {
    const expected = await trials[0]?.run(sandbox.url);
    for (const trial of trials) count[await judge(trial, sandbox.url, expected?.[0] ?? '')] += 1;
  } finally {
    await sandbox.stop();
  }
  return count;
}

/**
 * @param {Trial} trial
 * @param {string} url
 * @param {string} expected
 * @returns {Promise<'passed' | 'failed'>}
 */
async function judge({ name, answers = 1, run }, url, expected) {
  const startedAt = performance.now();
  const wanted = Array.from({ length: answers }, () => expected).join('\n');
  const found = await run(url).then(
    (lines) => lines.join('\n'),
    (error) => String(error.message ?? error),
  );
  const isSame = found === wanted;
  console.log(`${isSame ? '✓' : '✗'} ${name} in ${secondsSince(startedAt)}`);
  if (!isSame) console.error(`found:\n${found}\nexpected:\n${wanted}`);
  return isSame ? 'passed' : 'failed';
}

async function prepare() {
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'scripts/compat/runtimes'), folder, { recursive: true });
  await rm(join(folder, 'node_modules/@trainyard'), { recursive: true, force: true });
  const sdk = join(root, 'packages/sdk');
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: sdk,
    quiet: true,
  });
  const archive = packed.output.trim().split('\n').at(-1);
  if (packed.code !== 0) throw new Refusal(`npm pack failed: ${packed.output}`);
  const dependencies = { ...runtimes, '@trainyard/sdk': `file:${archive}` };
  const manifest = JSON.stringify({ private: true, dependencies });
  // the archive's digest of an earlier run would be taken for this one's
  await rm(join(folder, 'package-lock.json'), { force: true });
  await writeFile(join(folder, 'package.json'), manifest);
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Refusal(`npm install failed: ${output}`);
}
