import { useQuery } from '@tanstack/react-query';
import { trialEventKinds } from '@trainyard/insights/timeline/trial-events';
import {
  type Metric,
  type MetricPair,
  maxLength,
  metricKey,
  pairMetrics,
} from '@trainyard/sdk/model';
import type { DataPoint, Experiment } from '@trainyard/sdk/types';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { chartsAtOnce } from '@trainyard/ui/charts/chart-grid';
import { ChartToolbar } from '@trainyard/ui/charts/chart-toolbar';
import { noData } from '@trainyard/ui/charts/empty-reason';
import type { Range } from '@trainyard/ui/charts/lines/series';
import { useDebounced } from '@trainyard/ui/hooks/use-debounced';
import { plural } from '@trainyard/ui/lib/format';
import { usePreferences } from '@trainyard/ui/page/preferences';
import { lazy, useCallback, useMemo, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { Late, mainContentMs } from '~/app/late/late';
import type { Formula } from '~/components/metrics/board/formula';
import {
  AddChartButton,
  MetricBoard,
  useFormulaDialog,
} from '~/components/metrics/board/metric-board';
import { useArrangement } from '~/components/metrics/board/use-arrangement';
import { ChartSkeletons } from '~/components/metrics/chart-skeletons';
import { eventLabels, withMeasurements } from '~/components/metrics/events/event-marks';
import { useTrialEvents } from '~/components/metrics/events/use-trial-events';
import { metricLabel } from '~/components/metrics/metric-label';
import { isChosenMetric } from '~/components/metrics/metric-tree';
import { MetricSide } from '~/components/metrics/metric-tree-list';
import {
  isMetricAxis,
  type MetricGroups,
  type StandardAxis,
  type XAxis,
  xAxes,
} from '~/components/metrics/series-axis';
import { useTextFilter } from '~/components/metrics/use-text-filter';
import { useUnknownMetrics } from '~/components/metrics/use-unknown-metrics';
import type { BaseRun } from './base-run/base-run';
import { hasEpochs } from './metric-names';
import type { PointNotes } from './notes/point-notes';
import { curvesOf, PairChart, type ViewOfTrial } from './pair-chart';
import { pairTexts } from './trial-series';
import { useMetricNames } from './use-metric-names';
import { WorkloadsBelow } from './workloads/workloads-below';

const TrialTools = lazy(() => import('./base-run/trial-tools'));

const xLabels = { batches: 'Batches', epoch: 'Epoch', time: 'Time', elapsed: 'Elapsed' };
/** the axis of the link, unless this trial has no data on it */
function chosenAxis(x: XAxis, available: { axes: readonly XAxis[]; metrics: readonly Metric[] }) {
  const isKnown = isMetricAxis(x)
    ? available.metrics.some((metric) => metricKey(metric) === x)
    : available.axes.includes(x);
  return isKnown ? x : 'batches';
}

type Props = ViewOfTrial & { experiment: Experiment };

/** The metrics of a trial: its curves, and its workloads by batch below them. */
export function TrialMetrics(props: Props) {
  const { experiment, trial, isLive } = props;
  const { names, metrics } = useMetricNames({ experimentId: experiment.id, trial, isLive });
  useUnknownMetrics(names.isLoading ? undefined : metrics, props.view.metric);
  const isLoading = names.isLoading && metrics.length === 0;
  return (
    <>
      {names.error && metrics.length === 0 ? (
        <FailedQuery title="Error fetching metrics" query={names} />
      ) : isLoading ? (
        <ChartSkeletons label="Loading metrics" />
      ) : metrics.length === 0 ? (
        <EmptyState
          title={isLive ? 'No metrics yet' : noData}
          hint={isLive ? 'Curves appear here with the first metrics of the trial.' : undefined}
        />
      ) : (
        <TrialCurves {...props} metrics={metrics} isComplete={!names.isLoading} />
      )}
      <WorkloadsBelow {...{ experiment, trial, isLive }} isAboveLoading={isLoading} />
    </>
  );
}

type CurvesProps = Props & {
  metrics: readonly Metric[];
  /** true if all of them are loaded */
  isComplete: boolean;
};

/** One chart per metric, or per pair of a training and a validation metric. */
function TrialCurves(props: CurvesProps) {
  const { experiment, trial, isLive, view, onViewChange, metrics, isComplete } = props;
  const pairs = useMemo(() => pairMetrics(metrics), [metrics]);
  const texts = useMemo(() => pairs.map(pairTexts), [pairs]);
  const events = useTrialEvents(trial);
  const { hiddenEvents } = usePreferences();
  const visibleEvents = useMemo(
    () => events.filter(({ kind }) => !hiddenEvents.includes(kind)),
    [events, hiddenEvents],
  );
  const eventKinds = trialEventKinds
    .filter((kind) => events.some((event) => event.kind === kind))
    .map((kind) => ({ kind, label: eventLabels[kind] }));
  const [notes, setNotes] = useState<PointNotes>();
  const { axes, addAxes } = useAxes(hasEpochs(trial));
  const x = chosenAxis(view.x, { axes, metrics });
  const [extent, addExtent] = useSharedExtent(x);
  const [base, setBase] = useState<BaseRun>();
  const [measured, addMeasured] = useMeasured(trial.id);
  const last = x === 'batches' ? lastBatch(experiment) : undefined;
  const covers = useMemo(
    () =>
      extent && last !== undefined && view.end === 'training'
        ? ([extent[0], Math.max(extent[1], last)] as const)
        : extent,
    [extent, last, view.end],
  );
  // the field and the tree follow the typing; the link and the charts are debounced
  const [filter, setFilter] = useDebounced(view.filter, (next) => onViewChange({ filter: next }));
  const typed = useTextFilter(pairs, { texts, filter });
  const settled = useTextFilter(pairs, { texts, filter: view.filter });
  const { metric: chosen } = view;
  const visiblePairs = useMemo(
    () => settled.found.filter((pair) => pair.metrics.some((each) => isChosenMetric(each, chosen))),
    [settled.found, chosen],
  );
  // requested by the loader and by its chart, and polled here while its failure replaces the charts
  const first = useQuery({
    ...curvesOf({ trial, isLive, x }, visiblePairs[0]),
    enabled: ({ state }) => state.status === 'error',
  });
  const typedMetrics = useMemo(() => typed.found.flatMap((pair) => pair.metrics), [typed.found]);
  // a few charts are easy to find without a tree
  const hasTree = pairs.length > chartsAtOnce || chosen.length > 0;
  const arranged = useArrangement('run', view, (link) => onViewChange(link, { isStep: true }));
  const boardProps = { ...arranged, metrics, isComplete };
  const formulaDialog = useFormulaDialog(boardProps);
  const renderChart = (pair: MetricPair, formula?: Formula) => (
    <PairChart
      pair={pair}
      formula={formula}
      x={x}
      base={base}
      xCovers={covers}
      isWaiting={first.isLoading && pair !== visiblePairs[0]}
      {...{ trial, isLive, view, onViewChange }}
      events={visibleEvents}
      notes={notes}
      measured={measured}
      onAxes={addAxes}
      onExtent={addExtent}
      onMeasured={addMeasured}
    />
  );
  const charts =
    first.error && !first.data ? (
      // the same for every chart
      <FailedQuery title="Unable to fetch the curves." query={first} />
    ) : (
      <MetricBoard
        items={visiblePairs}
        filter={view.filter}
        chosen={chosen}
        nothing={
          settled.isSearching ? null : (
            <NothingMatches
              title={settled.problem ?? `No metric matches “${view.filter}”`}
              onClear={() => {
                setFilter('');
                onViewChange({ filter: '', metric: [] });
              }}
            />
          )
        }
        keyOf={keyOfPair}
        nameOf={titleOfPair}
        isBeside={hasTree}
        {...boardProps}
        onEdit={formulaDialog.open}
        formula={(formula) => renderChart(formula, formula)}
      >
        {(pair) => renderChart(pair)}
      </MetricBoard>
    );
  return (
    <>
      <ChartToolbar
        filterLabel={`Filter ${plural(pairs.length, 'chart')}`}
        filter={filter}
        onFilterChange={setFilter}
        x={x}
        xSegments={axes.map((value) => ({ value, label: xLabels[value] }))}
        // a part of one axis is none of another
        onXChange={(next) => onViewChange({ x: next, range: undefined })}
        scale={view.scale}
        onScaleChange={(scale) => onViewChange({ scale })}
        smoothing={view.smoothing}
        onSmoothingChange={(smoothing) => onViewChange({ smoothing })}
        xMetrics={metrics.map((metric) => ({
          value: `${metric.group}|${metric.name}` as const,
          label: metricLabel(metric),
        }))}
        eventKinds={[...(notes?.kinds ?? []), ...eventKinds]}
        view={last === undefined ? { ...view, end: undefined } : view}
        onViewChange={onViewChange}
      >
        <AddChartButton onClick={() => formulaDialog.open()} />
        <Late idleMs={mainContentMs} fallback={<span className="size-7" />}>
          <TrialTools
            {...{ experiment, trial, view, onViewChange, pairs }}
            onBase={setBase}
            onNotes={setNotes}
          />
        </Late>
      </ChartToolbar>
      {formulaDialog.dialog}
      {hasTree ? (
        <MetricSide
          metrics={typedMetrics}
          isFiltered={filter.trim() !== ''}
          chosen={chosen}
          onChange={(metric) => onViewChange({ metric })}
        >
          {charts}
        </MetricSide>
      ) : (
        charts
      )}
    </>
  );
}

const keyOfPair = ({ metrics }: MetricPair) => metrics.map(metricKey).join(' ');
const titleOfPair = ({ title }: MetricPair) => title;

const standardAxes: readonly StandardAxis[] = ['batches', 'time', 'elapsed'];

/** The x axes of a grid: the default ones, and those for which a chart has data. */
function useAxes(hasEpochs: boolean) {
  const [found, setAxes] = useState(standardAxes);
  const addAxes = useCallback(
    (more: readonly StandardAxis[]) =>
      setAxes((current) =>
        more.every((axis) => current.includes(axis))
          ? current
          : xAxes.filter((axis) => current.includes(axis) || more.includes(axis)),
      ),
    [],
  );
  const axes = xAxes.filter((axis) => found.includes(axis) || (axis === 'epoch' && hasEpochs));
  return { axes, addAxes };
}

/** The common x axis of all charts of a grid: from the first to the last point of any of them. */
function useSharedExtent(x: XAxis) {
  const [shared, setShared] = useState<{ x: XAxis; extent: Range | undefined }>();
  const addExtent = useCallback(
    (more: Range) =>
      setShared((current) => {
        const extent = current?.x === x ? current.extent : undefined;
        const [from, to] = extent ?? more;
        if (extent && from <= more[0] && to >= more[1]) return current;
        return { x, extent: [Math.min(from, more[0]), Math.max(to, more[1])] };
      }),
    [x],
  );
  return [shared?.x === x ? shared.extent : undefined, addExtent] as const;
}

/** Collects the measurements of all charts of a trial. */
function useMeasured(trialId: number) {
  const [collected, setCollected] = useState<{ trialId: number; points: readonly DataPoint[] }>();
  const add = useCallback(
    (groups: MetricGroups) =>
      setCollected((current) => {
        const points = current?.trialId === trialId ? current.points : [];
        const all = withMeasurements(points, groups);
        return all === points ? current : { trialId, points: all };
      }),
    [trialId],
  );
  const points = collected?.trialId === trialId ? collected.points : undefined;
  const measured = useMemo(() => (points ? [{ group: '', data: [...points] }] : []), [points]);
  return [measured, add] as const;
}

/** the expected end of the training, on an axis in batches */
function lastBatch({ config }: Experiment): number | undefined {
  const length = maxLength(config);
  return length?.unit === 'batches' ? length.length : undefined;
}
