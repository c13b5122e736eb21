import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { loadQuery } from '~/app/loading/load-query';
import { type ExperimentListSearch, rankOf } from '~/features/experiments/base/list-search';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';
import { boardSearch } from './board-search';
import { drawnOf, drawnRowsQuery } from './first-rows';

/** The board, which is rendered with the list if it has loaded by then. */
export const BoardPanel = lazyRouteComponent(() => import('./board-panel'));

/** Loads the board of a link while its list loads, not after it. */
export function loadBoard(
  queryClient: QueryClient,
  { source, projectId, list, linked }: LoadedPage,
): void {
  const { board, boardFirst, boardMetric, boardChart } = boardSearch.read(linked);
  if (board.length === 0 && boardFirst === 0) return;
  void BoardPanel.preload?.()?.catch(() => undefined);
  // the first rows are others once the page has ranked them
  if (boardFirst > 0 && rankOf(list)) return;
  void loadCurvesOf().catch(() => undefined);

  async function loadCurvesOf() {
    const drawn = { board, boardFirst };
    const [{ rows }, { loadCurves, metricsOfFormulas }] = await Promise.all([
      loadQuery(queryClient, drawnRowsQuery(source, projectId, { list, ...drawn })),
      loadReaders(boardChart),
    ]);
    await loadCurves(queryClient, {
      rows: drawnOf(rows, drawn),
      keys: boardMetric,
      metricsOfFormulas,
    });
  }
}

async function loadReaders(charts: readonly string[]) {
  const { loadCurves, loadFormulas } = await import('./first-metrics');
  return { loadCurves, metricsOfFormulas: await loadFormulas(charts) };
}

type LoadedPage = {
  source: Pick<ListSource, 'query'>;
  projectId: number;
  list: ExperimentListSearch;
  /** the search params of the link */
  linked: Record<string, unknown>;
};
