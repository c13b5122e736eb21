import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { Popover, PopoverTrigger } from '@trainyard/ui/base/popover';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import type { ColumnStateProps } from '@trainyard/ui/table/columns/column-state';
import type { ExportFormat } from '@trainyard/ui/table/formats/export-formats';
import { formatSort, parseSort } from '@trainyard/ui/table/sort/sort';
import {
  Archive,
  Bookmark,
  Columns3,
  ListFilter,
  PanelRight,
  SlidersHorizontal,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import type { ExperimentRow } from '~/data/experiments/experiments';
import {
  type ExperimentListSearch,
  experimentListSearch,
  experimentSortKeys,
  linkVersion,
  type Rank,
} from '~/features/experiments/base/list-search';
import { BoardButton } from '~/features/experiments/experiment-list/board/board-button';
// with the page: what is typed after a press of its button belongs into it
import { ExperimentFilterPanel } from '~/features/experiments/experiment-list/filters/experiment-filter-panel';
import { ExperimentSortButton } from '~/features/experiments/experiment-list/sort/experiment-sort-button';
import { TriageButton } from '~/features/experiments/experiment-list/triage/triage-button';
import { ExperimentCopyAs } from './experiment-copy-as';
import { ExperimentNameSearch } from './experiment-name-search';
import { FilterCount } from './filters/filter-count';
import { useIsPaged, useRowHeight } from './list-settings';
import { type FilterPanel, type SearchChange, useListSource } from './list-source';
import { ExperimentViewItems, type ViewItemsProps } from './views/experiment-view-menu-items';
import type { ViewItemsProps as SavedViewsProps } from './views/saved-view-items';

/** How the list is drawn. */
const ExperimentViewMenu = (props: ViewItemsProps) => (
  <DropdownMenu modal={false}>
    <DropdownMenuTrigger>
      <Button size="icon" aria-label="Options" title="Options">
        <SlidersHorizontal aria-hidden className="size-3.5" />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <ExperimentViewItems {...props} />
    </DropdownMenuContent>
  </DropdownMenu>
);

type Props = {
  projectId: number;
  columnState: ColumnStateProps;
  onExport: (format: ExportFormat) => void;
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  panel: FilterPanel;
  onPanelChange: (panel: FilterPanel) => void;
  /** undefined until known */
  total: number | undefined;
  /** rows of the project, archived ones included */
  projectTotal: number | undefined;
  /** the sort that the page applies in place of the master's order */
  ranked: Rank | undefined;
  /** one row beside the list, or not */
  onPeek: () => void;
  rowAt: (index: number) => ExperimentRow | undefined;
  /** opens the dialog of a new derived column */
  onDerive: () => void;
};

/** Filters, sorts and arranges the list. Any change of the rows starts at the top again. */
export function ExperimentListToolbar(props: Props) {
  const { search, onSearchChange, total, panel, onPanelChange } = props;
  const isUnfiltered = search.name === '' && search.filter === '' && !search.archived;
  const hidden = isUnfiltered ? (props.projectTotal ?? 0) - (total ?? 0) : 0;
  const source = useListSource();
  const [rowHeight, setRowHeight] = useRowHeight();
  const [, setPaged] = useIsPaged();
  const { name, archived, pageSize, filter } = search;
  const filterButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      <div
        data-screen-only
        className="@container flex flex-none flex-wrap items-center gap-2 px-6 py-2.5 narrow:px-4"
      >
        <ExperimentNameSearch
          projectId={props.projectId}
          search={search}
          onNameChange={(next) => next === name || onSearchChange({ name: next, page: 0 })}
        />
        <ExperimentSortButton
          projectId={props.projectId}
          ranked={props.ranked}
          sort={parseSort(search.sort, experimentSortKeys) ?? []}
          onSortChange={(sort) => onSearchChange({ sort: formatSort(sort), rank: '', page: 0 })}
        />
        <Button
          ref={filterButton}
          aria-expanded={panel.isOpen}
          onClick={() => onPanelChange({ isOpen: !panel.isOpen, turn: panel.turn + 1 })}
          className={filter === '' ? '' : 'bg-hover!'}
        >
          <ListFilter aria-hidden className="size-3.5" />
          <span className="phone:sr-only">Filter</span>
          {filter === '' ? null : <FilterCount line={filter} />}
        </Button>
        <span className="phone:hidden">
          <ExperimentColumnsButton
            projectId={props.projectId}
            columnState={props.columnState}
            isDiffering={search.differ}
            onDifferingChange={(differ) => onSearchChange({ differ })}
            onDerive={props.onDerive}
            onReset={() => {
              const { columns, pinned } = experimentListSearch.defaults();
              onSearchChange({ columns, pinned });
            }}
          />
        </span>
        <Button
          title="Show Archived"
          aria-pressed={archived}
          onClick={() => onSearchChange({ archived: !archived, page: 0 })}
          className={archived ? 'bg-hover!' : ''}
        >
          <Archive aria-hidden className="size-3.5" />
          <span className="@max-[68rem]:sr-only">Show Archived</span>
        </Button>
        <ExperimentViewsMenu
          projectId={props.projectId}
          search={search}
          onSearchChange={onSearchChange}
        />
        <div className="ml-auto flex items-center gap-2">
          {total === undefined ? null : (
            <span className="num text-sm whitespace-nowrap text-faint">
              {hidden > 0 ? (
                <>
                  <span title="Show Archived shows them" className="phone:hidden">
                    {`${formatCount(total)} of ${formatCount(total + hidden)}, ${formatCount(hidden)} archived`}
                  </span>
                  <span aria-hidden className="hidden phone:inline">
                    {`${formatCount(total)} of ${formatCount(total + hidden)}`}
                  </span>
                </>
              ) : (
                <>
                  <span className="phone:hidden">
                    {name === '' && filter === ''
                      ? plural(total, source.noun, source.name)
                      : `${formatCount(total)} match`}
                  </span>
                  <span aria-hidden className="hidden phone:inline">
                    {formatCount(total)}
                  </span>
                </>
              )}
            </span>
          )}
          <BoardButton projectId={props.projectId} rowAt={props.rowAt} />
          <TriageButton />
          <Button
            size="icon"
            aria-label="Details beside the list"
            title="Details beside the list (D)"
            aria-pressed={search.open !== undefined}
            onClick={props.onPeek}
            className={search.open === undefined ? '' : 'bg-hover!'}
          >
            <PanelRight aria-hidden className="size-3.5" />
          </Button>
          <span className="flex gap-2 phone:hidden">
            {source.name === 'runs' ? null : (
              <ExperimentCopyAs projectId={props.projectId} search={search} />
            )}
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
      {search.v !== undefined && search.v > linkVersion ? (
        <p role="status" className="px-6 pb-2.5 text-sm text-muted narrow:px-4">
          This link was made by a newer console. Some of its settings may not apply.
        </p>
      ) : null}
      {panel.isOpen ? (
        <ExperimentFilterPanel
          projectId={props.projectId}
          line={filter}
          onLineChange={(next) => next === filter || onSearchChange({ filter: next, page: 0 })}
          newColumn={panel.column}
          turn={panel.turn}
          onClose={() => {
            onPanelChange({ isOpen: false, turn: panel.turn });
            filterButton.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

const loadColumnPicker = () => import('./columns/experiment-column-picker');
const ExperimentColumnPicker = lazy(() =>
  loadColumnPicker().then((module) => ({ default: module.ExperimentColumnPicker })),
);

type ColumnsProps = {
  projectId: number;
  columnState: ColumnStateProps;
  isDiffering: boolean;
  onDifferingChange: (isDiffering: boolean) => void;
  onDerive: () => void;
  onReset: () => void;
};

/** Opens the picker of columns. */
function ExperimentColumnsButton(props: ColumnsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <Button title="Columns" onPointerEnter={() => void loadColumnPicker()}>
          <Columns3 aria-hidden className="size-3.5" />
          <span className="@max-[68rem]:sr-only">Columns</span>
        </Button>
      </PopoverTrigger>
      {isOpen ? (
        <Suspense>
          <ExperimentColumnPicker {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Popover>
  );
}

const SavedViewItems = lazy(() => import('./views/saved-view-items'));

type ViewsProps = Omit<SavedViewsProps, 'onOpenDialog'>;

/** The saved views; the items of the menu load when it is first opened. */
function ExperimentViewsMenu(props: ViewsProps) {
  const { open, dialog } = useDialog<ViewsProps & { dialogKind: 'save' | 'manage' }>(
    () => import('./views/view-dialog'),
  );
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger>
          <Button title="Views">
            <Bookmark aria-hidden className="size-3.5" />
            <span className="@max-[68rem]:sr-only">Views</span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <Suspense>
            <SavedViewItems
              {...props}
              onOpenDialog={(dialogKind) => open({ ...props, dialogKind })}
            />
          </Suspense>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}
