import type { QueryClient } from '@tanstack/react-query';
import type { CellValue } from '@trainyard/ui/table/grid/columns';
import { staleMs } from '~/app/polling/polling-intervals';
import {
  type ExperimentListSearch,
  experimentSortKeys,
  filterOf,
} from '~/features/experiments/base/list-search';
import type { HeatEnds } from './column-heat-map';
import type { ListContext } from './list-facts';

// figures of training are sorted as text, so the first row holds neither end
const isAskable = (id: string) => experimentSortKeys.has(id) && !id.startsWith('training.');

/** not requested again before this time: a slightly outdated color does not matter */

/**
 * The least and the largest value of each colored column over all rows that match: the first row
 * of the list sorted by it, either way. A column is missing where the master cannot say.
 */
export async function heatEnds(
  { source, projectId, search, columns }: ListContext,
  queryClient: QueryClient,
): Promise<Record<string, HeatEnds>> {
  const heated = columns.filter(({ id }) => search.heat.includes(id) && isAskable(id));
  const entries = await Promise.all(
    heated.map(async ({ id, value }) => {
      const ends = await Promise.all(
        ['asc', 'desc'].map((direction) =>
          firstOf(queryClient, { source, projectId, search, sort: `${id}=${direction}` }),
        ),
      ).catch(() => []);
      const [min, max] = ends.map((row) => row && value(row));
      return isNumber(min) && isNumber(max) ? [[id, { min, max }] as const] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

// an infinite or missing bound does not limit the finite values
const isNumber = (value: CellValue): value is number => Number.isFinite(value);

type First = Pick<ListContext, 'source'> & {
  projectId: number;
  search: ExperimentListSearch;
  sort: string;
};

async function firstOf(queryClient: QueryClient, { source, projectId, search, sort }: First) {
  const args = { ...filterOf(search), sort, offset: 0, limit: 1 };
  const query = { ...source.query(projectId, args), staleTime: staleMs.sums };
  const { rows } = await queryClient.fetchQuery({ ...query, meta: { isSilent: true } });
  return rows[0];
}
