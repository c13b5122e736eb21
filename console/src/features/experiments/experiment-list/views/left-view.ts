import type { QueryClient } from '@tanstack/react-query';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { readStoredFilter } from './stored-filter';
import { storedView } from './stored-view';

/** The view that the user left, with its filter if one is stored, as search params. */
export async function leftView(
  queryClient: QueryClient,
  stored: Record<string, unknown>,
): Promise<Partial<ExperimentListSearch>> {
  const { filterset } = stored;
  const filter = filterset === undefined ? {} : await readStoredFilter(queryClient, filterset);
  return { ...storedView(stored), ...filter };
}
