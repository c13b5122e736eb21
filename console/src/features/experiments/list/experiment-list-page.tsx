import {
  type ParsedLocation,
  useNavigate,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { DataTable } from '~/components/data-table/data-table';
import type { ExportFormat } from '~/components/data-table/export-formats';
import { type ColumnLayout, laidColumns } from '~/components/data-table/layout';
import { NewRowsPill } from '~/components/data-table/new-rows-pill';
import { rowHeights } from '~/components/data-table/row-height';
import { nothingSelected, selectedCount } from '~/components/data-table/selection';
import { formatSort, parseSort, type SortEntry } from '~/components/data-table/sort';
import { placeOf } from '~/components/data-table/use-grid-focus';
import { Page } from '~/components/page/page';
import { SkeletonRows } from '~/components/ui/skeleton';
import { useViewer } from '~/features/viewer/queries';
import { useHotkey } from '~/lib/use-hotkey';
import { useIsPhone } from '~/lib/use-is-phone';
import { commonMetric } from '../searcher-value';
import { useKeyedState } from '../use-keyed-state';
import { layoutOf, searchOf } from './column-layout';
import type { SmoothedValues } from './columns/smoothed';
import {
  ExperimentListToolbar,
  type FilterPanel,
  type SearchChange,
} from './experiment-list-toolbar';
import type { ExperimentRowMenu } from './experiment-row-menu';
import { filterKey, firstRow, listKey } from './list-keys';
import { useIsPaged, useRowHeight } from './list-settings';
import type { AskedRowAct } from './row-action';
import { blockSize, type ExperimentListSearch, experimentSortKeys, type PageSize } from './search';
import { useDressedList } from './use-dressed-list';
import { useExperimentColumns } from './use-experiment-columns';
import { useExperimentRows } from './use-experiment-rows';
import { useKeptView } from './use-kept-view';
import { useRankedRows } from './use-ranked-rows';
import { useRefusedView } from './use-refused-view';
import { useVisibleRange } from './use-visible-range';

// what only phones, a selection or an open menu shows comes when it is shown
const ExperimentCards = lazy(() =>
  import('./experiment-cards').then((module) => ({ default: module.ExperimentCards })),
);
const ExperimentBulkBar = lazy(() =>
  import('./experiment-bulk-bar').then((module) => ({ default: module.ExperimentBulkBar })),
);
const NoRows = lazy(() => import('./experiment-list-looks'));
const ExperimentPanel = lazy(() => import('./panel/experiment-panel'));
const DerivedDialog = lazy(() => import('./columns/derived-dialog'));
const GroupList = lazy(() => import('./columns/group-list'));
const ExperimentColumnLines = lazy(() => import('./columns/column-lines'));
const ExperimentExport = lazy(() =>
  import('./experiment-export').then((module) => ({ default: module.ExperimentExport })),
);
const Pager = lazy(() =>
  import('~/components/data-table/pager').then((module) => ({ default: module.Pager })),
);
const RankNote = lazy(() => import('./columns/rank-note'));
const SmoothedNote = lazy(() => import('./columns/smoothed-note'));
const RowAction = lazy(() => import('./row-action'));

type Live = { dataUpdatedAt: number; error: Error | null };

type Props = {
  project: { id: number; workspaceId: number; numExperiments?: number };
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  /** what stands above the list; it is told how fresh the list is */
  head: (live: Live) => ReactNode;
};

// long enough that scrolling on does not write the link again and again
const linkRestMs = 500;

/** Of those who read page by page, until a link says another. */
const firstPageSize: PageSize = 20;

/** The experiments of a project. */
export function ExperimentListPage({ project, search: linked, head, ...props }: Props) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const isPhone = useIsPhone();
  const [rowHeight] = useRowHeight();
  const [isPaged] = useIsPaged();
  const search: ExperimentListSearch =
    isPaged && linked.pageSize === 0 ? { ...linked, pageSize: firstPageSize } : linked;
  const [isHeld, setIsHeld] = useState(false);
  const [selection, setSelection] = useKeyedState(filterKey(search), nothingSelected);
  const [shown, setShown] = useState({ epoch: 0, startAt: firstRow(search) });
  const { range, onRangeChange } = useVisibleRange(listKey(search), firstRow(search));
  const list = useExperimentRows({ projectId: project.id, search, range, isHeld });
  const ranked = useRankedRows(search);
  const rowMenu = useRowMenu();
  // the row whose page is on its way is marked
  const opening = useRouterState({ select: ({ location }) => openedId(location.pathname) });
  const leftRow = useLeftRow();
  const [asked, setAsked] = useState<AskedRowAct>();
  // id of a derived column, empty for a new one
  const [derived, setDerived] = useState<string>();
  const [exported, setExported] = useState<ExportFormat>();
  const metric = commonMetric(list.rows);
  const { columns: items, pinned } = linked;
  const layout = useMemo(() => layoutOf({ columns: items, pinned }), [items, pinned]);
  const [panel, setPanel] = useState<FilterPanel>({ isOpen: search.filter !== '', turn: 0 });
  const [smoothed, setSmoothed] = useState<SmoothedValues>({});
  const columns = useExperimentColumns({ layout, metric, viewer, smoothed });
  const keepView = useKeptView(project.id, linked);
  useLinkedPage({
    search,
    onSearchChange: props.onSearchChange,
    firstInSight: range.first,
    total: list.total === undefined ? undefined : list.length,
  });

  const { total = 0 } = list;
  const { page, pageSize } = search;
  const offset = pageSize === 0 ? 0 : page * pageSize;
  // another list, or the same one drawn anew, starts at its own top
  const placeKey = `${listKey(search)} ${shown.epoch} ${search.rank}`;
  const placed = ranked
    ? {
        total,
        count: ranked.rows?.length ?? 0,
        rowAt: ranked.rowAt,
        onRangeChange: ranked.onRangeChange,
      }
    : {
        total,
        count: pageSize === 0 ? total : Math.max(0, Math.min(pageSize, list.length - offset)),
        offset,
        pinnedRows: list.pinned,
        startAt: shown.startAt,
        rowAt: list.rowAt,
        onRangeChange,
      };
  const { rowAt } = placed;
  const seen = ranked?.range ?? range;

  function onSearchChange(change: Partial<ExperimentListSearch>) {
    keepView(linked, change);
    props.onSearchChange(change);
  }

  useRefusedView({
    search,
    error: list.total === undefined ? list.live.error : null,
    onSearchChange,
  });

  const onLayoutChange = (next: ColumnLayout) => onSearchChange(searchOf(next));
  const dressed = useDressedList({
    projectId: project.id,
    search,
    columns,
    layout,
    onLayoutChange,
    onSearchChange,
    updatedAt: list.live.dataUpdatedAt,
  });

  const onOpen = (open: number | undefined) => onSearchChange({ open });

  /** The row that has the focus beside the list, or the first one; once more puts it away. */
  function peek() {
    const place = placeOf(document.activeElement);
    const row = place && rowAt(place.row);
    if (row) return onOpen(row.id === search.open ? undefined : row.id);
    onOpen(search.open === undefined ? rowAt(seen.first)?.id : undefined);
  }
  useHotkey({ key: 'd', label: 'Details beside the list', run: peek });

  /** What the master cannot sort by ranks the rows here, and alone. */
  function onSortChange(sort: SortEntry[]) {
    const own = sort.findLast(({ id }) => !experimentSortKeys.has(id));
    onSearchChange(
      own ? { rank: formatSort([own]) } : { rank: '', sort: formatSort(sort), page: 0 },
    );
  }

  function showNews() {
    list.release();
    setShown(({ epoch }) => ({ epoch: epoch + 1, startAt: 0 }));
  }

  function renderList() {
    if (list.total === undefined && !list.live.error)
      return (
        <SkeletonRows rows={20} rowHeight={rowHeights[rowHeight]} label="Loading experiments" />
      );
    if (!list.total)
      return (
        <Suspense>
          <NoRows
            error={list.total === undefined ? list.live.error : null}
            onRetry={list.retry}
            isRetrying={list.isFetching}
            search={search}
            onClear={() => onSearchChange({ name: '', filter: '', page: 0 })}
          />
        </Suspense>
      );
    if (search.group !== '')
      return (
        <Suspense fallback={<SkeletonRows label="Loading experiments" />}>
          <GroupList
            projectId={project.id}
            search={search}
            onSearchChange={onSearchChange}
            layout={layout}
            known={columns}
            total={total}
          />
        </Suspense>
      );
    if (ranked && !ranked.rows?.length)
      // what ranks them says why there are none
      return ranked.rows ? null : <SkeletonRows label="Loading experiments" />;
    if (isPhone)
      return (
        <Suspense fallback={<SkeletonRows label="Loading experiments" />}>
          <ExperimentCards key={placeKey} {...placed} />
        </Suspense>
      );
    return (
      <DataTable
        key={placeKey}
        {...placed}
        caption="Experiments"
        {...dressed.table}
        currentId={opening ?? search.open}
        rowLabel={({ experiment }) => experiment.name}
        rowHeight={rowHeights[rowHeight]}
        sort={ranked ? [ranked.rank] : (parseSort(search.sort, experimentSortKeys) ?? [])}
        onSortChange={onSortChange}
        selection={selection}
        onSelectionChange={setSelection}
        onAttentionChange={setIsHeld}
        focusedId={leftRow}
        onOpen={({ id }) =>
          void navigate({
            to: '/experiments/$experimentId/{-$tab}',
            params: { experimentId: String(id) },
          })
        }
        renderColumnMenu={(columnId) => (
          <ExperimentColumnLines
            columnId={columnId}
            search={linked}
            onSearchChange={onSearchChange}
            onDerive={() => setDerived(columnId)}
            onFilterBy={() => setPanel({ isOpen: true, wanted: columnId, turn: panel.turn + 1 })}
          />
        )}
        loadMenu={rowMenu.load}
        renderMenu={({ experiment }, href) =>
          rowMenu.Menu ? (
            <rowMenu.Menu
              viewer={viewer}
              experiment={experiment}
              href={href}
              onRun={(act, target) => setAsked({ act, experiment: target })}
              onPeek={() => onOpen(experiment.id)}
            />
          ) : null
        }
      />
    );
  }

  return (
    <Page>
      {head(list.live)}
      <ExperimentListToolbar
        projectId={project.id}
        search={search}
        onSearchChange={onSearchChange}
        layout={layout}
        onLayoutChange={onLayoutChange}
        onExport={setExported}
        panel={panel}
        onPanelChange={setPanel}
        total={list.total}
        projectTotal={project.numExperiments}
        ranked={ranked?.rank}
        onPeek={peek}
        onDerive={() => setDerived('')}
      />
      {search.group === '' ? dressed.notes : null}
      {layout.columns
        .filter(({ id }) => id.startsWith('smoothed.') && search.group === '')
        .map(({ id }) => (
          <Suspense key={id}>
            <SmoothedNote
              columnId={id}
              rows={ranked?.rows ?? list.rows}
              values={smoothed[id]}
              onValues={(values) => setSmoothed((others) => ({ ...others, [id]: values }))}
            />
          </Suspense>
        ))}
      {ranked && search.group === '' ? (
        <Suspense>
          <RankNote
            projectId={project.id}
            search={search}
            rank={ranked.rank}
            columns={columns}
            onRows={ranked.onRows}
            onStop={() => onSearchChange({ rank: '' })}
          />
        </Suspense>
      ) : null}
      <div className="flex min-h-0 flex-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what stands beside follows the focus of its rows */}
        <div
          className="relative flex min-h-0 min-w-0 flex-1 flex-col"
          onFocus={({ target }) => {
            const row = search.open === undefined ? undefined : placeOf(target);
            const id = row && rowAt(row.row)?.id;
            if (id !== undefined && id !== search.open) onOpen(id);
          }}
        >
          {renderList()}
          {exported ? (
            <Suspense>
              <ExperimentExport
                key={exported}
                list={{ ...search, projectId: project.id }}
                format={exported}
                columns={laidColumns(columns, layout)}
                total={total}
                onClose={() => setExported(undefined)}
              />
            </Suspense>
          ) : null}
          <NewRowsPill message={list.news} onShow={showNews} />
          {selectedCount(selection, total) > 0 ? (
            <Suspense>
              <ExperimentBulkBar
                viewer={viewer}
                project={project}
                filter={search}
                sort={search.sort}
                selection={selection}
                total={total}
                onSelectionChange={setSelection}
                onDone={list.release}
              />
            </Suspense>
          ) : null}
        </div>
        {search.open === undefined ? null : (
          <Suspense
            fallback={<div className="w-96 max-w-[45%] flex-none border-t border-l phone:hidden" />}
          >
            <ExperimentPanel
              experimentId={search.open}
              rowAt={rowAt}
              range={seen}
              onOpen={onOpen}
            />
          </Suspense>
        )}
      </div>
      {pageSize > 0 && total > 0 && !ranked ? (
        <Suspense fallback={<div className="h-11 flex-none border-t" />}>
          <Pager
            page={page}
            pageSize={pageSize}
            total={list.length}
            onPageChange={(next) => onSearchChange({ page: next })}
          />
        </Suspense>
      ) : null}
      {derived === undefined ? null : (
        <Suspense>
          <DerivedDialog
            columnId={derived}
            search={linked}
            onSearchChange={onSearchChange}
            onClose={() => setDerived(undefined)}
          />
        </Suspense>
      )}
      {asked === undefined ? null : (
        <Suspense>
          <RowAction asked={asked} onDone={list.release} onEnd={() => setAsked(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

const openedId = (pathname: string): number | undefined => {
  const id = /\/experiments\/(\d+)(\/|$)/.exec(pathname)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** ids of rows that were opened, by the entry of the history that they were opened from */
const openedRows = new Map<string, number>();

/** The row by which the page was left, when it is come back to; its entry of the history says which. */
function useLeftRow(): number | undefined {
  const router = useRouter();
  const [left] = useState(() => openedRows.get(keyOf(router.latestLocation)));
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
        const id = openedId(toLocation.pathname);
        if (fromLocation && id !== undefined) openedRows.set(keyOf(fromLocation), id);
      }),
    [router],
  );
  return left;
}

const keyOf = ({ state }: ParsedLocation): string => state.__TSR_key ?? '';

/** The menu of a row, which comes with the first that is opened. */
function useRowMenu() {
  const [Menu, setMenu] = useState<typeof ExperimentRowMenu>();
  const load = async () => {
    const { ExperimentRowMenu } = await import('./experiment-row-menu');
    setMenu(() => ExperimentRowMenu);
  };
  return { Menu, load };
}

type LinkedPage = Pick<Props, 'search' | 'onSearchChange'> & {
  firstInSight: number;
  total: number | undefined;
};

/**
 * Scrolling, the link says which block is at the top, so that coming back finds the same rows.
 * Page by page, a link past the end goes to the last page.
 */
function useLinkedPage({ search, onSearchChange, firstInSight, total }: LinkedPage) {
  const { page, pageSize } = search;
  const lastPage = total ? Math.ceil(total / pageSize) - 1 : page;
  const wanted = pageSize === 0 ? Math.floor(firstInSight / blockSize) : Math.min(page, lastPage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of place counts
  useEffect(() => {
    if (wanted === page) return;
    const timer = setTimeout(() => onSearchChange({ page: wanted }), linkRestMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}
