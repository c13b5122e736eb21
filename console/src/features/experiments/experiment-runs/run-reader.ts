import type { QueryClient } from '@tanstack/react-query';
import { type schemas, searchRuns } from '@trainyard/sdk/v038';
import { fetchData } from '~/app/loading/load-query';
import { experimentQueries, type RowReader } from '~/data/experiments/experiments';
import { usersQuery } from '~/data/users';
import { rowsQuery } from '~/features/experiments/base/queries';
import { type RunStates, toRunRow } from './run-row';
import { toRunFilter, toRunSort } from './run-search';

/** how long the states of experiments are taken for those of their runs, ms: asked four times a minute */
const statesLastMs = 15_000;

/**
 * Reads the states of the experiments of active runs. The master says of a run only that it is
 * active, of an experiment also whether it waits in the queue, pulls its image, or runs.
 */
async function readStates(
  runs: readonly schemas.FlatRun[],
  client: QueryClient,
): Promise<RunStates> {
  const active = runs.filter(({ state }) => state === 'STATE_ACTIVE');
  const ids = [...new Set(active.flatMap(({ experiment }) => experiment?.id ?? []))];
  if (ids.length === 0) return new Map();
  const query = experimentQueries.named(ids.toSorted((one, other) => one - other));
  try {
    const experiments = await fetchData(client, { ...query, staleTime: statesLastMs });
    return new Map(experiments.map(({ id, state }) => [id, state]));
  } catch {
    // the rows keep the state that the master sent with them
    return new Map();
  }
}

/** Reads runs in place of experiments. */
export const runReader: RowReader = {
  name: 'runRows',
  list: 'runs',
  async read(caller, { sort, filter, ...rest }, { client: queryClient, signal }) {
    const body = { ...rest, sort: toRunSort(sort), filter: toRunFilter(filter) };
    const [{ runs, pagination }, users] = await Promise.all([
      searchRuns(caller, { body }, signal ? { signal } : {}),
      // rows name their owner by an id alone; without users they have no name
      queryClient.ensureQueryData(usersQuery).then(
        (answer) => answer.users,
        () => [],
      ),
    ]);
    const states = await readStates(runs, queryClient);
    return { rows: runs.map((run) => toRunRow(run, users, states)), total: pagination.total };
  },
  error: 'Unable to fetch runs.',
};

export const runsQuery = rowsQuery(runReader);
