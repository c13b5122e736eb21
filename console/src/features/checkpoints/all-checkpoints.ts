import { getExperimentCheckpoints } from '@trainyard/sdk/calls';
import type { Checkpoint } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { checkpointListQuery } from './list-query';
import type { CheckpointSearch } from './search';

// a page the master answers within a blink
const pageLength = 500;

/** All checkpoints of an experiment that match, page by page, in the order of the list. */
export async function* allCheckpoints(
  id: number,
  { search, signal }: { search: CheckpointSearch; signal: AbortSignal },
): AsyncGenerator<Checkpoint[]> {
  const query = checkpointListQuery({ ...search, page: 0 });
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += pageLength) {
    const page = { experimentId: id, ...query, offset, limit: pageLength };
    const { checkpoints, pagination } = await getExperimentCheckpoints(client, page, { signal });
    total = pagination.total;
    yield checkpoints;
  }
}
