import type { Why } from '@trainyard/insights/rungs/rung-results';
import { whyText, whyWords } from '@trainyard/insights/rungs/why-text';
import { isFinished, type Metric, metricKey } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import { AfterPaint } from '@trainyard/ui/page/after-paint';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { lazy, type ReactNode, useCallback, useMemo, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import type { ChangeOptions } from '~/app/links/use-change-search';
import { useLinkView } from '~/app/links/use-link-view';
import { StateBadge } from '~/components/entity/state-badge';
import {
  AddChartButton,
  MetricBoard,
  useFormulaDialog,
} from '~/components/metrics/board/metric-board';
import { useArrangement } from '~/components/metrics/board/use-arrangement';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { LinkTrials } from '~/components/metrics/linked-trials';
import { MetricSelect } from '~/components/metrics/metric-select';
import { OpenLarge } from '~/components/page/open-large';
import { noMetricInfo } from '~/data/experiments/metric-requests';
import { useChosenTrials } from '../chosen-trials';
import { CurveChart } from '../curve-chart';
import { TrialLines, useTrialLines } from '../hyperparameters/trial-lines';
import { usePointChoice } from '../hyperparameters/trial-points';
import { useBestTrials } from '../hyperparameters/use-best-trials';
import { NoComparedCurves, NoCurve, SelectedTrials } from '../learning-curve';
import type { LearningCurveSearch } from '../learning-curve-search';
import type { CurveTrial } from '../learning-curve-series';
import { LearningCurveTable } from '../learning-curve-table';
import { hasLearningCurve } from '../metric-names';
import { useCurves } from '../use-curves';
import { useSearchMetric } from '../use-metric-names';
import { overviewSearch } from './overview-search';
import { rankedTrials } from './overview-trials';
import { useLinkedBrushes } from './use-linked-brushes';

type Props = {
  experiment: Experiment;
  /** all trials once they are read; until then only those with curves are known */
  allTrials: readonly Trial[];
  /** why trials stopped at the rungs of a search, by their ids; undefined where it has no rungs */
  why: ReadonlyMap<number, Why> | undefined;
  search: LearningCurveSearch;
  onSearchChange: (change: Partial<LearningCurveSearch>, how?: ChangeOptions) => void;
  /** the actions on selected trials */
  actions: (trialIds: number[]) => ReactNode;
  /** beside the charts, below the facts about the search */
  children: ReactNode;
  facts: ReactNode;
};

/** A search on one page: its charts, what it learned beside them, and its trials below. */
export const SearchOverview = ({ facts, children, ...view }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)_23rem] grid-rows-[auto_1fr] gap-x-6 max-[1180px]:block">
    <SearchCharts {...view}>
      <div className="row-span-2 min-w-0 pb-4 min-[1180px]:border-l min-[1180px]:pl-6">
        {facts}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-8 gap-y-5">
          {children}
        </div>
      </div>
    </SearchCharts>
  </div>
);

/** its children are beside the charts */
type ChartsProps = Omit<Props, 'facts'>;

/** the height of curves and lines: both fit above the fold */
const curvesHeight = 190;
const linesHeight = 250;

function SearchCharts({ children, ...view }: ChartsProps) {
  const { experiment, search, onSearchChange } = view;
  const isLive = !isFinished(experiment.state);
  const { names, metrics, metric } = useSearchMetric(experiment, { key: search.metric, isLive });
  if (!hasLearningCurve(experiment) || !metric) {
    return (
      <>
        <div className="min-w-0 pt-2">
          {!hasLearningCurve(experiment) ? (
            <NoComparedCurves />
          ) : !names.data && names.error ? (
            <FailedQuery title={noMetricInfo} query={names} />
          ) : names.isLoading ? (
            <Loading />
          ) : (
            <NoCurve isLive={isLive} />
          )}
        </div>
        {children}
      </>
    );
  }
  return (
    <MeasuredCharts
      {...view}
      metric={metric}
      isLive={isLive}
      isExpected={names.isLoading}
      metrics={metrics}
      metricSelect={
        <MetricSelect
          metrics={metrics}
          metric={metric}
          onChange={(next) => onSearchChange({ metric: next })}
        />
      }
    >
      {children}
    </MeasuredCharts>
  );
}

