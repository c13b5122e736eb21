import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code';

/**
 * Makes a folder and those above it that are missing. Each is tried twice at most: where a folder
 * exists and nothing can be made in it, as in /proc, `mkdir` of Node with `recursive` never ends.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const isThere = await stat(path).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
    if (isThere) return;
    const above = dirname(path);
    if (codeOf(error) !== 'ENOENT' || above === path) throw error;
    await makeFolder(above);
    await mkdir(path);
  }
}
