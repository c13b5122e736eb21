import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Caller, CallOptions, Route } from '../client/call';
import { badInput, badResponse } from '../errors/errors';
import { type FileSizes, reportedSizes, sizeDifferences } from '../flows/file-sizes';
import { getCheckpoint } from '../generated/calls/checkpoints';
import { ownValue, setOwn } from '../model/own';
import type { Checkpoint } from '../types';
import { archiveEntries, safePath } from './archive';
import {
  archiveBody,
  type DownloadOptions,
  downloadArchive,
  failureOf,
  moveInto,
  sizesIn,
} from './download';
import { makeFolders } from './make-folders';

const route: Route = {
  id: 'downloadCheckpoint',
  method: 'GET',
  path: '/checkpoints/{checkpointUuid}',
  required: 'checkpointUuid',
  stream: true,
};

/** A checkpoint, and its target. */
export type CheckpointDownload = {
  checkpointUuid: string;
  /** created when it does not exist */
  directory: string;
  /** false skips the comparison with the sizes that the trial reported */
  verify?: boolean;
};

/**
 * Downloads the files of a checkpoint and returns the directory, as an absolute path. Copies them
 * from shared storage if this machine mounts it (`checkpointFolder`), because the master does not
 * serve these, and otherwise downloads them through the master. Files from before a cut are not
 * written again; their sizes are compared with those that the trial reported, and the directory is
 * complete or unchanged. A complete one is not downloaded again. Like `det`, adds a `metadata.json`
 * if the checkpoint has none.
 * @throws ApiError of type `input` for a checkpoint whose state has no files, of type
 *   `apiBadResponse` that names the files that differ; refusals of the master
 */
export async function downloadCheckpoint(
  client: Caller,
  { checkpointUuid, directory, verify = true }: CheckpointDownload,
  options: DownloadOptions = {},
): Promise<string> {
  const checkpoint = await readable(client, checkpointUuid, options);
  const expected = reportedSizes(checkpoint);
  const there = await sizesIn(directory, Object.keys(expected));
  const isComplete =
    Object.keys(expected).length > 0 && sizeDifferences(expected, there).length === 0;
  const request = { client, route, args: { checkpointUuid }, directory };
  if (!isComplete) {
    const stored = await mountedFolder(checkpoint);
    const verification = verify ? { expected } : {};
    if (stored) await copyFolder(stored, { checkpointUuid, directory, ...verification });
    else await downloadArchive({ ...request, ...verification }, options);
  }
  await addMetadata(directory, checkpoint);
  return directory;
}

/** Returns the sizes of the existing files: in the shared storage, or in the master's archive. */
export async function measureCheckpoint(
  client: Caller,
  checkpointUuid: string,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<FileSizes> {
  const options = signal ? { signal } : {};
  const { checkpoint } = await getCheckpoint(client, { checkpointUuid }, options);
  const stored = await mountedFolder(checkpoint);
  if (stored) return sizesOf(stored);
  const args = { checkpointUuid };
  try {
    return await archiveSizes(await archiveBody({ client, route, args }, signal), signal);
  } catch (error) {
    throw failureOf(error, { route, args });
  }
}

async function archiveSizes(body: ReadableStream<Uint8Array>, signal: AbortSignal | undefined) {
  const sizes: FileSizes = {};
  for await (const { path, kind, content, target } of archiveEntries(body, signal)) {
    let size = kind === 'hardLink' ? (ownValue(sizes, safePath(target)) ?? 0) : 0;
    for await (const chunk of content) size += chunk.length;
    if (kind === 'file' || kind === 'hardLink') setOwn(sizes, path, size);
  }
  return sizes;
}

/**
 * The folder in which the storage of the experiment keeps the files of a checkpoint, on machines
 * that mount it: `host_path`, `storage_path` and the uuid for `shared_fs`, `container_path` and the
 * uuid for `directory`. Undefined for storage that is not a folder.
 */
export function checkpointFolder({ uuid, training }: CheckpointPlace): string | undefined {
  const config: unknown = training?.experimentConfig;
  const storage = field(config, 'checkpoint_storage');
  const type = field(storage, 'type');
  const base =
    type === 'shared_fs'
      ? sharedFolder(field(storage, 'host_path'), field(storage, 'storage_path'))
      : type === 'directory'
        ? field(storage, 'container_path')
        : undefined;
  // accepts only a single path name as uuid, because the master's answer is not trusted
  if (typeof base !== 'string' || !isAbsolute(base) || !/^[\w-]+$/.test(uuid)) return undefined;
  return join(base, uuid);
}

type CheckpointPlace = Pick<Checkpoint, 'training' | 'uuid'>;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? ownValue(value as Record<string, unknown>, name)
    : undefined;

/** Joins the paths as the platform does: an absolute storage path is relative to the host path. */
function sharedFolder(hostPath: unknown, storagePath: unknown): string | undefined {
  if (typeof hostPath !== 'string') return undefined;
  if (typeof storagePath !== 'string' || storagePath === '') return hostPath;
  const folder = resolve(hostPath, storagePath);
  return relative(hostPath, folder).startsWith('..') ? undefined : folder;
}

async function mountedFolder(checkpoint: CheckpointPlace): Promise<string | undefined> {
  const folder = checkpointFolder(checkpoint);
  const stats = folder === undefined ? undefined : await stat(folder).catch(() => undefined);
  return stats?.isDirectory() ? folder : undefined;
}

type Copying = { checkpointUuid: string; directory: string; expected?: FileSizes };

/** Copies a folder next to its target, compares sizes, and renames it. */
async function copyFolder(stored: string, { checkpointUuid, directory, expected }: Copying) {
  const target = resolve(directory);
  await makeFolders(dirname(target));
  const partial = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    await cp(stored, partial, { recursive: true, dereference: true });
    const there = expected ? await sizesIn(partial, Object.keys(expected)) : {};
    const wrong = sizeDifferences(expected ?? {}, there);
    if (wrong.length > 0)
      throw badResponse(route.id, `The files are not what was reported: ${wrong.join('; ')}.`);
    await moveInto(target, partial);
  } catch (error) {
    throw failureOf(error, { route, args: { checkpointUuid }, directory });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function sizesOf(folder: string): Promise<FileSizes> {
  const items = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = items
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)));
  return sizesIn(folder, files);
}

async function readable(client: Caller, checkpointUuid: string, { signal }: DownloadOptions) {
  const { checkpoint } = await getCheckpoint(client, { checkpointUuid }, signal ? { signal } : {});
  const { state } = checkpoint;
  if (state !== 'STATE_COMPLETED' && state !== 'STATE_PARTIALLY_DELETED')
    throw badInput(`Checkpoint ${checkpointUuid} is in ${state} and has no files to download`);
  return checkpoint;
}

/** Adds the file that loaders of checkpoints read, which checkpoints of old masters do not have. */
async function addMetadata(directory: string, { metadata }: Checkpoint) {
  const text = JSON.stringify(metadata ?? {}, undefined, 2);
  await writeFile(join(directory, 'metadata.json'), text, { flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}
