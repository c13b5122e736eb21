import { Archive, ListFilter } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ExportFormat } from '~/components/data-table/export-formats';
import type { ColumnLayout } from '~/components/data-table/layout';
import { formatSort, parseSort } from '~/components/data-table/sort';
import { Button } from '~/components/ui/button';
import { formatCount, plural } from '~/lib/format';
import { ExperimentColumnsButton } from './experiment-columns-button';
import { ExperimentNameSearch } from './experiment-name-search';
import { ExperimentSortMenu } from './experiment-sort-menu';
import { ExperimentViewMenu } from './experiment-view-menu';
import { useIsPaged, useRowHeight } from './list-settings';
import { type ExperimentListSearch, experimentSortKeys } from './search';

const ExperimentFilterLine = lazy(() =>
  import('./experiment-filter-line').then((module) => ({ default: module.ExperimentFilterLine })),
);

export type SearchChange = (change: Partial<ExperimentListSearch>) => void;

type Props = {
  projectId: number;
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
  onExport: (format: ExportFormat) => void;
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  /** undefined until known */
  total: number | undefined;
};

/** What narrows, sorts and draws the list. Any change of what is listed starts at its top again. */
export function ExperimentListToolbar(props: Props) {
  const { search, onSearchChange, total } = props;
  const [rowHeight, setRowHeight] = useRowHeight();
  const [, setPaged] = useIsPaged();
  const { name, archived, pageSize, filter } = search;
  const [isWriting, setWriting] = useState(filter !== '');

  return (
    <>
      <div className="flex flex-none items-center gap-2 px-6 py-2.5 narrow:px-4">
        <ExperimentNameSearch
          name={name}
          onNameChange={(next) => next === name || onSearchChange({ name: next, page: 0 })}
        />
        <ExperimentSortMenu
          sort={parseSort(search.sort, experimentSortKeys) ?? []}
          onSortChange={(sort) => onSearchChange({ sort: formatSort(sort), page: 0 })}
        />
        <Button
          aria-expanded={isWriting}
          onClick={() => setWriting(!isWriting)}
          className={filter === '' ? '' : 'bg-hover!'}
        >
          <ListFilter aria-hidden className="size-3.5" />
          <span className="phone:sr-only">Filter</span>
        </Button>
        <span className="phone:hidden">
          <ExperimentColumnsButton
            projectId={props.projectId}
            layout={props.layout}
            onLayoutChange={props.onLayoutChange}
          />
        </span>
        <Button
          aria-pressed={archived}
          onClick={() => onSearchChange({ archived: !archived, page: 0 })}
          className={archived ? 'bg-hover!' : ''}
        >
          <Archive aria-hidden className="size-3.5" />
          <span className="phone:sr-only">Show Archived</span>
        </Button>
        <div className="ml-auto flex items-center gap-2">
          {total === undefined ? null : (
            <span className="num text-sm whitespace-nowrap text-faint">
              <span className="phone:hidden">
                {name === '' && filter === ''
                  ? plural(total, 'experiment')
                  : `${formatCount(total)} match`}
              </span>
              <span aria-hidden className="hidden phone:inline">
                {formatCount(total)}
              </span>
            </span>
          )}
          <span className="phone:hidden">
            <ExperimentViewMenu
              rowHeight={rowHeight}
              onRowHeightChange={setRowHeight}
              pageSize={pageSize}
              total={total}
              onExport={props.onExport}
              onPageSizeChange={(next) => {
                setPaged(next > 0);
                onSearchChange({ pageSize: next, page: 0 });
              }}
            />
          </span>
        </div>
      </div>
      {isWriting ? (
        <Suspense>
          <ExperimentFilterLine
            line={filter}
            onLineChange={(next) => next === filter || onSearchChange({ filter: next, page: 0 })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
