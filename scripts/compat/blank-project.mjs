import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, root, stateFolder } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';

const runtimes = {
  node22: 'npm:node@22',
  node24: 'npm:node@24',
  deno: '2.9.6',
  bun: '1.4.5',
  tslab: '1.0.22',
  typescript: '5.9.3',
};

/** The folder of a project that only contains the package and the tools that run it. */
export const folder = join(stateFolder, 'runtimes');

/** @param {string} name */
export const program = (name) => join(folder, 'node_modules/.bin', name);

/** Installs the package as npm packs it. */
export async function prepareProject() {
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'scripts/compat/runtimes'), folder, { recursive: true });
  await cp(join(root, 'packages/sdk/examples/notebook'), folder, { recursive: true });
  await rm(join(folder, 'node_modules/@trainyard'), { recursive: true, force: true });
  // removes the tokens of an earlier sandbox
  await rm(join(folder, 'config'), { recursive: true, force: true });
  const sdk = join(root, 'packages/sdk');
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: sdk,
    quiet: true,
  });
  const archive = packed.output.trim().split('\n').at(-1);
  if (packed.code !== 0) throw new Refusal(`npm pack failed: ${packed.output}`);
  const dependencies = { ...runtimes, '@trainyard/sdk': `file:${archive}` };
  const manifest = JSON.stringify({ private: true, dependencies });
  // otherwise npm would expect the digest of an earlier archive
  await rm(join(folder, 'package-lock.json'), { force: true });
  await writeFile(join(folder, 'package.json'), manifest);
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Refusal(`npm install failed: ${output}`);
}

/**
 * Runs a program in the blank project and returns its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function printed(command, args, env = {}) {
  const { code, output } = await run(command, args, {
    cwd: folder,
    quiet: true,
    limitMs: 120_000,
    env,
  });
  if (code !== 0) throw new Refusal(output.trim() || `It ended with code ${code}.`);
  return output;
}

/** @param {string} output */
export const linesOfJson = (output) => output.split('\n').filter((line) => line.startsWith('{'));
