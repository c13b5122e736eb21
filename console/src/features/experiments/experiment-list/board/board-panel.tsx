import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { metricKey } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { Drawer } from '@trainyard/ui/base/drawer';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { NothingMatches } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { NoData } from '@trainyard/ui/charts/no-data';
import { SearchField } from '@trainyard/ui/form/search-field';
import { useSize } from '@trainyard/ui/hooks/use-element';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { Divider } from '@trainyard/ui/page/split-pane/divider';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkView } from '~/app/links/use-link-view';
import { useFormulaDialog } from '~/components/metrics/board/metric-board';
import { useArrangement } from '~/components/metrics/board/use-arrangement';
import { ChartSkeletons } from '~/components/metrics/chart-skeletons';
import { useMetricFilter } from '~/components/metrics/use-text-filter';
import { placeOf, setGroupPlaces, useColors } from '~/data/experiments/experiment-colors';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { rankOf } from '~/features/experiments/base/list-search';
import { comparedTrial } from '~/features/experiments/experiment-compare/best-trials';
import { CompareCharts } from '~/features/experiments/experiment-compare/compare-charts';
import { compareSearch } from '~/features/experiments/experiment-compare/compare-search';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { BaseChoice, useBaseRow } from './base-row';
import {
  bySeeds,
  groupChoices,
  groupRows,
  meanSeries,
  placesOfGroups,
  type RowGroup,
  withoutIdOf,
} from './board-groups';
import { boardSearch } from './board-search';
import { type BoardAxis, BoardValues } from './board-values';
import { useBoardWidth } from './board-width';
import { drawnRows, maxCurves, pointedRow, pointFromBoard, useDraw } from './drawn-rows';
import { firstMetrics, isLiveRows, maxColumns } from './first-metrics';
import { type BoardList, drawnOf, drawnRowsQuery } from './first-rows';
import { GroupChoice } from './group-choice';
import { RowsChoice } from './rows-choice';
import { useRowMetrics } from './use-row-metrics';

const axes: { value: BoardAxis; label: string }[] = [
  { value: 'batches', label: 'Batches' },
  { value: 'elapsed', label: 'Time' },
];

/** Shows the curves of the drawn rows next to their list, with their values at the pointer. */
export default function Board({ list }: { list: BoardList }) {
  const [{ board, boardFirst, boardX }, change] = useLinkView(boardSearch);
  const { draw } = useDraw();
  const source = useListSource();
  const isOfList = boardFirst > 0;
  // the page ranks the rows itself, once it has read them
  const isRanked = isOfList && rankOf(list.search) !== undefined;
  const query = useQuery({
    ...drawnRowsQuery(source, list.projectId, { list: list.search, board, boardFirst }),
    placeholderData: keepPreviousData,
    enabled: !isRanked,
  });
  const { error, refetch } = query;
  const loaded = isRanked ? list.rankedRows : query.data?.rows;
  const rows = useMemo(
    () => drawnOf(loaded ?? [], { board, boardFirst }),
    [board, boardFirst, loaded],
  );
  const { colored } = source;
  const rowsText = rows.map(({ id }) => id).join();
  useEffect(() => {
    const ids = rowsText === '' ? [] : rowsText.split(',').map(Number);
    if (isOfList) drawnRows.set({ of: colored, ids, first: boardFirst });
  }, [isOfList, rowsText, colored, boardFirst]);
  const isCurrent = !isOfList && loaded !== undefined && !query.isPlaceholderData;
  useReportUnknown({
    name: 'board',
    values: board,
    choices: isCurrent ? loaded.map(({ id }) => id) : undefined,
    fault: (id) => `There is no ${source.noun} ${id} that you may see.`,
    instead: 'It has no curve.',
  });
  useEffect(() => () => pointFromBoard(undefined), []);
  const isPhone = useIsPhone();
  const baseRow = useBaseRow(rows, list);
  const curves =
    rows.length > 0 ? (
      <Curves rows={rows} axis={boardX} baseRow={baseRow} />
    ) : error ? (
      <FailedQuery title={source.reader.error} query={{ error, refetch }} />
    ) : loaded ? (
      <p className="text-muted">
        {isOfList
          ? `The list has no ${source.name}.`
          : `These ${source.name} do not exist, or you may not see them.`}
      </p>
    ) : (
      <ChartSkeletons label="Loading curves" />
    );
  const head = (
    <>
      <RowsChoice list={list} count={isOfList ? rows.length : board.length} />
      <span className="ml-auto">
        <SegmentedControl
          label="Axis of the board"
          value={boardX}
          segments={axes}
          onChange={(next) => change({ boardX: next })}
        />
      </span>
    </>
  );
  if (isPhone)
    return (
      <Drawer title="Board" onClose={() => void draw([])}>
        <div className="flex h-11 items-center gap-2">{head}</div>
        {curves}
      </Drawer>
    );
  return (
    <SideBoard>
      <header className="flex h-11 flex-none items-center gap-2 px-4">
        <h2 className="font-medium">Board</h2>
        {head}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto scroll-bg px-4 pb-6">{curves}</div>
    </SideBoard>
  );
}

