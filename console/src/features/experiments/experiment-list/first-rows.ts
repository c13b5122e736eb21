import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '~/data/settings';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { firstBlock } from './list-keys';
import type { ListSource } from './list-source';
import { pinsOf } from './rows/stored-pins';

/** The query of the first rows that a link shows; without pinned rows, if the settings are loaded. */
export function firstRows(
  { name, query }: Pick<ListSource, 'name' | 'query'>,
  queryClient: QueryClient,
  projectId: number,
  search: ExperimentListSearch,
) {
  const pins = pinsOf(queryClient.getQueryData(settingsQuery.queryKey), projectId, name);
  return query(projectId, firstBlock(search, pins));
}
