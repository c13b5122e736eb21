import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, root, runMain } from './main.mjs';
import { run, secondsSince, stopWithChildren } from './run.mjs';

const noNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/;

/**
 * Prepares a clean clone for tools: checks for a new enough Node, and installs the packages of the
 * lockfile.
 */
export async function bootstrap() {
  const { engines } = await readManifest();
  checkNode(engines.node, process.versions.node);
  await installMissing(root, 'packages; a first time takes about a minute');
}

/** @returns {Promise<{ engines: { node: string }, packageManager: string }>} */
const readManifest = async () => JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/**
 * Installs the packages of a folder's lockfile, unless it has.
 *
 * @param {string} folder with a `package.json` and a `pnpm-lock.yaml`
 * @param {string} what is installed
 */
export async function installMissing(folder, what) {
  if (await isInstalled(folder)) return;
  const { packageManager } = await readManifest();
  await install(packageManager, folder, what);
}

/**
 * Runs a script's main function after preparing its tools; its child processes end with it.
 *
 * @param {() => Promise<number>} main returns the exit code
 */
export const runInstalled = (main) =>
  runMain(async () => {
    stopWithChildren();
    await bootstrap();
    return main();
  });

/**
 * @param {string} range like `>=20.19`
 * @param {string} found the current version
 */
export function checkNode(range, found) {
  const [neededMajor = 0, neededMinor = 0] = range.replace('>=', '').split('.').map(Number);
  const [major = 0, minor = 0] = found.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Refusal(
    `Trainyard needs Node ${neededMajor}.${neededMinor} or newer; this is ${found}.`,
  );
}

// pnpm stores a copy of the installed lockfile
/** @param {string} folder */
async function isInstalled(folder) {
  const [expected, installed] = await Promise.all([
    readFile(join(folder, 'pnpm-lock.yaml')),
    readFile(join(folder, 'node_modules/.pnpm/lock.yaml')).catch(() => null),
  ]);
  return installed !== null && expected.equals(installed);
}

/**
 * @param {string} packageManager like `pnpm@10.34.9`
 * @param {string} folder
 * @param {string} what
 */
async function install(packageManager, folder, what) {
  const startedAt = performance.now();
  console.log(`Installing ${what} …`);
  // a folder inside of the workspace that is none of its packages
  const alone = folder === root ? [] : ['--ignore-workspace'];
  const { code, output } = await run(
    'npx',
    ['-y', packageManager, 'install', '--frozen-lockfile', ...alone],
    { cwd: folder, quiet: true, env: patience },
  );
  if (code === 0) {
    console.log(`Packages installed in ${secondsSince(startedAt)}.`);
    return;
  }
  const lost = noNetwork.exec(output);
  if (lost) {
    throw new Refusal(
      `The packages cannot be fetched because the package registry is out of reach (${lost[0]}).`,
    );
  }
  console.error(output);
  throw new Refusal(`The packages could not be installed; ${packageManager} says why above.`);
}

// without a network the usual waits between attempts add up to minutes
const patience = {
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
  CI: 'true',
};
