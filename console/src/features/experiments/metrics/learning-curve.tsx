import { useSuspenseQuery } from '@tanstack/react-query';
import { trialsSample } from '@trainyard/sdk/calls';
import { isFinished, type Metric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Select } from '@trainyard/ui/base/select';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { Spinner } from '@trainyard/ui/base/spinner';
import { ScaleSelect } from '@trainyard/ui/charts/chart-toolbar';
import { ChartViewMenu } from '@trainyard/ui/charts/chart-view-menu';
import { SmoothingSlider } from '@trainyard/ui/charts/lines/smoothing-slider';
import { plural } from '@trainyard/ui/lib/format';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { AfterPaint } from '@trainyard/ui/page/after-paint';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { type ReactNode, useMemo, useState } from 'react';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { FailedQuery } from '~/app/errors/failed-query';
import type { ChangeOptions } from '~/app/links/use-change-search';
import { useLinkView } from '~/app/links/use-link-view';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { MetricSelect } from '~/components/metrics/metric-select';
import { experimentQueries } from '~/data/experiments/experiments';
import { noMetricInfo } from '~/data/experiments/metric-requests';
import { useChosenTrials } from './chosen-trials';
import { CurveChart } from './curve-chart';
import { sampleQuery } from './curve-requests';
import { variedHyperparameters } from './hyperparameters/trial-dimensions';
import {
  type LearningCurveSearch,
  learningCurveSearch,
  trialLimits,
} from './learning-curve-search';
import { LearningCurveTable } from './learning-curve-table';
import { hasLearningCurve } from './metric-names';
import { SeedChoice } from './seeds/seed-choice';
import { SeedCurves } from './seeds/seed-curves';
import { seedSearch } from './seeds/seed-search';
import { useCurves } from './use-curves';
import { useSearchMetric } from './use-metric-names';

type Props = {
  experimentId: number;
  search: LearningCurveSearch;
  onSearchChange: (change: Partial<LearningCurveSearch>, how?: ChangeOptions) => void;
  /** the actions on selected trials */
  actions: (trialIds: number[]) => ReactNode;
};

/** Curves of the best trials of a search under one metric, with the trials in a table. */
export function LearningCurve({ experimentId, ...view }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  if (!hasLearningCurve(experiment)) return <NoComparedCurves />;
  return <MetricChoice experiment={experiment} {...view} />;
}

type ViewProps = Omit<Props, 'experimentId'> & { experiment: Experiment };

function MetricChoice({ experiment, search, onSearchChange, actions }: ViewProps) {
  const isLive = !isFinished(experiment.state);
  const { names, metrics, metric } = useSearchMetric(experiment, { key: search.metric, isLive });
  if (!names.data && names.error) {
    return <FailedQuery title={noMetricInfo} query={names} />;
  }
  if (!metric)
    return names.isLoading ? (
      <Loading trials={experiment.numTrials} />
    ) : (
      <NoCurve isLive={isLive} />
    );
  return (
    <>
      <section className="flex flex-wrap items-center gap-2 pt-1 pb-3" aria-label="Learning curve">
        <MetricSelect
          metrics={metrics}
          metric={metric}
          onChange={(next) => onSearchChange({ metric: next })}
        />
        <Select
          label="Top trials"
          value={search.trials}
          options={trialLimits.map((value) => ({ value, label: `Top ${plural(value, 'trial')}` }))}
          onChange={(trials) => onSearchChange({ trials })}
        />
        <SeedChoice />
        <ColorBySelect
          experiment={experiment}
          value={search.color}
          onChange={(color) => onSearchChange({ color })}
        />
        <ScaleSelect value={search.scale} onChange={(scale) => onSearchChange({ scale })} />
        <SmoothingSlider
          value={search.smoothing}
          onChange={(smoothing) => onSearchChange({ smoothing })}
        />
        <ChartViewMenu view={search} onViewChange={onSearchChange} />
        <Button
          variant="quiet"
          onClick={() => onSearchChange({ ...learningCurveSearch.defaults(), outliers: undefined })}
        >
          Reset
        </Button>
        <CopyAsButton
          makeCall={(client) =>
            trialsSample(client, {
              experimentId: experiment.id,
              ...sampleQuery({ metric, maxTrials: search.trials }),
            })
          }
        />
      </section>
      <Curves
        experiment={experiment}
        metric={metric}
        isLive={isLive}
        isExpected={names.isLoading}
        search={search}
        onSearchChange={onSearchChange}
        actions={actions}
      />
    </>
  );
}

type ColorByProps = {
  experiment: Experiment;
  value: string;
  onChange: (name: string) => void;
};

