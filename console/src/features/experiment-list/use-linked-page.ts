import { useEffect } from 'react';
import { blockSize, type ExperimentListSearch } from '~/features/experiments/list-search';
import type { SearchChange } from './experiment-list-toolbar';

// long enough that continuous scrolling does not write the link again and again
const linkDelayMs = 500;

type LinkedPage = {
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  firstInSight: number;
  total: number | undefined;
};

/**
 * While scrolling, the link names the block at the top, so that coming back finds the same rows.
 * Page by page, a link past the end goes to the last page.
 */
export function useLinkedPage({ search, onSearchChange, firstInSight, total }: LinkedPage) {
  const { page, pageSize } = search;
  const lastPage = total ? Math.ceil(total / pageSize) - 1 : page;
  const wanted = pageSize === 0 ? Math.floor(firstInSight / blockSize) : Math.min(page, lastPage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of place counts
  useEffect(() => {
    if (wanted === page) return;
    const timer = setTimeout(() => onSearchChange({ page: wanted }), linkDelayMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}
