import { resolve } from 'node:path';
import { downloadCheckpoint } from '@trainyard/sdk/node';
import type { Options } from '../../command';
import type { Cli } from '../../frame/cli';
import { bytesText } from '../../frame/output/columns';

/** Options of commands that fetch checkpoints. */
export const fetchOptions = {
  'no-verify': {
    type: 'boolean',
    help: 'Do not compare the sizes of the files with what the trial reported',
  },
} as const satisfies Options;

type Fetching = { uuid: string; directory: string; isVerified: boolean };

/** Fetches a checkpoint into a folder and prints where it is. */
export async function fetchCheckpoint(cli: Cli, { uuid, directory, isVerified }: Fetching) {
  const { client } = await cli.session();
  const path = await downloadCheckpoint(
    client,
    { checkpointUuid: uuid, directory: resolve(cli.system.cwd(), directory), verify: isVerified },
    {
      signal: cli.signal,
      onProgress: ({ files, bytes }) =>
        cli.progress(`${uuid}: ${files} files, ${bytesText(bytes)}`),
      onRetry: () => cli.say('The connection broke. Reading on.'),
    },
  );
  cli.say(`Checkpoint ${uuid} is in:`);
  await cli.out.value('path', path);
}
