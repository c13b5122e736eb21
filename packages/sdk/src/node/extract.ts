import { link, readlink, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { badInput } from '../errors/errors';
import { type ArchiveEntry, archiveEntries, safePath } from './archive';
import { foundAt, makeFolder, writeInOneStep } from './real-places';

/** The progress of a download. */
export type DownloadProgress = {
  /** the file just finished, or skipped because it existed */
  path: string;
  files: number;
  bytes: number;
};

/** The largest archive to extract. */
export type ArchiveLimits = {
  /** of all files together, unpacked */
  maxBytes?: number | undefined;
  /** files, folders and links; a million by default */
  maxEntries?: number | undefined;
};

export type Extraction = ArchiveLimits & {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: DownloadProgress) => void) | undefined;
  /** called for each new file */
  onFile?: () => void;
};

/**
 * Writes the files of an archive below a folder. Keeps an existing file of the same size, so that a
 * second run resumes where the first was interrupted; an incomplete file is next to the folder,
 * under the folder's name and `.part`. Writes links last, and nothing through a link.
 * @throws ApiError of type `input` for paths and links outside the folder, for paths through a
 *   link or a file, and for more than the limits
 */
export async function extractArchive(
  body: ReadableStream<Uint8Array>,
  folder: string,
  { signal, onProgress, onFile, ...limits }: Extraction = {},
): Promise<void> {
  const checkLimits = limitCheck(limits);
  const links: ArchiveEntry[] = [];
  // of two entries with one name the last one counts, as in tar
  const paths = new Set<string>();
  const done = { files: 0, bytes: 0 };
  await makeFolder(dirname(folder), basename(folder));
  for await (const entry of archiveEntries(body, signal)) {
    checkLimits(entry);
    if (entry.kind === 'link') links.push(checkedLink(entry));
    else if (entry.kind === 'folder') await makeFolder(folder, entry.path);
    else {
      const isNew =
        entry.kind === 'file'
          ? await addFile(folder, entry, paths.has(entry.path))
          : await addHardLink(folder, entry);
      if (isNew) onFile?.();
      paths.add(entry.path);
      done.files += 1;
      done.bytes += entry.size;
      onProgress?.({ path: entry.path, ...done });
    }
  }
  for (const entry of links) await addLink(folder, entry);
}

/** Returns a check for one entry after another, before it is written. */
function limitCheck({ maxBytes, maxEntries = 1_000_000 }: ArchiveLimits) {
  let bytes = 0;
  let entries = 0;
  return ({ size }: ArchiveEntry) => {
    bytes += size;
    entries += 1;
    if (entries > maxEntries) throw badInput(`The archive holds more than ${maxEntries} entries`);
    if (maxBytes !== undefined && bytes > maxBytes)
      throw badInput(`The archive holds more than ${maxBytes} bytes, which is the limit`);
  };
}

/** The place of an entry, in a folder that exists. @throws ApiError `input` if a folder is there */
async function placeOf(folder: string, path: string) {
  const place = join(await makeFolder(folder, posix.dirname(path)), posix.basename(path));
  const stats = await foundAt(place);
  if (stats?.isDirectory()) throw conflict(path);
  return { place, found: stats };
}

/** Returns false for a file that is there from an earlier run. */
async function addFile(folder: string, entry: ArchiveEntry, isRepeated: boolean) {
  const { path, size, content, mode, mtime } = entry;
  const { place, found } = await placeOf(folder, path);
  if (!isRepeated && found?.isFile() && found.size === size) return false;
  await writeInOneStep({ place, half: `${folder}.part`, content, mode: mode & 0o777, mtime });
  return true;
}

async function addHardLink(folder: string, { path, target }: ArchiveEntry) {
  const file = safePath(target);
  const source = await placeOf(folder, file);
  if (!source.found?.isFile())
    throw badInput(
      `The archive's hard link ${path} leads to ${file}, which is not a file before it`,
    );
  const { place, found } = await placeOf(folder, path);
  if (found?.ino === source.found.ino) return false;
  await rm(place, { force: true });
  await link(source.place, place);
  return true;
}

/**
 * A link that stays inside the folder whatever is there: first up, then down. One that goes up
 * again could leave through another link on its way.
 */
function checkedLink(entry: ArchiveEntry) {
  const { path, target } = entry;
  const place = posix.join(posix.dirname(path), target);
  const steps = target.split('/').filter((step) => step !== '' && step !== '.');
  const isUpLater = steps.some(
    (step, index) => step === '..' && (steps[index - 1] ?? '..') !== '..',
  );
  if (target === '' || target.startsWith('/') || isUpLater || /^\.\.(\/|$)/.test(place))
    throw badInput(`The archive's link ${path} leads to ${target}, out of its folder`);
  safePath(place);
  return entry;
}

async function addLink(folder: string, { path, target }: ArchiveEntry) {
  const { place, found } = await placeOf(folder, path);
  if (!found) await symlink(target, place);
  else if (!found.isSymbolicLink() || (await readlink(place)) !== target) throw conflict(path);
}

const conflict = (path: string) =>
  badInput(`The archive holds ${path} more than once, and not with the same content`);