/** Selects what the colors of the curves show: each trial, or a hyperparameter that the search varies. */
function ColorBySelect({ experiment, value, onChange }: ColorByProps) {
  const [{ grouped }] = useLinkView(seedSearch);
  const names = variedHyperparameters(experiment).map(({ name }) => name);
  useReportUnknown({
    name: 'color',
    values: [value],
    choices: names,
    fault: (name) => `The search does not vary ${name}.`,
    instead: 'Each trial has its own color.',
  });
  // groups of trials have no value of their own
  if (names.length === 0 || grouped !== 'each') return null;
  return (
    <Select
      label="Color"
      value={names.includes(value) ? value : ''}
      options={[
        { value: '', label: 'Color by trial' },
        ...names.map((name) => ({ value: name, label: `Color by ${name}` })),
      ]}
      onChange={onChange}
    />
  );
}

type CurveProps = ViewProps & {
  metric: Metric;
  isLive: boolean;
  /** the names are still loading: they may select another metric */
  isExpected: boolean;
};

function Curves({ experiment, metric, isLive, isExpected, ...view }: CurveProps) {
  const { search, onSearchChange, actions } = view;
  const [highlighted, setHighlighted] = useState<string>();
  const { chosen: chosenTrials, onChoose } = useChosenTrials(experiment.id);
  const [{ grouped }] = useLinkView(seedSearch);
  const curves = useCurves(experiment, { metric, isLive, search });
  const { sample, trials, series, valueTitle } = curves;
  // another metric or number of trials may remove some of the selected ones
  const selectedIds = useMemo(
    () => new Set(trials.map(({ trialId }) => trialId).filter((id) => chosenTrials.has(id))),
    [trials, chosenTrials],
  );
  if (sample.error && sample.data?.isPart !== false) {
    return <FailedQuery title={noMetricInfo} query={sample} />;
  }
  if (sample.isLoading) return <Loading isAlone trials={experiment.numTrials} />;
  if (!curves.hasPoints)
    return isExpected ? (
      <Loading isAlone trials={experiment.numTrials} />
    ) : (
      <NoCurve isLive={isLive} />
    );
  if (grouped !== 'each') {
    const shared = { experiment, metric, trials, valueTitle, search, onSearchChange, actions };
    return <SeedCurves {...shared} />;
  }
  return (
    <>
      <CurveChart
        experimentId={experiment.id}
        metric={metric}
        curves={curves}
        chosen={selectedIds}
        search={search}
        onSearchChange={onSearchChange}
        highlighted={highlighted}
        onHighlight={setHighlighted}
      />
      {sample.data?.isPart ? (
        <LoadingTrials trials={experiment.numTrials} />
      ) : (
        <AfterPaint label="Loading trials">
          <LearningCurveTable
            experiment={experiment}
            trials={trials}
            series={series}
            valueTitle={valueTitle}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            chosen={selectedIds}
            onChoose={onChoose}
          />
        </AfterPaint>
      )}
      <SelectedTrials
        trialIds={trials.map(({ trialId }) => trialId)}
        chosen={selectedIds}
        onChoose={onChoose}
        actions={actions}
      />
    </>
  );
}

type SelectedProps = {
  /** all that can be selected */
  trialIds: readonly number[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  actions: (trialIds: number[]) => ReactNode;
};

/** The actions on selected trials, above the end of the page. */
export const SelectedTrials = ({ trialIds, chosen, onChoose, actions }: SelectedProps) => (
  <div className="sticky bottom-0 z-30">
    <BulkBar
      count={chosen.size}
      total={trialIds.length}
      onAll={() => onChoose(new Set(trialIds))}
      onClear={() => onChoose(new Set())}
    >
      {actions([...chosen])}
    </BulkBar>
  </div>
);

type LoadingProps = { isAlone?: boolean; trials: number };

/** The chart and the table in their final sizes. */
const Loading = ({ trials, ...props }: LoadingProps) => (
  <>
    <SearchChartSkeleton label="Loading learning curve" {...props} />
    <LoadingTrials trials={trials} />
  </>
);

/** a search that has just begun has a row or two */
const LoadingTrials = ({ trials }: Pick<LoadingProps, 'trials'>) => (
  <div className="mt-5">
    <SkeletonRows label="Loading trials" rows={Math.min(10, Math.max(1, trials))} />
  </div>
);

/** for experiments of one trial, and for searchers that change trials while they train */
export const NoComparedCurves = () => (
  <EmptyState
    title="There is no learning curve for this searcher"
    hint="Curves of trials are compared for searches; single and pbt searchers have none."
  />
);

export const NoCurve = ({ isLive }: { isLive: boolean }) =>
  isLive ? (
    <EmptyState
      icon={<Spinner className="size-5" />}
      title="Not enough data points to plot."
      hint="Please wait until the experiment is further along."
    />
  ) : (
    <EmptyState title="No learning curve data to show." />
  );
