import { searchRuns } from '@trainyard/sdk/v038';
import { usersQuery } from '~/data/users';
import { type RowReader, rowsQuery } from '~/features/experiments/queries';
import { toRunRow } from './run-row';
import { toRunFilter, toRunSort } from './run-search';

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
    return { rows: runs.map((run) => toRunRow(run, users)), total: pagination.total };
  },
  error: 'Unable to fetch runs.',
};

export const runsQuery = rowsQuery(runReader);
