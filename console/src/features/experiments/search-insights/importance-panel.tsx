import { useQuery } from '@tanstack/react-query';
import { minMeasured } from '@trainyard/insights/importance/effect';
import type { ImportanceProgress } from '@trainyard/insights/importance/importance';
import {
  atRung,
  bestOfTrials,
  type MeasuredRows,
  measuredRows,
} from '@trainyard/insights/importance/measured-rows';
import { type Ladder, ladderOf, nearestValues } from '@trainyard/insights/rungs/ladder';
import { rungMargin } from '@trainyard/insights/rungs/rung-results';
import { firstValues, validationsIn } from '@trainyard/insights/rungs/stopped-rungs';
import { isFinished, searcherMetric } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { useMemo, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { noMetricInfo } from '~/data/experiments/metric-requests';
import { measurementsQuery, snapshotQuery } from '~/data/experiments/metrics';
import { importanceQuery } from './importance-queries';
import { ImportanceBars, ImportanceTable } from './importance-table';
import type { PanelProps } from './panels';
import { SearchTrials } from './search-trials';

type Props = Pick<PanelProps, 'experiment' | 'isBrief'>;

/** The hyperparameters that influence the searcher's metric, with the confidence. */
export function ImportancePanel({ experiment, isBrief }: Props) {
  const ladder = useMemo(() => ladderOf(experiment.config), [experiment.config]);
  return (
    <SearchTrials experiment={experiment} isBrief={isBrief}>
      {(trials) => {
        const shared = { experiment, isBrief: isBrief ?? false, trials };
        if (typeof ladder === 'string') return <OfBest {...shared} />;
        const Of = ladder.stopping.length > 0 ? OfFirstValidation : OfRung;
        return <Of {...shared} ladder={ladder} />;
      }}
    </SearchTrials>
  );
}

type TrialsProps = { experiment: Experiment; isBrief: boolean; trials: readonly Trial[] };

function OfBest({ experiment, isBrief, trials }: TrialsProps) {
  const rows = useMemo(
    () => measuredRows(experiment, bestOfTrials(experiment, trials)),
    [experiment, trials],
  );
  const what = `the best ${searcherMetric(experiment.config)} of trials that trained to the full length`;
  return <Importance experiment={experiment} isBrief={isBrief} rows={rows} what={what} />;
}

/** later rungs only contain the better trials, and fewer trials reach the full length */
function OfRung({ experiment, isBrief, trials, ladder }: TrialsProps & { ladder: Ladder }) {
  const name = searcherMetric(experiment.config) ?? '';
  const batch = ladder.lengths[0] ?? 0;
  const query = useQuery(
    snapshotQuery(experiment.id, {
      metric: { group: 'validation', name },
      batch,
      margin: rungMargin(ladder),
      isLive: !isFinished(experiment.state),
    }),
  );
  const rows = useMemo(
    () => measuredRows(experiment, atRung(experiment, trials, nearestValues(query.data, batch))),
    [experiment, trials, query.data, batch],
  );
  if (!query.data && query.error) {
    return <FailedQuery title={noMetricInfo} query={query} />;
  }
  if (query.isLoading) return <Spinner label="Loading measurements" className="m-6 size-5" />;
  const what = `${name} at ${formatCount(batch)} batches, the first rung, where trials are compared at the same length`;
  return <Importance experiment={experiment} isBrief={isBrief} rows={rows} what={what} />;
}

/** trials of a 0.38.1 master validate when their code decides, not at the rungs */
function OfFirstValidation({
  experiment,
  isBrief,
  trials,
  ladder,
}: TrialsProps & { ladder: Ladder }) {
  const name = searcherMetric(experiment.config) ?? '';
  const batch = ladder.lengths[0] ?? 0;
  const trialIds = useMemo(() => trials.map(({ id }) => id), [trials]);
  const query = useQuery(
    measurementsQuery(trialIds, {
      metric: { group: 'validation', name },
      batch,
      isLive: !isFinished(experiment.state),
    }),
  );
  const rows = useMemo(() => {
    const values = firstValues(validationsIn(query.data ?? [], name), batch);
    return measuredRows(experiment, atRung(experiment, trials, values));
  }, [experiment, trials, query.data, name, batch]);
  if (!query.data && query.error) {
    return <FailedQuery title={noMetricInfo} query={query} />;
  }
  if (query.isLoading) return <Spinner label="Loading measurements" className="m-6 size-5" />;
  const what = `${name} at the first validation at or after ${formatCount(batch)} batches, the first rung, where trials are compared`;
  return <Importance experiment={experiment} isBrief={isBrief} rows={rows} what={what} />;
}

type ImportanceProps = {
  experiment: Experiment;
  isBrief: boolean;
  rows: MeasuredRows;
  what: string;
};

function Importance({ experiment, isBrief, rows, what }: ImportanceProps) {
  const { features, target } = rows;
  const [progress, setProgress] = useState<ImportanceProgress>();
  const isEnough = target.length >= minMeasured && features.length > 0;
  const query = useQuery(
    importanceQuery(experiment, rows, { onProgress: setProgress, enabled: isEnough }),
  );
  if (!isEnough) {
    return isBrief ? (
      <p className="text-sm text-muted">{tooLittle(rows)}</p>
    ) : (
      <EmptyState title="Too little to say what matters" hint={tooLittle(rows)} />
    );
  }
  if (query.error) {
    return <FailedQuery title="Unable to compute importance." query={query} />;
  }
  if (!query.data) return <Computing trials={target.length} progress={progress} />;
  const metric = searcherMetric(experiment.config) ?? 'metric';
  const shared = { ...query.data, trials: target.length, what, metric };
  return isBrief ? <ImportanceBars {...shared} /> : <ImportanceTable {...shared} />;
}

type ComputingProps = { trials: number; progress: ImportanceProgress | undefined };

const Computing = ({ trials, progress }: ComputingProps) => (
  <div className="grid max-w-96 gap-2 py-6 text-muted">
    <p role="status">Computing importance of {plural(trials, 'trial')} …</p>
    <ProgressBar
      share={progress ? progress.done / progress.of : 0}
      label={`Importance of ${plural(trials, 'trial')}`}
    />
  </div>
);

function tooLittle({ features, target }: MeasuredRows): string {
  if (target.length < minMeasured)
    return `Importance needs at least ${minMeasured} trials that measured the searcher’s metric; this search has ${formatCount(target.length)}.`;
  return features.length === 0 ? 'Every trial was tried with the same hyperparameters.' : '';
}
