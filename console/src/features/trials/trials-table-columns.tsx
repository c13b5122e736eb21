import { Link } from '@tanstack/react-router';
import { searcherMetric } from '@trainyard/sdk/model';
import type { Experiment, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
import type { PlainColumn } from '~/components/data-table/plain-columns';
import { CheckpointLink } from '~/components/entity/checkpoint-link';
import { Elapsed } from '~/components/entity/elapsed';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import { RelativeTime } from '~/components/entity/relative-time';
import { StateBadge } from '~/components/entity/state-badge';
import { maxRestarts } from '~/lib/config-facts';
import { formatBytes, formatCount, formatMetric, missing } from '~/lib/format';
import { hyperparameterNames, hyperparameterOf, isNumeric } from '~/lib/searched-hyperparameters';
import type { TrialSortKey } from './search';

/** `sort` is absent where the master cannot sort by it. */
type TrialColumn = PlainColumn<Trial> & { sort?: TrialSortKey };

const missingCell = <span className="text-faint">{missing}</span>;

function metricCell(validation: MetricsWorkload | null, metric: string | undefined): ReactNode {
  const value = metric === undefined ? undefined : validation?.metrics?.avgMetrics?.[metric];
  return typeof value === 'number' ? formatMetric(value) : missingCell;
}

const TrialLink = ({ trial: { id, experimentId } }: { trial: Trial }) => (
  <Link
    to="/experiments/$experimentId/trials/$trialId/{-$tab}"
    params={{ experimentId: String(experimentId), trialId: String(id) }}
    className="font-mono text-sm"
  >
    {id}
  </Link>
);

const startColumns: TrialColumn[] = [
  {
    id: 'id',
    title: 'ID',
    phone: 'title',
    sort: 'id',
    isDescFirst: true,
    cell: (trial) => <TrialLink trial={trial} />,
  },
  {
    id: 'state',
    title: 'State',
    phone: 'end',
    sort: 'state',
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'batches',
    title: 'Batches',
    phone: 'line',
    sort: 'batches',
    isEnd: true,
    isDescFirst: true,
    cell: (trial) => formatCount(trial.totalBatchesProcessed),
  },
];

const metricColumns = (metric: string | undefined): TrialColumn[] => [
  {
    id: 'best',
    title: 'Best Validation Metric',
    phone: 'line',
    sort: 'best',
    isEnd: true,
    cell: (trial) => metricCell(trial.bestValidation, metric),
  },
  {
    id: 'latest',
    title: 'Latest Validation Metric',
    sort: 'latest',
    isEnd: true,
    cell: (trial) => metricCell(trial.latestValidation, metric),
  },
];

const endColumns = (mostRestarts: number | undefined): TrialColumn[] => [
  {
    id: 'started',
    title: 'Started',
    sort: 'started',
    isEnd: true,
    isDescFirst: true,
    cell: ({ startTime }) => <RelativeTime time={startTime} className="text-muted" />,
  },
  {
    id: 'duration',
    title: 'Duration',
    phone: 'line',
    sort: 'duration',
    isEnd: true,
    isDescFirst: true,
    cell: (trial) => <Elapsed startTime={trial.startTime} endTime={trial.endTime} />,
  },
  {
    id: 'restarts',
    title: 'Auto Restarts',
    sort: 'restarts',
    isEnd: true,
    isDescFirst: true,
    cell: ({ restarts }) => (mostRestarts === undefined ? restarts : `${restarts}/${mostRestarts}`),
  },
  {
    id: 'checkpoint',
    title: 'Checkpoint',
    phone: 'line',
    cell: ({ bestCheckpoint }) =>
      bestCheckpoint?.uuid ? (
        <CheckpointLink uuid={bestCheckpoint.uuid} isBest>
          Best checkpoint
        </CheckpointLink>
      ) : (
        missingCell
      ),
  },
  {
    id: 'checkpointSize',
    title: 'Checkpoint Size',
    sort: 'checkpointSize',
    isEnd: true,
    isDescFirst: true,
    cell: (trial) => (trial.totalCheckpointSize > 0 ? formatBytes(trial.totalCheckpointSize) : ''),
  },
];

const hyperparameterColumns = (names: readonly string[], trials: readonly Trial[]): TrialColumn[] =>
  names.map((name) => ({
    id: `hp.${name}`,
    title: name,
    isCode: true,
    isEnd: isNumeric(trials, name),
    cell: (trial) => <HyperparameterValue value={hyperparameterOf(trial, name)} />,
  }));

/** Columns of an experiment's trials: what each measured, and what it was tried with. */
export const trialColumns = (experiment: Experiment, trials: readonly Trial[]): TrialColumn[] => [
  ...startColumns,
  ...metricColumns(searcherMetric(experiment.config)),
  ...hyperparameterColumns(hyperparameterNames(experiment, trials), trials),
  ...endColumns(maxRestarts(experiment.config)),
];
