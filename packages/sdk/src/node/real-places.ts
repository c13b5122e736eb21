import { lstat, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { badInput } from '../errors/errors';
import { isMissing } from './json-file';
import { makeFolders } from './make-folders';

/** Returns the facts of a place, without following a link there; undefined if nothing is. */
export const foundAt = (place: string) =>
  lstat(place).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/**
 * Creates a folder below a root, and returns its place. Goes step by step, so that no step follows
 * a link: a link inside the root may lead out of it.
 * @param path below the root, with `/` between names; empty for the root itself
 * @throws ApiError of type `input` for a step that exists and is not a folder
 */
export async function makeFolder(root: string, path: string): Promise<string> {
  await makeFolders(root);
  let place = root;
  for (const step of path.split('/').filter((name) => name !== '' && name !== '.')) {
    place = join(place, step);
    const stats = await foundAt(place);
    if (!stats) await mkdir(place);
    else if (!stats.isDirectory())
      throw badInput(
        stats.isSymbolicLink()
          ? `${place} is a link, and nothing is written through links`
          : `${place} exists and is not a folder`,
      );
  }
  return place;
}

/** A file to write, and the name of it until it is complete; both are in the same file system. */
export type NewFile = {
  place: string;
  half: string;
  content: AsyncIterable<Uint8Array> | Uint8Array;
  mode?: number;
  /** seconds since 1970; now by default */
  mtime?: number | undefined;
};

/**
 * Writes a file that appears when it is complete. Replaces a file or a link of either name, and
 * never writes through one.
 */
export async function writeInOneStep({ place, half, content, mode = 0o666, mtime }: NewFile) {
  await rm(half, { force: true });
  try {
    await writeFile(half, content, { flag: 'wx', mode });
    if (mtime !== undefined) await utimes(half, mtime, mtime);
    await rename(half, place);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
