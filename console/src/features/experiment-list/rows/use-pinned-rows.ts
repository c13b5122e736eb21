import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ExperimentListSearch, filterOf } from '~/features/experiments/list-search';
import { experimentQueries } from '~/features/experiments/queries';
import { mostPins } from './pins';

/** Rows that stay above all others, of those that match; in the order of the list. */
export function usePinnedRows(
  projectId: number,
  search: ExperimentListSearch,
  pins: readonly number[],
) {
  const { sort } = search;
  const narrowed = { ...filterOf(search), sort, only: pins, offset: 0, limit: mostPins };
  const query = useQuery({
    ...experimentQueries.search(projectId, narrowed),
    enabled: pins.length > 0,
    placeholderData: keepPreviousData,
  });
  return { ...query, rows: pins.length > 0 ? (query.data?.rows ?? []) : [] };
}