type MeasuredProps = ChartsProps & {
  metric: Metric;
  /** all metrics that an expression may name */
  metrics: readonly Metric[];
  isLive: boolean;
  /** the names are still loading: they may select another metric */
  isExpected: boolean;
  metricSelect: ReactNode;
};

function MeasuredCharts(props: MeasuredProps) {
  const { experiment, allTrials, why, search, onSearchChange, isLive, metric, children } = props;
  const [pointed, setPointed] = useState<readonly number[]>(noTrials);
  const highlighted = pointed.length === 1 ? String(pointed[0]) : undefined;
  // a part beside the charts may point at several trials, which all of them mark
  const group = useMemo(() => (pointed.length > 1 ? new Set(pointed) : undefined), [pointed]);
  const onHighlight = useCallback(
    (id: string | undefined) => setPointed(id === undefined ? noTrials : [Number(id)]),
    [],
  );
  const { metrics } = props;
  const [layout, changeLayout] = useLinkView(overviewSearch);
  const arranged = useArrangement('search', layout, (link) => void changeLayout(link));
  const formulaDialog = useFormulaDialog({ ...arranged, metrics });
  const items = useMemo(() => [metric], [metric]);
  const { chosen, onChoose, onToggle } = useChosenTrials(experiment.id);
  const curves = useCurves(experiment, { metric, isLive, search });
  const { trials: curveTrials, ranking, sample } = curves;
  const trials = useMemo(
    () => rankedTrials(allTrials, { curves: curveTrials, metric, ranking }),
    [allTrials, curveTrials, metric, ranking],
  );
  const measured = useBestTrials(experiment, { trials, metric, scale: search.scale });
  const filter = useTrialLines(measured, useLinkedBrushes());
  const { lines, isShown: passes, brushes } = filter;
  const passingIds = useMemo(
    () =>
      brushes.size > 0
        ? new Set(lines.filter((_, index) => passes[index]).map(({ id }) => Number(id)))
        : undefined,
    [lines, passes, brushes],
  );
  const passesFilter = useMemo(
    () => passingIds && ((trialId: number) => passingIds.has(trialId)),
    [passingIds],
  );
  const rows = useMemo(
    () => (passingIds ? trials.filter(({ trialId }) => passingIds.has(trialId)) : trials),
    [trials, passingIds],
  );
  const chosenRows = useMemo(
    () => new Set(rows.map(({ trialId }) => trialId).filter((id) => chosen.has(id))),
    [rows, chosen],
  );
  const chosenCurves = useMemo(
    () => new Set(curveTrials.map(({ trialId }) => trialId).filter((id) => chosenRows.has(id))),
    [curveTrials, chosenRows],
  );
  const otherColumns = useMemo(() => progressColumns(allTrials, why), [allTrials, why]);
  const pointChoice = usePointChoice({ chosen, onChoose, onToggle });
  const params = { experimentId: String(experiment.id) };
  if (sample.error && sample.data?.isPart !== false) {
    return (
      <>
        <FailedQuery title={noMetricInfo} query={sample} />
        {children}
      </>
    );
  }
  if (!curves.hasPoints) {
    return (
      <>
        <div className="min-w-0">
          {sample.isLoading || props.isExpected ? <Loading /> : <NoCurve isLive={isLive} />}
        </div>
        {children}
      </>
    );
  }
  const highlight = { highlighted, onHighlight };

  const drawn = {
    ...{ experimentId: experiment.id, metric, curves, search, onSearchChange, group },
    ...highlight,
    chosen: chosenCurves,
    isShown: passesFilter,
    height: curvesHeight,
    isNamedBeside: true,
  };
  const link = search.metric === '' ? {} : { metric: search.metric };
  return (
    <>
      <div className="grid min-w-0 content-start gap-y-4 pt-2 pb-4">
        <MetricBoard
          items={items}
          keyOf={metricKey}
          nameOf={nameOfMetric}
          filter=""
          nothing={null}
          isFilled
          metrics={metrics}
          isComplete={!props.isExpected}
          {...arranged}
          onEdit={formulaDialog.open}
          formula={(formula) => <FormulaCurves {...drawn} formula={formula} isLive={isLive} />}
        >
          {() => (
            <CurveChart
              {...drawn}
              control={
                <span className="inline-flex flex-wrap items-center">
                  {props.metricSelect}
                  <AddChartButton onClick={() => formulaDialog.open()} />
                  <OpenLarge
                    part="learning curves"
                    to="/experiments/$experimentId/visualization/learning-curve"
                    params={params}
                    search={link}
                  />
                </span>
              }
            />
          )}
        </MetricBoard>
        {formulaDialog.dialog}
        {measured.hyperparameters.length > 0 ? (
          <TrialLines
            experimentId={experiment.id}
            measured={measured}
            filter={filter}
            choice={pointChoice}
            {...highlight}
            group={group}
            height={linesHeight}
            control={
              <OpenLarge
                part="parallel coordinates"
                to="/experiments/$experimentId/visualization/hp-parallel-coordinates"
                params={params}
                search={link}
              />
            }
          />
        ) : null}
      </div>
      <LinkTrials pointed={pointed} onPoint={setPointed}>
        {children}
      </LinkTrials>
      <div className="min-w-0">
        {sample.data?.isPart ? (
          <SkeletonRows label="Loading trials" />
        ) : (
          <AfterPaint label="Loading trials">
            <LearningCurveTable
              experiment={experiment}
              trials={rows}
              series={curves.series}
              valueTitle={curves.valueTitle}
              {...highlight}
              group={group}
              chosen={chosenRows}
              onChoose={onChoose}
              otherColumns={otherColumns}
              pageSize={rowsPerPage}
            />
          </AfterPaint>
        )}
        <SelectedTrials
          trialIds={rows.map(({ trialId }) => trialId)}
          chosen={chosenRows}
          onChoose={onChoose}
          actions={props.actions}
        />
      </div>
    </>
  );
}

