import type { Stats } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Caller, Route } from '../client/call';
import { badInput, badResponse, isApiError } from '../errors/errors';
import { type FileSizes, sizeDifferences } from '../flows/file-sizes';
import { type RepeatOptions, tolerateFailures } from '../flows/repeat-until-done';
import { setOwn } from '../model/own';
import { type DownloadProgress, extractArchive } from './extract';
import { isFileError, isMissing } from './json-file';
import { foundAt } from './real-places';

/** How a download retries, and its progress callbacks. */
export type DownloadOptions = RepeatOptions & {
  /** called after each file */
  onProgress?: (progress: DownloadProgress) => void;
};

export type ArchiveRequest = {
  client: Caller;
  route: Route;
  args: Record<string, unknown>;
  directory: string;
  /** expected sizes */
  expected?: FileSizes;
};

const accept = { Accept: 'application/gzip' };

/** The bytes of an archive that the master creates; it does not support ranges. */
export async function archiveBody(
  { client, route, args }: Pick<ArchiveRequest, 'args' | 'client' | 'route'>,
  signal: AbortSignal | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const options = { headers: accept, retry: 'off' as const, ...(signal ? { signal } : {}) };
  const { body } = await client.send(route, args, options);
  if (!body) throw badResponse(route.id, 'The answer has no body.');
  return body;
}

/**
 * Downloads an archive into a directory, which appears when it is complete and has the expected
 * sizes; until then the files are next to it, in a folder that ends in `.partial`, from which
 * another attempt resumes.
 */
export async function downloadArchive(
  request: ArchiveRequest,
  options: DownloadOptions,
): Promise<string> {
  const directory = resolve(request.directory);
  const partial = partialOf(directory, request);
  try {
    await fillPartial(partial, request, options);
    await moveInto(directory, partial);
  } catch (error) {
    // a refused archive has nothing to resume
    const isRefused = isApiError(error) && error.type === 'input';
    if (isRefused) await rm(partial, { recursive: true, force: true });
    throw error;
  }
  return directory;
}

async function fillPartial(
  partial: string,
  request: ArchiveRequest,
  { onProgress, ...options }: DownloadOptions,
) {
  const { signal } = options;
  const wait = tolerateFailures(options);
  for (;;) {
    try {
      const body = await archiveBody(request, signal);
      await extractArchive(body, partial, { signal, onProgress, onFile: wait.succeeded });
      break;
    } catch (error) {
      // another download would fail at the same file
      if (isFileError(error)) throw error;
      await wait.after(error);
    }
  }
  await checkSizes(partial, request);
}

function partialOf(directory: string, { args }: ArchiveRequest) {
  // a uuid may come from an answer, which is not trusted to be a name
  const what = Object.values(args).map(String).map(encodeURIComponent).join('-');
  return join(dirname(directory), `.${basename(directory)}-${what}.partial`);
}

async function checkSizes(partial: string, { expected, route }: ArchiveRequest) {
  if (!expected) return;
  const wrong = sizeDifferences(expected, await sizesIn(partial, Object.keys(expected)));
  if (wrong.length === 0) return;
  // the next attempt would keep files with a wrong size
  await rm(partial, { recursive: true });
  throw badResponse(route.id, `The files are not what was reported: ${wrong.join('; ')}.`);
}

/** The sizes of the existing files. */
export async function sizesIn(folder: string, paths: readonly string[]): Promise<FileSizes> {
  const sizes: FileSizes = {};
  for (const path of paths) {
    const stats = await stat(join(folder, path)).catch(() => undefined);
    if (stats?.isFile()) setOwn(sizes, path, stats.size);
  }
  return sizes;
}

/**
 * Moves a folder to its place: renames it when nothing is there, else moves what is in it, file by
 * file. Enters no linked folder, and replaces links and files, not what links lead to.
 * @throws ApiError of type `input` before anything is moved, when a folder is where a file goes, or
 *   the other way around
 */
export async function moveInto(directory: string, partial: string) {
  const stats = await stat(directory).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!stats) return rename(partial, directory);
  if (!stats.isDirectory()) throw badInput(`${directory} exists and is not a directory`);
  for (const [from, to] of await movesInto(directory, partial)) await rename(from, to);
  await rm(partial, { recursive: true });
}

async function movesInto(directory: string, partial: string) {
  const moves: Array<[from: string, to: string]> = [];
  for (const item of await readdir(partial, { withFileTypes: true })) {
    const [from, to] = [join(partial, item.name), join(directory, item.name)];
    const stats = await foundAt(to);
    if (item.isDirectory() && stats?.isDirectory()) moves.push(...(await movesInto(to, from)));
    else if (stats && item.isDirectory() !== stats.isDirectory()) throw inTheWay(to, stats);
    else moves.push([from, to]);
  }
  return moves;
}

const inTheWay = (place: string, found: Stats) =>
  badInput(
    found.isDirectory()
      ? `${place} is a folder, where the download has a file`
      : `${place} is a ${found.isSymbolicLink() ? 'link' : 'file'}, where the download has a folder`,
  );
