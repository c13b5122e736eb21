import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat, symlink, utimes } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { badInput } from '../errors/errors';
import { type ArchiveEntry, archiveEntries, safePath } from './archive';

/** The progress of a download. */
export type DownloadProgress = {
  /** the file just finished, or skipped because it existed */
  path: string;
  files: number;
  bytes: number;
};

export type Extraction = {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: DownloadProgress) => void) | undefined;
  /** called for each new file */
  onFile?: () => void;
};

/**
 * Writes the files of an archive below a folder. Keeps an existing file of the same size, so that a
 * second run resumes where the first was interrupted; an incomplete file never has its final name.
 * Writes links last, so that nothing is written through one.
 * @throws ApiError of type `input` for paths and links outside the folder
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

/** The target of a link, as written in the link; only targets inside the folder. */
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
