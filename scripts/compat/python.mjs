import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, stateFolder } from '../lib/main.mjs';
import { run, secondsSince } from '../lib/run.mjs';

/** @typedef {{ name: string, packages: string[], size: string }} Environment */

const interpreters = ['python3.11', 'python3.10', 'python3.9', 'python3'];

/**
 * Creates a Python environment with these packages from PyPI, which is stored between runs.
 *
 * @param {Environment} environment
 * @returns {Promise<string>} the folder of its programs
 */
export async function ensurePython({ name, packages, size }) {
  const folder = join(stateFolder, 'python', name);
  const bin = join(folder, 'bin');
  const note = join(folder, 'installed.txt');
  const required = packages.join('\n');
  if ((await readFile(note, 'utf8').catch(() => '')) === required) return bin;
  const startedAt = performance.now();
  console.log(`Installing ${packages.join(', ')} (${size}); a first time takes minutes …`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await must(await interpreter(), ['-m', 'venv', folder]);
  await must(join(bin, 'pip'), ['install', '--quiet', '--disable-pip-version-check', ...packages]);
  await writeFile(note, required);
  console.log(`Installed in ${secondsSince(startedAt)}.`);
  return bin;
}

async function interpreter() {
  for (const name of interpreters) {
    const { code } = await run(name, ['-c', 'import venv'], { quiet: true });
    if (code === 0) return name;
  }
  throw new Refusal('Python 3.9 or newer with its venv module is needed, and is not here.');
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function must(command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code === 0) return;
  console.error(output);
  throw new Refusal(`${command} ${args[0]} failed; it says why above.`);
}
