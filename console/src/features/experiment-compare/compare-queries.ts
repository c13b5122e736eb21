import { queryOptions } from '@tanstack/react-query';
import { getExperiments } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';
import { queryKeys } from '~/app/query-keys';

/** of one request: its address has to stay short */
const experimentsEach = 100;

/** Ids in parts, each of which is asked for by itself; the same id once. */
export function partsOf(ids: readonly number[], most = experimentsEach): number[][] {
  const once = [...new Set(ids)];
  const count = Math.ceil(once.length / most);
  return Array.from({ length: count }, (_, at) => once.slice(at * most, (at + 1) * most));
}

/** Some experiments by id; those that are gone or may not be seen are left out. */
export const compareQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: queryKeys.experiments.compare(ids),
    queryFn: async ({ signal }) => {
      // a filter of nothing would let everything through
      if (ids.length === 0) return [];
      const query = { 'experimentIdFilter.incl': [...ids], limit: 0, showTrialData: true };
      return (await getExperiments(client, query, { signal })).experiments;
    },
    refetchInterval: pollWhile((experiments: Experiment[]) =>
      experiments.some(({ state }) => !isFinished(state)),
    ),
    meta: { errorMessage: 'Unable to fetch experiments to compare.' },
  });
