import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMissing } from './json-file';

/**
 * Creates a folder and those above it that are missing. Each is tried twice at most: where a folder
 * exists and nothing can be created in it, as in /proc, `mkdir` of Node with `recursive` never ends.
 *
 * @param mode permissions of new folders; those of the system by default
 * @throws the error of the file system for the folder that cannot be created
 */
export async function makeFolders(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const isThere = await stat(path).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
    if (isThere) return;
    const above = dirname(path);
    if (!isMissing(error) || above === path) throw error;
    await makeFolders(above, mode);
    await mkdir(path, { mode });
  }
}
