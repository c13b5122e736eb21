import { searcherMetric } from '@trainyard/sdk/model';
import type { Experiment, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
import { formatValue } from '~/components/charts/format-value';
import { Elapsed } from '~/components/entity/elapsed';
import { RelativeTime } from '~/components/entity/relative-time';
import { StateBadge } from '~/components/entity/state-badge';
import { hyperparameterText } from '~/features/trials/hyperparameter-rows';
import type { TrialSortKey } from '~/features/trials/search';
import {
  differingHyperparameters,
  hyperparameterOf,
  searchedHyperparameters,
} from '~/features/trials/searched-hyperparameters';
import { formatBytes, formatCount, formatMetric, missing } from '~/lib/format';
import { maxRestarts } from './experiment-header-facts';

export type TrialColumn = {
  id: string;
  title: string;
  /** absent where the master cannot sort by it */
  sort?: TrialSortKey;
  isEnd?: boolean;
  isDescFirst?: boolean;
  cell: (trial: Trial) => ReactNode;
};

const missingCell = <span className="text-faint">{missing}</span>;

function metricCell(validation: MetricsWorkload | null, metric: string | undefined): ReactNode {
  const value = metric === undefined ? undefined : validation?.metrics?.avgMetrics?.[metric];
  return typeof value === 'number' ? formatMetric(value) : missingCell;
}

/** numbers in four digits, everything else as text or JSON */
export function hyperparameterCell(value: unknown): ReactNode {
  if (value === undefined) return missingCell;
  return typeof value === 'number'
    ? formatValue(Number.parseFloat(value.toPrecision(4)))
    : hyperparameterText(value);
}

const startColumns: TrialColumn[] = [
  {
    id: 'id',
    title: 'ID',
    sort: 'id',
    isDescFirst: true,
    cell: ({ id }) => <span className="font-mono text-sm">{id}</span>,
  },
  {
    id: 'state',
    title: 'State',
    sort: 'state',
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'batches',
    title: 'Batches',
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
    id: 'checkpointSize',
    title: 'Checkpoint Size',
    sort: 'checkpointSize',
    isEnd: true,
    isDescFirst: true,
    cell: (trial) => (trial.totalCheckpointSize > 0 ? formatBytes(trial.totalCheckpointSize) : ''),
  },
];

/** names of the hyperparameters worth a column */
export function hyperparameterNames(
  { config, searcherType }: Experiment,
  trials: readonly Pick<Trial, 'hparams'>[],
): string[] {
  const searched = searcherType === 'custom' ? [] : searchedHyperparameters(config);
  return searched.length > 0 ? searched : differingHyperparameters(trials);
}

const hyperparameterColumns = (names: readonly string[]): TrialColumn[] =>
  names.map((name) => ({
    id: `hp.${name}`,
    title: name,
    isEnd: true,
    cell: (trial) => hyperparameterCell(hyperparameterOf(trial, name)),
  }));

/** Columns of an experiment's trials: what each measured, and what it was tried with. */
export const trialColumns = (experiment: Experiment, trials: readonly Trial[]): TrialColumn[] => [
  ...startColumns,
  ...metricColumns(searcherMetric(experiment.config)),
  ...hyperparameterColumns(hyperparameterNames(experiment, trials)),
  ...endColumns(maxRestarts(experiment)),
];
