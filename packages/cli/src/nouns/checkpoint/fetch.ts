import { join, resolve } from 'node:path';
import { formatBytes } from '@trainyard/insights/figures';
import { isApiError } from '@trainyard/sdk';
import type { Options } from '../../core/command';
import { Failure } from '../../core/failure';
import { byteCount } from '../../core/option-values';
import type { Cli } from '../../core/verb';

/** Options of commands that download checkpoints. */
export const fetchOptions = {
  'no-verify': {
    type: 'boolean',
    help: 'Do not compare the sizes of the files with what the trial reported',
  },
  'max-bytes': {
    type: 'string',
    value: 'SIZE',
    help: 'Stop at a checkpoint with more, such as 20GB',
  },
} as const satisfies Options;

/**
 * The folder of a checkpoint when none is given. @throws Failure for an id of the master that is
 * not a name
 */
export function folderOf(uuid: string, parent = 'checkpoints'): string {
  if (/^[\w-]+$/.test(uuid)) return join(parent, uuid);
  throw new Failure(`The checkpoint ${JSON.stringify(uuid)} has an ID that cannot name a folder.`, {
    hint: 'Name a folder with --output-dir.',
  });
}

type Fetching = {
  uuid: string;
  directory: string;
  values: { 'no-verify': boolean; 'max-bytes'?: string | undefined };
};

/** The limit of --max-bytes, as an option of a download. */
export const maxBytesOf = (values: { 'max-bytes'?: string | undefined }) =>
  values['max-bytes'] === undefined
    ? {}
    : { maxBytes: byteCount('max-bytes', values['max-bytes']) };

/** Downloads a checkpoint into a folder and prints its path. */
export async function fetchCheckpoint(cli: Cli, { uuid, directory, values }: Fetching) {
  const maxBytes = maxBytesOf(values);
  const { client } = await cli.session();
  const { downloadCheckpoint } = await import('@trainyard/sdk/node');
  const fetched = downloadCheckpoint(
    client,
    {
      checkpointUuid: uuid,
      directory: resolve(cli.system.cwd(), directory),
      verify: !values['no-verify'],
    },
    {
      signal: cli.signal,
      ...maxBytes,
      onProgress: ({ files, bytes }) =>
        cli.progress(`${uuid}: ${files} files, ${formatBytes(bytes)}`),
      onRetry: () => cli.notify('The connection broke. Trying again.'),
    },
  );
  const path = await withLocationHint(cli, uuid, fetched);
  cli.notify(`Checkpoint ${uuid} is in:`);
  await cli.out.value('path', path);
}

/**
 * Reports the location of the files if the master does not serve them, as with shared storage.
 * @throws Failure with the folder; else the error of `reading`
 */
export async function withLocationHint<Read>(
  cli: Cli,
  uuid: string,
  reading: Promise<Read>,
): Promise<Read> {
  try {
    return await reading;
  } catch (cause) {
    if (!isApiError(cause) || !/not supported for/.test(cause.message)) throw cause;
    const { client } = await cli.session();
    const { checkpoint } = await client.getCheckpoint({ checkpointUuid: uuid });
    const { checkpointFolder } = await import('@trainyard/sdk/node');
    const folder = checkpointFolder(checkpoint);
    throw new Failure(`The master does not offer the files of checkpoint ${uuid}.`, {
      cause,
      ...(folder === undefined
        ? {}
        : { hint: `They are in ${folder}; run this where that folder is mounted.` }),
    });
  }
}
