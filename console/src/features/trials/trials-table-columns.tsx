import { Link } from '@tanstack/react-router';
import { hyperparameterText } from '@trainyard/insights/hyperparameters/hyperparameter-rows';
import {
  hyperparameterNames,
  hyperparameterOf,
  isNumeric,
} from '@trainyard/insights/hyperparameters/searched-hyperparameters';
import { searcherMetric, stateLabel } from '@trainyard/sdk/model';
import type { Experiment, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import { useIsPhone } from '@trainyard/ui/hooks/use-is-phone';
import { durationMs } from '@trainyard/ui/lib/duration';
import { formatBytes, formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import type { ServerColumn } from '@trainyard/ui/table/server-table';
import type { ReactNode } from 'react';
import { CheckpointLink } from '~/components/entity/checkpoint-link';
import { Elapsed } from '~/components/entity/elapsed';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import { RelativeTime } from '~/components/entity/relative-time';
import { StateBadge } from '~/components/entity/state-badge';
import { maxRestarts } from '~/lib/config-facts';
import type { TrialSortKey } from './search';

/**
 * `sort` is absent where the master cannot sort by it. What is kept of the table names columns by
 * their ids, which are those of the platform's console.
 */
export type TrialColumn = ServerColumn<Trial> & { sort?: TrialSortKey };

const missingCell = <span className="text-faint">{missing}</span>;

function metricValue(validation: MetricsWorkload | null, metric: string | undefined) {
  const value = metric === undefined ? undefined : validation?.metrics?.avgMetrics?.[metric];
  return typeof value === 'number' ? value : null;
}

/** The value of the searcher metric, if it was measured. */
export function metricCell(
  validation: MetricsWorkload | null,
  metric: string | undefined,
): ReactNode {
  const value = metricValue(validation, metric);
  return value === null ? missingCell : formatMetric(value);
}

export function TrialLink({ trial: { id, experimentId } }: { trial: Trial }) {
  // there no header says what the number is
  const isPhone = useIsPhone();
  return (
    <Link
      to="/experiments/$experimentId/trials/$trialId/{-$tab}"
      params={{ experimentId: String(experimentId), trialId: String(id) }}
      className={isPhone ? undefined : 'font-mono text-sm'}
    >
      {isPhone ? `Trial ${id}` : id}
    </Link>
  );
}

export const startColumns: TrialColumn[] = [
  {
    id: 'id',
    title: 'ID',
    text: ({ id }) => id,
    phone: 'title',
    sort: 'id',
    isDescFirst: true,
    cell: (trial) => <TrialLink trial={trial} />,
  },
  {
    id: 'state',
    title: 'State',
    text: ({ state }) => stateLabel(state),
    phone: 'end',
    sort: 'state',
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'totalBatchesProcessed',
    title: 'Batches',
    text: ({ totalBatchesProcessed }) => totalBatchesProcessed,
    phone: 'line',
    sort: 'batches',
    isEnd: true,
    isDescFirst: true,
    cell: (trial) => formatCount(trial.totalBatchesProcessed),
  },
];

const metricColumns = (metric: string | undefined): TrialColumn[] => [
  {
    id: 'bestValidationMetric',
    title: 'Best Validation Metric',
    text: (trial) => metricValue(trial.bestValidation, metric),
    phone: 'line',
    sort: 'best',
    isEnd: true,
    cell: (trial) => metricCell(trial.bestValidation, metric),
  },
  {
    id: 'latestValidationMetric',
    title: 'Latest Validation Metric',
    text: (trial) => metricValue(trial.latestValidation, metric),
    sort: 'latest',
    isEnd: true,
    cell: (trial) => metricCell(trial.latestValidation, metric),
  },
];

/** as files have it */
function secondsOf(trial: Trial): number | null {
  const ms = durationMs(trial);
  return ms === null ? null : Math.round(ms / 1000);
}

export const endColumns = (mostRestarts: number | undefined): TrialColumn[] => [
  {
    id: 'startTime',
    title: 'Started',
    text: ({ startTime }) => startTime,
    sort: 'started',
    isEnd: true,
    isDescFirst: true,
    cell: ({ startTime }) => <RelativeTime time={startTime} className="text-muted" />,
  },
  {
    id: 'duration',
    title: 'Duration',
    text: secondsOf,
    phone: 'line',
    sort: 'duration',
    isEnd: true,
    isDescFirst: true,
    cell: (trial) => <Elapsed startTime={trial.startTime} endTime={trial.endTime} />,
  },
  {
    id: 'autoRestarts',
    title: 'Auto Restarts',
    text: ({ restarts }) => restarts,
    sort: 'restarts',
    isEnd: true,
    isDescFirst: true,
    cell: ({ restarts }) => (mostRestarts === undefined ? restarts : `${restarts}/${mostRestarts}`),
  },
  {
    id: 'checkpoint',
    title: 'Checkpoint',
    text: ({ bestCheckpoint }) => bestCheckpoint?.uuid ?? null,
    phone: 'line',
    cell: ({ bestCheckpoint }) =>
      bestCheckpoint?.uuid ? (
        <CheckpointLink
          uuid={bestCheckpoint.uuid}
          isBest
          label={`Best checkpoint ${bestCheckpoint.uuid}`}
        >
          Best
        </CheckpointLink>
      ) : (
        missingCell
      ),
  },
  {
    id: 'totalCheckpointSize',
    title: 'Checkpoint Size',
    text: ({ totalCheckpointSize }) => totalCheckpointSize,
    sort: 'checkpointSize',
    isEnd: true,
    isDescFirst: true,
    cell: (trial) => (trial.totalCheckpointSize > 0 ? formatBytes(trial.totalCheckpointSize) : ''),
  },
];

function writtenValue(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' ? value : hyperparameterText(value);
}

const hyperparameterColumns = (names: readonly string[], trials: readonly Trial[]): TrialColumn[] =>
  names.map((name) => ({
    id: `hp.${name}`,
    title: name,
    text: (trial) => writtenValue(hyperparameterOf(trial, name)),
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
