import { getExperimentTrials } from '@trainyard/sdk/calls';
import type { Trial } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { trialListQuery } from './list-query';
import type { TrialSearch } from './search';

// a page the master answers within a blink
const pageLength = 200;

/** All trials of an experiment that match, page by page, in the order of the list. */
export async function* allTrials(
  experimentId: number,
  { search, signal }: { search: TrialSearch; signal: AbortSignal },
): AsyncGenerator<Trial[]> {
  const query = trialListQuery({ ...search, page: 0 });
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += pageLength) {
    const page = { experimentId, ...query, offset, limit: pageLength };
    const { trials, pagination } = await getExperimentTrials(client, page, { signal });
    total = pagination.total;
    yield trials;
  }
}
