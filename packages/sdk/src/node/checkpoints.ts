import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller, CallOptions, Route } from '../call';
import { badInput } from '../errors';
import { type FileSizes, reportedSizes, sizeDifferences } from '../flows/file-sizes';
import { getCheckpoint } from '../generated/calls/checkpoints';
import { setOwn } from '../model/own';
import type { Checkpoint } from '../types';
import { archiveEntries } from './archive';
import { archiveBody, type DownloadOptions, downloadArchive, sizesIn } from './download';

const route: Route = {
  id: 'downloadCheckpoint',
  method: 'GET',
  path: '/checkpoints/{checkpointUuid}',
  required: 'checkpointUuid',
  stream: true,
};

/** A checkpoint, and where it goes. */
export type CheckpointDownload = {
  checkpointUuid: string;
  /** made when it is not there */
  directory: string;
  /** false leaves out the comparison with the sizes the trial reported */
  verify?: boolean;
};

/**
 * Fetches the files of a checkpoint through the master and gives the directory, as an absolute path.
 * Files that came before a cut are not written again; their sizes are compared with what the trial
 * reported, and the directory is complete or not touched. One that is complete already is not
 * fetched. Like `det`, adds a `metadata.json` where the checkpoint has none.
 * @throws ApiError of type `input` for a checkpoint whose state holds no files, of type
 *   `apiBadResponse` that names the files that differ; what the master refuses
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
  if (!isComplete) await downloadArchive(verify ? { ...request, expected } : request, options);
  await addMetadata(directory, checkpoint);
  return directory;
}

/** The sizes of the files that are really there, read from the archive without keeping it. */
export async function measureCheckpoint(
  client: Caller,
  checkpointUuid: string,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<FileSizes> {
  const body = await archiveBody({ client, route, args: { checkpointUuid } }, signal);
  const sizes: FileSizes = {};
  for await (const { path, kind, content } of archiveEntries(body, signal)) {
    let size = 0;
    for await (const chunk of content) size += chunk.length;
    if (kind === 'file') setOwn(sizes, path, size);
  }
  return sizes;
}

async function readable(client: Caller, checkpointUuid: string, { signal }: DownloadOptions) {
  const { checkpoint } = await getCheckpoint(client, { checkpointUuid }, signal ? { signal } : {});
  const { state } = checkpoint;
  if (state !== 'STATE_COMPLETED' && state !== 'STATE_PARTIALLY_DELETED')
    throw badInput(`Checkpoint ${checkpointUuid} is in ${state} and has no files to download`);
  return checkpoint;
}

/** What loads a checkpoint looks for this file; those of old masters come without. */
async function addMetadata(directory: string, { metadata }: Checkpoint) {
  const text = JSON.stringify(metadata ?? {}, undefined, 2);
  await writeFile(join(directory, 'metadata.json'), text, { flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}
