import { useNavigate, useRouterState } from '@tanstack/react-router';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { useHotkey } from '@trainyard/ui/hooks/use-hotkey';
import { useKeyedState } from '@trainyard/ui/hooks/use-keyed-state';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { rowHeights } from '@trainyard/ui/table/columns/stored-layout';
import { selectedCount } from '@trainyard/ui/table/grid/selection';
import { VirtualGrid } from '@trainyard/ui/table/grid/virtual-grid';
import { NewRowsPill } from '@trainyard/ui/table/stable/stable-table';
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { rowColor, useColors } from '~/data/experiments/experiment-colors';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { useViewer } from '~/data/viewer';
import { rowPage } from '~/features/experiments/base/experiment-link';
import { withTag } from '~/features/experiments/base/filter/tag-condition';
import { BoardAside } from '~/features/experiments/experiment-list/board/board-button';
import { markedRow } from '~/features/experiments/experiment-list/board/drawn-rows';
import { TriageAside } from '~/features/experiments/experiment-list/triage/triage-button';
import ColumnMenuItems from './columns/column-menu-items';
import { SmoothedNote } from './columns/smoothed-note';
import { FilterByTagProvider } from './columns/tag-link';
import { ExperimentCards } from './experiment-cards';
import { useRowHeight } from './list-settings';
import { type ListSource, type RowMenuProps, useListSource } from './list-source';
import { NoRows } from './no-rows';
import { RankNote } from './rows/rank-note';
import type { ExperimentList } from './use-experiment-list';
import { ViewNotes } from './views/view-notes';

type Props = {
  model: ExperimentList;
  onAction: (id: string, row: ExperimentRow) => void;
  /** opens the dialog of a derived column, or of a new one */
  onDerive: (columnId: string) => void;
};

/** The rows as a grid, cards or groups, or the reason why there are none. */
export function ListBody(props: Props) {
  const { search, onSearchChange, rows, columns, ...model } = props.model;
  const { list, ranked } = rows;
  const isPhone = useIsPhone();
  const [rowHeight] = useRowHeight();
  const rowMenu = useRowMenu(model.source);
  if (list.total === undefined && !list.live.error)
    return (
      <SkeletonRows
        rows={20}
        rowHeight={rowHeights[rowHeight]}
        label={`Loading ${model.source.name}`}
      />
    );
  if (!list.total)
    return (
      <NoRows
        source={model.source}
        error={list.total === undefined ? list.live.error : null}
        onRetry={list.retry}
        isRetrying={list.isFetching}
        projectId={model.project.id}
        search={search}
        onSearchChange={onSearchChange}
      />
    );
  if (search.group !== '')
    return (
      <Suspense fallback={<SkeletonRows label={`Loading ${model.source.name}`} />}>
        <GroupList
          projectId={model.project.id}
          search={search}
          onSearchChange={onSearchChange}
          layout={columns.layout}
          columns={columns.columns}
          total={rows.total}
        />
      </Suspense>
    );
  if (ranked && !ranked.rows?.length)
    // the note above the list gives the reason
    return ranked.rows ? null : <SkeletonRows label={`Loading ${model.source.name}`} />;
  if (isPhone) return <Cards key={rows.key} {...props} rowMenu={rowMenu} />;
  return <Grid {...props} rowMenu={rowMenu} />;
}

type GridProps = Props & {
  rowMenu: ReturnType<typeof useRowMenu>;
};

function Cards({ model, onAction, rowMenu: { Menu, load } }: GridProps) {
  const viewer = useViewer();
  const render = (row: ExperimentRow) =>
    Menu ? (
      <Menu
        viewer={viewer}
        row={row}
        href={undefined}
        onRun={onAction}
        onPeek={() => model.onOpen(row.id)}
      />
    ) : null;
  return <ExperimentCards {...model.rows.window} rowMenu={{ load, render }} />;
}

function Grid({ model, onAction, onDerive, rowMenu }: GridProps) {
  const { search, linked, onSearchChange, panel, rows, columns } = model;
  const viewer = useViewer();
  const navigate = useNavigate();
  const [rowHeight] = useRowHeight();
  const opening = useOpeningRow();
  const marked = markedRow.use();
  useColors(model.source.colored);
  const filterByTag = useCallback(
    (tag: string) => onSearchChange({ filter: withTag(search.filter, tag), page: 0 }),
    [onSearchChange, search.filter],
  );
  return (
    <FilterByTagProvider value={filterByTag}>
      <VirtualGrid
        rows={{ ...rows.window, listKey: rows.key }}
        caption={model.source.title}
        {...columns.decorated.table}
        columnState={columns.columnState}
        currentId={opening ?? search.open ?? marked}
        colorOf={rowColor}
        rowLabel={({ experiment }) => experiment.name}
        rowHeight={rowHeights[rowHeight]}
        sort={rows.sort}
        onSortChange={rows.onSortChange}
        selection={model.selection}
        onSelectionChange={model.setSelection}
        onAttentionChange={rows.setIsHeld}
        onOpen={(row) => void navigate(rowPage(row.experiment.id, row.run?.id))}
        menus={{
          load: rowMenu.load,
          renderColumn: (columnId) => (
            <ColumnMenuItems
              columnId={columnId}
              search={linked}
              onSearchChange={onSearchChange}
              onDerive={() => onDerive(columnId)}
              onFilterBy={() =>
                model.setPanel({ isOpen: true, column: columnId, turn: panel.turn + 1 })
              }
            />
          ),
          renderRow: (row, href) =>
            rowMenu.Menu ? (
              <rowMenu.Menu
                viewer={viewer}
                row={row}
                href={href}
                onRun={onAction}
                onPeek={() => model.onOpen(row.id)}
              />
            ) : null,
        }}
      />
    </FilterByTagProvider>
  );
}

