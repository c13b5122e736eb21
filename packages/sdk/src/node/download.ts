import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Caller, Route } from '../client/call';
import { badInput, badResponse } from '../errors/errors';
import { type FileSizes, sizeDifferences } from '../flows/file-sizes';
import { type RepeatOptions, tolerateFailures } from '../flows/repeat-until-done';
import { setOwn } from '../model/own';
import { type DownloadProgress, extractArchive } from './extract';
import { isMissing } from './json-file';

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
  { onProgress, ...options }: DownloadOptions,
): Promise<string> {
  const directory = resolve(request.directory);
  const partial = partialOf(directory, request);
  const wait = tolerateFailures(options);
  for (;;) {
    try {
      const body = await archiveBody(request, options.signal);
      const { signal } = options;
      await extractArchive(body, partial, { signal, onProgress, onFile: wait.succeeded });
      break;
    } catch (error) {
      await wait.after(error);
    }
  }
  await checkSizes(partial, request);
  await moveInto(directory, partial);
  return directory;
}

function partialOf(directory: string, { args }: ArchiveRequest) {
  const what = Object.values(args).join('-');
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
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found?.isFile()) setOwn(sizes, path, found.size);
  }
  return sizes;
}

/** Renames a new directory in one step; moves files into an existing one one by one. */
export async function moveInto(directory: string, partial: string) {
  const found = await stat(directory).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!found) return rename(partial, directory);
  if (!found.isDirectory()) throw badInput(`${directory} exists and is not a directory`);
  await moveAll(partial, directory);
}

async function moveAll(from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const item of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, item.name), join(to, item.name)];
    if (item.isDirectory()) await moveAll(source, target);
    else await rename(source, target);
  }
  await rmdir(from);
}
