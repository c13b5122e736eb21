import { isApiError } from '@trainyard/sdk/calls';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { parseSort } from '@trainyard/ui/table/sort/sort';
import { useEffect, useEffectEvent } from 'react';
import { FilterLineError } from '~/features/experiments/filter/filter-line-error';
import {
  type ExperimentListSearch,
  experimentListSearch,
  experimentSortKeys,
} from '~/features/experiments/list-search';

type Options = {
  search: ExperimentListSearch;
  /** the error because of which no rows are loaded; null without one */
  error: Error | null;
  onSearchChange: (change: Partial<ExperimentListSearch>) => void;
};

/**
 * Removes a filter or a sort that the master cannot do from the link, and from the stored view with
 * it, and reports it once. A view that fails for another reason stays and is requested again.
 */
export function useRefusedView({ search, error, onSearchChange }: Options): void {
  const remove = useEffectEvent((failure: Error) => {
    const part = refusedPart(search, failure);
    if (!part) return;
    showToast({
      kind: 'warning',
      title: `The ${part} of this view was removed.`,
      description: failure.message,
      key: `refused ${part}`,
      isSticky: true,
    });
    onSearchChange({ [part]: experimentListSearch.defaults[part], page: 0 });
  });
  useEffect(() => {
    if (error) remove(error);
  }, [error]);
}

const refusal = /\b(sort|filter|column|operator|conjunction|metrics? id)\b|SQLSTATE 42/i;

function refusedPart(
  { sort, filter }: ExperimentListSearch,
  failure: Error,
): 'filter' | 'sort' | undefined {
  if (failure instanceof FilterLineError) return 'filter';
  if (!isApiError(failure) || failure.type !== 'api' || !refusal.test(failure.message))
    return undefined;
  const sorted = parseSort(sort, experimentSortKeys) ?? [];
  if (sorted.some(({ id }) => id.includes('.') && failure.message.includes(id))) return 'sort';
  if (filter !== '') return 'filter';
  return sort === experimentListSearch.defaults.sort ? undefined : 'sort';
}
