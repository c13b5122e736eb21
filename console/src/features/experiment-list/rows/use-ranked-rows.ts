import { listKey } from '~/features/experiment-list/list-keys';
import { type ExperimentListSearch, rankOf } from '~/features/experiments/list-search';
import type { ExperimentRow } from '~/features/experiments/queries';
import { useKeyedState } from './use-keyed-state';
import { useVisibleRange } from './use-visible-range';

/** The rows of a list that is ranked here and not by the master; without a rank there are none. */
export function useRankedRows(search: ExperimentListSearch) {
  const rank = rankOf(search);
  const key = `${listKey(search)} ${search.rank}`;
  const [rows, onRows] = useKeyedState<readonly ExperimentRow[] | undefined>(key, undefined);
  const { range, onRangeChange } = useVisibleRange(key, 0);
  if (!rank) return undefined;
  return { rank, rows, onRows, range, onRangeChange, rowAt: (index: number) => rows?.[index] };
}
