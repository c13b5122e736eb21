import { Button } from '@trainyard/ui/base/button';
import { NothingMatches } from '@trainyard/ui/base/empty-state';
import { ChartToolbar } from '@trainyard/ui/charts/chart-toolbar';
import { NoData } from '@trainyard/ui/charts/no-data';
import { useDebounced } from '@trainyard/ui/hooks/use-debounced';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import type { ColorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import { SectionHeading } from '@trainyard/ui/page/section';
import { type ComponentProps, useCallback, useDeferredValue, useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { AddChartButton, useFormulaDialog } from '~/components/metrics/board/metric-board';
import { useArrangement } from '~/components/metrics/board/use-arrangement';
import { ChartSkeletons } from '~/components/metrics/chart-skeletons';
import { isChosenMetric } from '~/components/metrics/metric-tree';
import { MetricSide } from '~/components/metrics/metric-tree-list';
import { useMetricFilter } from '~/components/metrics/use-text-filter';
import { useUnknownMetrics } from '~/components/metrics/use-unknown-metrics';
import { fewCurves } from '~/data/experiments/metrics';
import type { ChangeView, CompareView } from './compare-search';
import type { ComparedItem, ComparedNoun } from './compared-item';
import { PointedCharts } from './pointed-item';
import type { FoundBest, MetricNames } from './use-compare-metrics';
import { useReachedRange } from './use-reached-range';

type Props = {
  /** what is compared; in place of experiments also trials */
  experiments: readonly ComparedItem[];
  noun: ComparedNoun;
  names: MetricNames;
  bestTrials: FoundBest;
  isLive: boolean;
  places: ColorPlaces;
  /** the one that the others are compared with: chosen, or else the best */
  base: number | undefined;
  view: CompareView;
  onViewChange: ChangeView;
};

const axes = [
  { value: 'batches', label: 'Batches' },
  { value: 'time', label: 'Time' },
  { value: 'elapsed', label: 'Elapsed' },
] as const;

/** One chart per metric, with a line for each trial; an experiment is drawn by its best trial. */
export function CompareCurves(props: Props) {
  const { names, view, onViewChange } = props;
  const { metrics, isComplete, failed } = names;
  // the field and the tree update on each key, the link and the charts after a debounce
  const [filter, setFilter] = useDebounced(view.filter, (filter) => onViewChange({ filter }));
  const { found } = useMetricFilter(metrics, filter);
  const { metric: chosen, filter: settled } = view;
  useUnknownMetrics(isComplete ? metrics : undefined, chosen);
  // charts change with every key, so they wait for a pause in typing
  const settledSearch = useMetricFilter(metrics, settled);
  const settledFound = settledSearch.found;
  const charted = useMemo(
    () => settledFound.filter((metric) => isChosenMetric(metric, chosen)),
    [settledFound, chosen],
  );
  const chartedMetrics = useDeferredValue(charted);
  const { experiments, noun, bestTrials, isLive, places, base } = props;
  const { best } = bestTrials;
  const { lines } = view;
  const drawnItems = useMemo(
    () => drawnExperiments(experiments, { lines, base }),
    [experiments, lines, base],
  );
  const onReach = useReachedRange({
    range: view.range,
    // the same range of other curves, or of another axis, is another one
    scope: `${view.x} ${drawnItems.map(({ id }) => id).join()}`,
    isComplete,
    onDrop: () => onViewChange({ range: undefined }, { isFollowUp: true }),
  });
  const choose = useCallback((metric: string[]) => onViewChange({ metric }), [onViewChange]);
  const { arrangement, onArrange, onSave } = useArrangement('comparison', view, onViewChange);
  const formulaDialog = useFormulaDialog({ arrangement, onArrange, metrics });
  const onEdit = useHandler(formulaDialog.open);
  const clear = useHandler(() => {
    setFilter('');
    onViewChange({ filter: '', metric: [] });
  });
  const isNothing = isComplete && !settledSearch.isSearching;
  const { problem } = settledSearch;
  const board = useMemo(
    () => ({
      ...{ metrics, isComplete, arrangement, onArrange, onSave, onEdit, filter: settled, chosen },
      nothing: isNothing ? (
        <NothingMatches title={problem ?? 'No metric matches'} onClear={clear} />
      ) : null,
    }),
    [
      metrics,
      isComplete,
      arrangement,
      onArrange,
      onSave,
      onEdit,
      settled,
      chosen,
      isNothing,
      problem,
      clear,
    ],
  );
  if (failed && metrics.length === 0)
    return <FailedQuery title="Error fetching metrics" query={failed} />;
  return (
    <section aria-label="Metrics" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SectionHeading note={noun === 'experiment' ? "of each one's best trial" : undefined}>
          Metrics
        </SectionHeading>
        <LinesNote
          drawnCount={drawnItems.length}
          total={experiments.length}
          noun={noun}
          onChange={(lines) => onViewChange({ lines })}
        />
      </div>
      <ChartToolbar
        filterLabel={`Filter ${plural(metrics.length, 'metric')}`}
        filter={filter}
        onFilterChange={setFilter}
        x={view.x}
        xSegments={axes}
        xMetrics={[]}
        // a part of one axis is none of another
        onXChange={(x) => onViewChange({ x, range: undefined })}
        scale={view.scale}
        onScaleChange={(scale) => onViewChange({ scale })}
        smoothing={view.smoothing}
        onSmoothingChange={(smoothing) => onViewChange({ smoothing })}
        view={view}
        onViewChange={onViewChange}
      >
        {isComplete ? <AddChartButton onClick={() => formulaDialog.open()} /> : null}
      </ChartToolbar>
      {formulaDialog.dialog}
      {!isComplete && metrics.length === 0 ? <ChartSkeletons label="Loading metrics" /> : null}
      {isComplete && metrics.length === 0 ? <NoData /> : null}
      {metrics.length > 0 ? (
        <MaybeSide
          isThere={metrics.length >= minInTree || chosen.length > 0}
          metrics={found}
          isFiltered={filter.trim() !== ''}
          chosen={chosen}
          onChange={choose}
        >
          {bestTrials.failed ? (
            <FailedQuery title="Error fetching best trials" query={bestTrials.failed} />
          ) : (
            <PointedCharts
              // the table of the page is the legend of all charts
              isNamedBeside
              metrics={chartedMetrics}
              board={board}
              experiments={drawnItems}
              {...{ best, isLive, places, base, view, onViewChange, onReach }}
            />
          )}
        </MaybeSide>
      ) : null}
    </section>
  );
}

/** of fewer metrics the charts themselves are the list */
const minInTree = 20;

const MaybeSide = ({
  isThere,
  children,
  ...side
}: ComponentProps<typeof MetricSide> & { isThere: boolean }) =>
  isThere ? <MetricSide {...side}>{children}</MetricSide> : children;

type NoteProps = {
  drawnCount: number;
  total: number;
  noun: ComparedNoun;
  onChange: (lines: CompareView['lines']) => void;
};

/** Shows how many of very many experiments have a line, with a button to draw all. */
const LinesNote = ({ drawnCount, total, noun, onChange }: NoteProps) =>
  total <= fewCurves ? null : (
    <p className="flex items-center gap-2 text-sm text-muted num">
      {drawnCount < total
        ? `Lines of ${formatCount(drawnCount)} of ${plural(total, noun)}`
        : `Lines of all ${plural(total, noun)}`}
      <Button onClick={() => onChange(drawnCount < total ? 'all' : 'first')}>
        {drawnCount < total ? 'Draw all' : `Draw the first ${fewCurves}`}
      </Button>
    </p>
  );

/**
 * Returns the experiments that have a line in each chart: of very many only the first ones and the
 * base, until the user requests all.
 */
function drawnExperiments(
  experiments: readonly ComparedItem[],
  { lines, base }: Pick<CompareView, 'lines'> & Pick<Props, 'base'>,
): readonly ComparedItem[] {
  if (lines === 'all' || experiments.length <= fewCurves) return experiments;
  const first = experiments.slice(0, fewCurves);
  const measured = experiments.find(({ id }) => id === base);
  return measured && !first.includes(measured) ? [...first.slice(0, -1), measured] : first;
}
