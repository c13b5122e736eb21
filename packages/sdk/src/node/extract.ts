import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat, symlink, utimes } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { badInput } from '../errors/errors';
import { type ArchiveEntry, archiveEntries, safePath } from './archive';

/** How far a download is. */
export type DownloadProgress = {
  /** the file just finished, or skipped because it was there */
  path: string;
  files: number;
  bytes: number;
};

export type Extraction = {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: DownloadProgress) => void) | undefined;
  /** told each file that was not there before */
  onFile?: () => void;
};

/**
 * Puts the files of an archive below a folder. A file that is there in its size already is kept, so
 * that a second run goes on where the first was cut; half a file never has its name. Links
 * come last, so that nothing is written through one.
 * @throws ApiError of type `input` for paths and links that lead out of the folder
 */
export async function extractArchive(
  body: ReadableStream<Uint8Array>,
  folder: string,
  { signal, onProgress, onFile }: Extraction = {},
): Promise<void> {
  const links: Array<[path: string, target: string]> = [];
  const done = { files: 0, bytes: 0 };
  await mkdir(folder, { recursive: true });
  for await (const entry of archiveEntries(body, signal)) {
    const place = join(folder, entry.path);
    if (entry.kind === 'link') links.push([entry.path, targetInside(entry)]);
    else if (entry.kind === 'folder') await mkdir(place, { recursive: true });
    else {
      if (!(await isThere(place, entry.size))) {
        await writeEntry(place, entry);
        onFile?.();
      }
      done.files += 1;
      done.bytes += entry.size;
      onProgress?.({ path: entry.path, ...done });
    }
  }
  for (const [path, target] of links) await link(join(folder, path), target);
}

async function isThere(place: string, size: number) {
  const found = await stat(place).catch(() => undefined);
  return found?.isFile() === true && found.size === size;
}

async function writeEntry(place: string, { content, mode, mtime }: ArchiveEntry) {
  await mkdir(dirname(place), { recursive: true });
  const half = `${place}.part`;
  await pipeline(content, createWriteStream(half, { mode: mode & 0o777 }));
  await utimes(half, mtime, mtime);
  await rename(half, place);
}

/** Where a link leads, as the link itself is written; only places inside the folder. */
function targetInside({ path, target }: ArchiveEntry) {
  const place = posix.join(posix.dirname(path), target);
  if (target.startsWith('/') || place.startsWith('../') || place === '..')
    throw badInput(`The archive's link ${path} leads to ${target}, out of its folder`);
  safePath(place);
  return target;
}

async function link(place: string, target: string) {
  await mkdir(dirname(place), { recursive: true });
  await symlink(target, place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
