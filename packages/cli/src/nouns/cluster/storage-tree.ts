import { formatBytes } from '@trainyard/insights/figures';
import {
  addToTree,
  emptyStorageTree,
  largestFirst,
  type StorageExperiment,
  type StorageNode,
  storageBlocks,
  storageQuery,
} from '@trainyard/insights/storage/storage-tree';
import { pages } from '@trainyard/sdk';
import { getExperiments } from '@trainyard/sdk/calls';
import type { StoredResults } from '@trainyard/sdk/flows';
import { Failure, linesOf } from '../../core/failure';
import { numberField } from '../../core/output/columns';
import type { Cli } from '../../core/verb';

export const bytesColumn = <Of extends { bytes: number }>() =>
  numberField<Of>('bytes', 'Size', { show: ({ bytes }: Of) => formatBytes(bytes) });

export const placeOptions = {
  'workspace-name': { type: 'string', short: 'w', value: 'NAME', help: 'In this workspace' },
} as const;

/** Reads the whole tree, or that of one workspace, with a progress line. */
export async function readTree(cli: Cli, workspace: string | undefined): Promise<StorageNode> {
  const { client } = await cli.session();
  const root = emptyStorageTree();
  const listed = pages(client, getExperiments, storageQuery, { signal: cli.signal });
  for await (const { experiments, read, total } of storageBlocks(listed)) {
    addToTree(root, experiments);
    cli.progress(`Read ${read} of ${total} experiments`);
  }
  if (workspace === undefined) return root;
  const folder = largestFirst(root).find(({ name }) => name === workspace);
  if (folder) return folder;
  throw new Failure(
    `No checkpoint of the workspace "${workspace}" has files, or you may not see it.`,
    {
      outcome: 'notFound',
    },
  );
}

/** Reports the experiments whose checkpoints could not be read. */
export async function complainOf(
  cli: Cli,
  command: string,
  failed: StoredResults<StorageExperiment, unknown>['failed'],
) {
  const { master } = await cli.session();
  for (const { experiment, error } of failed) {
    const failure = new Failure(`Cannot read the checkpoints of experiment ${experiment.id}.`, {
      cause: error,
    });
    cli.complain(linesOf(failure, { command, master }));
  }
}