/** The menu of a row; it loads when the pointer comes to the rows, or when the first one is opened. */
function useRowMenu(source: ListSource) {
  const [Menu, setMenu] = useState<ComponentType<RowMenuProps>>();
  const load = async () => {
    const { default: Loaded } = await (source.loadRowMenu ?? loadExperimentMenu)();
    setMenu(() => Loaded);
  };
  return { Menu, load };
}

const loadExperimentMenu = () =>
  import('~/features/experiments/experiment-list/rows/experiment-row-menu');

/** Notes above the rows: colors and hidden columns, smoothed columns, and a rank made here. */
export function HeaderNotes({ model }: { model: ExperimentList }) {
  const { search, onSearchChange, columns } = model;
  const { layout, smoothed, setSmoothed } = columns;
  const { list, ranked } = model.rows;
  const notes = <ViewNotes projectId={model.project.id} search={search} />;
  if (search.group !== '') return notes;
  return (
    <>
      {notes}
      {columns.decorated.notes}
      {layout.columns
        .filter(({ id }) => id.startsWith('smoothed.'))
        .map(({ id }) => (
          <SmoothedNote
            key={id}
            columnId={id}
            rows={ranked?.rows ?? list.rows}
            values={smoothed[id]}
            onValues={(values) => setSmoothed((others) => ({ ...others, [id]: values }))}
          />
        ))}
      {ranked ? (
        <RankNote
          projectId={model.project.id}
          search={search}
          rank={ranked.rank}
          columns={columns.columns}
          onRows={ranked.onRows}
          onStop={() => onSearchChange({ rank: '' })}
        />
      ) : null}
    </>
  );
}

const GroupList = lazy(() =>
  import('./groups/group-list').then(({ GroupList }) => ({ default: GroupList })),
);
const ExperimentBulkBar = lazy(() =>
  import('~/features/experiments/experiment-list/bulk/experiment-bulk-bar').then((module) => ({
    default: module.ExperimentBulkBar,
  })),
);

const ExperimentPanel = lazy(
  () => import('~/features/experiments/experiment-list/panel/experiment-panel'),
);

/** Over the rows: the bar of a selection, and a message that newer rows exist. */
export function ListOverlays({ model }: { model: ExperimentList }) {
  const { source, search, selection, setSelection } = model;
  const { list, total, showNews } = model.rows;
  const viewer = useViewer();
  const Bar = source.BulkBar ?? ExperimentBulkBar;
  const isSelected = selectedCount(selection, total) > 0;
  const [pressed, setPressed] = useKeyedState<string | undefined>(`${isSelected}`, undefined);
  return (
    <>
      <NewRowsPill message={list.news} onShow={showNews} />
      {isSelected ? (
        <Suspense fallback={<BarKey onPress={setPressed} />}>
          <Bar
            pressed={pressed}
            viewer={viewer}
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

/** Keeps the letter of a bar that is loading, which starts its action then. */
function BarKey({ onPress }: { onPress: (key: string) => void }) {
  const key = 't';
  useHotkey({ key, label: 'Tag the selected rows', run: () => onPress(key) });
  return null;
}

/** The row that is open beside the list. */
export function SidePanel({ model }: { model: ExperimentList }) {
  const { search, onOpen, project } = model;
  const { window, visibleRange } = model.rows;
  if (search.open === undefined)
    return (
      <>
        <BoardAside
          list={{
            projectId: project.id,
            search,
            rankedRows: model.rows.ranked?.rows,
            selectedIds: model.selection.kind === 'some' ? model.selection.ids : undefined,
          }}
        />
        <TriageAside
          projectId={project.id}
          filter={search.filter}
          onSearchChange={model.onSearchChange}
        />
      </>
    );
  return (
    <Suspense
      fallback={<div className="w-96 max-w-[45%] flex-none border-t border-l phone:hidden" />}
    >
      <ExperimentPanel
        projectId={project.id}
        rowId={search.open}
        rowAt={window.rowAt}
        range={visibleRange}
        onOpen={onOpen}
      />
    </Suspense>
  );
}

/** Reads the id of a row from the address of its page. */
const openedId = (pathname: string, list: ListSource['name']): number | undefined => {
  const [, experimentId, trialId] =
    /\/experiments\/(\d+)(?:\/trials\/(\d+))?(?:\/|$)/.exec(pathname) ?? [];
  const id = list === 'runs' ? trialId : experimentId;
  return id === undefined ? undefined : Number(id);
};

/** The experiment whose page is loading; its row is marked. */
function useOpeningRow(): number | undefined {
  const { name } = useListSource();
  return useRouterState({ select: ({ location }) => openedId(location.pathname, name) });
}