/** The right side of the page, as wide as the user drags it. */
function SideBoard({ children }: { children: ReactNode }) {
  const [measure, { width: total }] = useSize();
  const frame = useCallback(
    (aside: HTMLElement | null) => measure(aside?.parentElement ?? null),
    [measure],
  );
  const { width, initialWidth, setWidth, storeWidth } = useBoardWidth(total);
  return (
    <aside ref={frame} aria-label="Board" className="flex flex-none border-t" style={{ width }}>
      <Divider
        label="Width of the board"
        side="right"
        {...{ width, total, initialWidth }}
        onChange={setWidth}
        onDone={storeWidth}
      />
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
    </aside>
  );
}

const groupOf = (groups: readonly RowGroup[] | undefined, rowId: number | undefined) =>
  groups?.find(({ rowIds }) => rowId !== undefined && rowIds.includes(rowId));

/** the maximum number of names in the menu of charts; the filter finds the others */
const maxNames = 100;

type CurvesProps = {
  rows: readonly ExperimentRow[];
  axis: BoardAxis;
  baseRow: ReturnType<typeof useBaseRow>;
};

function Curves({ rows, axis, baseRow }: CurvesProps) {
  const [search, change] = useLinkView(boardSearch);
  const { boardMetric, boardFilter, boardBy, boardLines, boardChart, boardSection } = search;
  const { colored, columns, name } = useListSource();
  const isLive = isLiveRows(rows);
  const { metrics: knownMetrics, isComplete, names } = useRowMetrics(rows);
  const { base } = baseRow;
  // the base is the first, also where it is not on the board
  const lines = useMemo(
    () => (base ? [base, ...rows.filter(({ id }) => id !== base.id)] : rows),
    [base, rows],
  );
  const items = useMemo(
    () =>
      lines.map(({ id, experiment, run }) => ({
        ...{ ...experiment, id, experimentId: experiment.id },
        // a list of runs does not say whether their experiments have notes
        notes: run ? undefined : experiment.notes,
      })),
    [lines],
  );
  const best = useMemo(
    () =>
      new Map(
        lines.map(({ id, bestTrial }) => [id, bestTrial ? comparedTrial(bestTrial) : undefined]),
      ),
    [lines],
  );
  const fields = useMemo(() => columns(), [columns]);
  const choices = useMemo(() => groupChoices(rows, fields), [rows, fields]);
  const isGrouped = boardBy === bySeeds || choices.some(({ value }) => value === boardBy);
  const groups = useMemo(
    () => (isGrouped ? withoutIdOf(groupRows(rows, boardBy, fields), base?.id) : undefined),
    [isGrouped, rows, boardBy, fields, base],
  );
  useEffect(() => {
    setGroupPlaces(placesOfGroups(groups ?? []), colored);
    return () => setGroupPlaces(new Map(), colored);
  }, [groups, colored]);
  const combine = useMemo(
    () => (groups && boardLines !== 'each' ? meanSeries(groups, boardLines, base?.id) : undefined),
    [groups, boardLines, base],
  );
  useColors(colored);
  const placesText = lines.map(({ id }) => placeOf(id, colored)).join();
  const places = useMemo(() => {
    const placeTexts = placesText.split(',');
    return new Map(lines.map(({ id }, index) => [id, Number(placeTexts[index])]));
  }, [lines, placesText]);
  // charts of many lines are drawn again after the list has marked the row
  const pointed = useDeferredValue(pointedRow.use());
  useReportUnknown({
    name: 'boardMetric',
    values: boardMetric,
    choices: isComplete && knownMetrics.length > 0 ? knownMetrics.map(metricKey) : undefined,
    fault: (value) => `There is no metric ${value}.`,
    instead: 'It has no chart.',
  });
  const linkedKeys = boardMetric.join('\n');
  const { found, isSearching, problem } = useMetricFilter(knownMetrics, boardFilter);
  const isFiltered = boardFilter.trim() !== '';
  // the same objects while the pointer moves, so that no chart computes its lines again
  const metrics = useMemo(() => {
    if (isFiltered) return found;
    const keys = linkedKeys.split('\n');
    const linkedMetrics = knownMetrics.filter((metric) => keys.includes(metricKey(metric)));
    return linkedMetrics.length > 0 ? linkedMetrics : firstMetrics(rows, knownMetrics);
  }, [isFiltered, found, linkedKeys, knownMetrics, rows]);
  const valueMetrics = useMemo(() => metrics.slice(0, maxColumns), [metrics]);
  const metricKeys = metrics.map(metricKey);
  const { arrangement, onArrange, onSave } = useArrangement(
    'list',
    { chart: boardChart, section: boardSection },
    ({ chart, section }) => change({ boardChart: chart, boardSection: section }),
  );
  const formulaDialog = useFormulaDialog({ arrangement, onArrange, metrics: knownMetrics });
  const onEdit = useHandler(formulaDialog.open);
  const clearFilter = useHandler(() => void change({ boardFilter: '' }));
  const isNothing = isComplete && isFiltered && !isSearching && knownMetrics.length > 0;
  const arranged = useMemo(
    () => ({
      ...{ metrics: knownMetrics, isComplete, arrangement, onArrange, onSave, onEdit },
      filter: boardFilter,
      nothing: isNothing ? (
        <NothingMatches title={problem ?? 'No metric matches'} onClear={clearFilter} />
      ) : isSearching || !isComplete ? null : (
        <NoData />
      ),
    }),
    [
      knownMetrics,
      isComplete,
      arrangement,
      onArrange,
      onSave,
      onEdit,
      boardFilter,
      isNothing,
      isSearching,
      problem,
      clearFilter,
    ],
  );
  const view = useMemo(() => ({ ...compareSearch.defaults(), x: axis }), [axis]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <GroupChoice choices={choices} groups={groups} plural={name} />
        <BaseChoice {...baseRow} rows={rows} />
        <SearchField
          label={`Charts of ${plural(knownMetrics.length, 'metric')} by name`}
          placeholder={`Filter ${plural(knownMetrics.length, 'metric')}`}
          text={boardFilter}
          onChange={(text) => void change({ boardFilter: text })}
        />
      </div>
      {names.error && !isComplete ? (
        <FailedQuery title="Error fetching metrics" query={names} />
      ) : null}
      <CompareCharts
        isNamedBeside
        metrics={metrics}
        experiments={items}
        base={base?.id}
        highlighted={combine && pointed !== base?.id ? groupOf(groups, pointed)?.id : pointed}
        onHighlight={pointFromBoard}
        board={arranged}
        {...{ best, isLive, places, view, combine }}
      />
      <BoardValues
        metrics={valueMetrics}
        rows={lines}
        base={base?.id}
        {...{ items, best, isLive, axis, places, groups }}
        maxRows={maxCurves}
      />
      <div className="pt-3">
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button>
              <Plus aria-hidden className="size-3.5" />
              Add chart
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            <DropdownMenuItem onSelect={() => formulaDialog.open()}>
              Several metrics, or a formula...
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            {knownMetrics.length > maxNames ? (
              <DropdownMenuItem disabledReason="Use the filter of the board for the others">
                {`The first ${maxNames} of ${formatCount(knownMetrics.length)} metrics`}
              </DropdownMenuItem>
            ) : null}
            {knownMetrics.slice(0, maxNames).map((metric) => {
              const key = metricKey(metric);
              const others = metricKeys.filter((each) => each !== key);
              return (
                <DropdownMenuCheckboxItem
                  key={key}
                  checked={metricKeys.includes(key)}
                  onCheckedChange={() =>
                    void change({
                      boardMetric: metricKeys.includes(key) ? others : [...metricKeys, key],
                    })
                  }
                >
                  {metric.name} <span className="text-faint">{metric.group}</span>
                </DropdownMenuCheckboxItem>
              );
            })}
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      {formulaDialog.dialog}
    </>
  );
}
