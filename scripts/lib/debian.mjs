import { existsSync } from 'node:fs';
import { Refusal } from './main.mjs';
import { run, secondsSince } from './run.mjs';

/** @typedef {{ name: string, program: string, dependents: string }} PackageInput */

/**
 * Ensures a Debian program for tests: installs it with apt-get if possible. Throws a refusal if
 * that is not possible, or fails.
 *
 * @param {PackageInput} input the package, the path of its program, and its user
 */
export async function ensureDebian({ name, program, dependents }) {
  if (existsSync(program)) return;
  const isRoot = process.getuid?.() === 0;
  const { code: missingApt } = await run('apt-get', ['--version'], { quiet: true });
  if (!isRoot || missingApt !== 0) {
    throw new Refusal(
      `${dependents} drive ${program}, which is not there; install it with \`apt-get install ${name}\`.`,
    );
  }
  await install(name);
  if (!existsSync(program)) {
    throw new Refusal(`apt-get installed ${name}, and still there is no ${program}.`);
  }
}

/** @param {string} name */
async function install(name) {
  const startedAt = performance.now();
  console.log(`Installing ${name} with apt-get; that may take a minute or two …`);
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', args, { quiet: true, env });
    if (code === 0) continue;
    console.error(output);
    throw new Refusal(`${title} could not be installed; \`apt-get ${args[0]}\` says why above.`);
  }
  console.log(`${title} installed in ${secondsSince(startedAt)}.`);
}
