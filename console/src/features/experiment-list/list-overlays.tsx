import { selectedCount } from '@trainyard/ui/table/grid/selection';
import { NewRowsPill } from '@trainyard/ui/table/new-rows-pill';
import { lazy, Suspense } from 'react';
import type { ExperimentList } from './use-experiment-list';

const ExperimentBulkBar = lazy(() =>
  import('./bulk/experiment-bulk-bar').then((module) => ({ default: module.ExperimentBulkBar })),
);
const ExperimentPanel = lazy(() => import('./panel/experiment-panel'));

/** Over the rows: the bar of a selection, and a message that newer rows exist. */
export function ListOverlays({ model }: { model: ExperimentList }) {
  const { search, list, selection, setSelection, total } = model;
  return (
    <>
      <NewRowsPill message={list.news} onShow={model.showNews} />
      {selectedCount(selection, total) > 0 ? (
        <Suspense>
          <ExperimentBulkBar
            viewer={model.viewer}
            project={model.project}
            filter={search}
            sort={search.sort}
            selection={selection}
            total={total}
            onSelectionChange={setSelection}
            onDone={list.release}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The experiment that is open beside the list. */
export function SidePanel({ model }: { model: ExperimentList }) {
  const { search, rows, visibleRange, onOpen } = model;
  if (search.open === undefined) return null;
  return (
    <Suspense
      fallback={<div className="w-96 max-w-[45%] flex-none border-t border-l phone:hidden" />}
    >
      <ExperimentPanel
        experimentId={search.open}
        rowAt={rows.rowAt}
        range={visibleRange}
        onOpen={onOpen}
      />
    </Suspense>
  );
}
