import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '~/app/loading/load-query';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';
import { boardSearch } from './board-search';
import { drawnRowsQuery } from './first-rows';

export const importBoard = () => import('./board-panel');

/** Loads the board of a link while its list loads, not after it. */
export function loadBoard(
  queryClient: QueryClient,
  { source, projectId, ...page }: LoadedPage,
): void {
  const { board, boardFirst } = boardSearch.read(page.linked);
  if (board.length === 0 && boardFirst === 0) return;
  void importBoard().catch(() => undefined);
  const drawn = { list: page.list, board, boardFirst };
  void prefetch(queryClient, drawnRowsQuery(source, projectId, drawn));
}

type LoadedPage = {
  source: Pick<ListSource, 'query'>;
  projectId: number;
  list: ExperimentListSearch;
  /** the search params of the link */
  linked: Record<string, unknown>;
};