const noTrials: readonly number[] = [];
const nameOfMetric = ({ name }: Metric) => name;
// loads with the first chart of expressions
const FormulaCurves = lazy(() => import('./formula-curves'));

/** few enough to be drawn again while the pointer moves over lines */
const rowsPerPage = 20;

const column = columnsFor<CurveTrial>();

/** The states of trials, and how far they came or at which rung they stopped, once that is read. */
function progressColumns(
  trials: readonly Trial[],
  why: ReadonlyMap<number, Why> | undefined,
): TableColumn<CurveTrial>[] {
  const byId = new Map(trials.map((trial) => [trial.id, trial]));
  const unread = <span className="text-faint">{missing}</span>;
  const batchesOf = ({ trialId }: CurveTrial) => byId.get(trialId)?.totalBatchesProcessed;
  return [
    column.accessor(({ trialId }) => byId.get(trialId)?.state, {
      id: 'state',
      header: 'State',
      cell: ({ row }) => {
        const trial = byId.get(row.original.trialId);
        return trial ? <StateBadge state={trial.state} /> : unread;
      },
    }),
    column.accessor(batchesOf, {
      id: 'batches',
      header: 'Batches',
      cell: ({ getValue }) => {
        const batches = getValue();
        return batches === undefined ? unread : formatCount(batches);
      },
      meta: { isEnd: true },
    }),
    ...(why ? [whyColumn(why)] : []),
  ];
}

/** At which rung a trial stopped, or is. */
const whyColumn = (why: ReadonlyMap<number, Why>): TableColumn<CurveTrial> =>
  column.accessor(({ trialId }) => why.get(trialId)?.kind, {
    id: 'why',
    header: 'Why',
    enableSorting: false,
    cell: ({ row }) => {
      const own = why.get(row.original.trialId);
      if (!own) return <span className="text-faint">{missing}</span>;
      return (
        <span title={whyText(own)} className="whitespace-nowrap text-muted">
          {whyWords(own)}
        </span>
      );
    },
    meta: { phone: 'line' },
  });

const Loading = () => <SearchChartSkeleton label="Loading learning curve" isAlone />;
