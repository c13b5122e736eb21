import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, stateFolder } from './main.mjs';

const ignored = /^(node_modules|dist|\.types|\.git)$|\.test\.tsx?$|\.tsbuildinfo$/;

/**
 * Digests the names and contents of files. Ignores times, because a checkout of another branch
 * changes them.
 *
 * @param {string[]} paths files and folders, from the repository's folder; missing ones are left
 *   out
 * @returns {Promise<string>}
 */
export async function fingerprint(paths) {
  const hash = createHash('sha1');
  const files = (await Promise.all(paths.map((path) => filesUnder(path)))).flat();
  for (const file of files.sort()) {
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Digests every file separately.
 *
 * @param {string[]} paths
 * @returns {Promise<Map<string, string>>}
 */
export async function fingerprints(paths) {
  const files = (await Promise.all(paths.map((path) => filesUnder(path)))).flat();
  const rows = files.map(async (file) => /** @type {const} */ ([file, await fingerprint([file])]));
  return new Map(await Promise.all(rows));
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesUnder(path) {
  const info = await stat(join(root, path)).catch(() => null);
  if (!info) return [];
  if (info.isFile()) return [path];
  const names = (await readdir(join(root, path))).filter((name) => !ignored.test(name));
  return (await Promise.all(names.map((name) => filesUnder(`${path}/${name}`)))).flat();
}

/** @param {string} name */
const stampFile = (name) => join(stateFolder, 'built', name);

/**
 * Returns true if something has to be built: its output is missing or its inputs have changed.
 *
 * @param {{ name: string, output: string, digest: string }} build
 */
export async function isStale({ name, output, digest }) {
  if (!existsSync(join(root, output))) return true;
  return (await readFile(stampFile(name), 'utf8').catch(() => '')) !== digest;
}

/** @param {{ name: string, digest: string }} build */
export async function markBuilt({ name, digest }) {
  await mkdir(dirname(stampFile(name)), { recursive: true });
  await writeFile(stampFile(name), digest);
}
