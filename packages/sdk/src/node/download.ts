import type { Stats } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Caller, Route } from '../client/call';
import { ApiError, badInput, badResponse, isApiError } from '../errors/errors';
import { type FileSizes, sizeDifferences } from '../flows/file-sizes';
import { type RepeatOptions, tolerateFailures } from '../flows/repeat-until-done';
import { setOwn } from '../model/own';
import { type ArchiveLimits, type DownloadProgress, extractArchive } from './extract';
import { fileFailure, isFileError } from './file-failure';
import { isMissing } from './json-file';
import { foundAt } from './real-places';
import { WrongArchive } from './wrong-archive';

/** How a download retries, its progress callbacks, and the largest size of an archive. */
export type DownloadOptions = RepeatOptions &
  ArchiveLimits & {
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

/**
 * The bytes of an archive. The master packs it while it sends it, so that it cannot send a part:
 * after a break it is requested again, and files that are there are not written again.
 */
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
    // only a broken connection leaves something to resume
    if (isFinal(error)) await rm(partial, { recursive: true, force: true });
    throw failureOf(error, request);
  }
  return directory;
}

/** True for what another request would meet again: a refused or wrong archive, or the disk. */
const isFinal = (error: unknown) =>
  error instanceof WrongArchive ||
  isFileError(error) ||
  (isApiError(error) && error.type === 'input');

/** The error for the caller, which names what was downloaded, and where to. */
export function failureOf(
  error: unknown,
  { route, args, directory }: Pick<ArchiveRequest, 'args' | 'route'> & { directory?: string },
): unknown {
  const what = Object.entries(args)
    .map(([name, value]) => `${name.replace(/(Uuid|Id)$/, '')} ${value}`)
    .join(', ');
  if (error instanceof WrongArchive)
    return wrongAnswer(route.id, `${what}: ${error.message}`, error);
  return directory === undefined ? error : fileFailure(error, { what, folder: directory });
}

const wrongAnswer = (operation: string, message: string, cause: Error) =>
  new ApiError({ type: 'apiBadResponse', operation, message, cause });

async function fillPartial(
  partial: string,
  request: ArchiveRequest,
  { onProgress, maxBytes, maxEntries, ...options }: DownloadOptions,
) {
  const { signal } = options;
  const wait = tolerateFailures(options);
  for (;;) {
    try {
      const body = await archiveBody(request, signal);
      const extraction = { signal, onProgress, onFile: wait.succeeded, maxBytes, maxEntries };
      await extractArchive(body, partial, extraction);
      break;
    } catch (error) {
      if (isFinal(error)) throw error;
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
