import { formatBytes, formatMetric, formatPlain } from '@trainyard/insights/figures';
import { atPaths, ownValue, shownHyperparameterValues } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import {
  type Column,
  computed,
  countField,
  extra,
  field,
  metricText,
  numberField,
  runStateField,
  timeField,
} from '../../core/output/columns';

const hyperparameters: Column<Trial> = {
  ...field<Trial>('hparams', 'Hyperparameters', {
    show: ({ hparams }) => hyperparameterText(hparams ?? {}),
  }),
  value: ({ hparams }) => hparams && maskHyperparameters(hparams),
};
const size = field<Trial>('totalCheckpointSize', 'Their size', {
  show: ({ totalCheckpointSize }) => formatBytes(Number(totalCheckpointSize)),
});

/** Columns of a list of trials; with the name of a metric, the best value of each. */
export const trialColumns = (metric?: string): Column<Trial>[] => [
  numberField('id', 'ID'),
  runStateField(),
  countField('totalBatchesProcessed', 'Batches'),
  ...(metric === undefined ? [] : [bestColumn(metric)]),
  timeField('startTime', 'Started'),
  timeField('endTime', 'Ended'),
  numberField('restarts', 'Restarts'),
  hyperparameters,
  extra(numberField('experimentId', 'Experiment')),
  extra(countField('checkpointCount', 'Checkpoints')),
  extra({ ...size, align: 'right' }),
];

const bestColumn = (metric: string) =>
  computed<Trial>(
    'best',
    `Best ${metric}`,
    ({ bestValidation }) => ownValue(bestValidation?.metrics?.avgMetrics, metric),
    {
      align: 'right',
      show: ({ bestValidation }) =>
        metricText(ownValue(bestValidation?.metrics?.avgMetrics, metric)),
    },
  );

/** Fields of one trial. */
export const trialFields: Column<Trial>[] = [
  field('id', 'ID'),
  field('experimentId', 'Experiment'),
  runStateField(),
  countField('totalBatchesProcessed', 'Batches'),
  timeField('startTime', 'Started'),
  timeField('endTime', 'Ended'),
  field('restarts', 'Restarts'),
  field('taskId', 'Task'),
  hyperparameters,
  countField('checkpointCount', 'Checkpoints'),
  size,
];

/** The hyperparameters of a trial, with secrets masked. */
export const maskHyperparameters = (hparams: Record<string, unknown> | null) =>
  atPaths(shownHyperparameterValues(hparams).map(({ path, value }) => [path, value] as const));

type Values = Record<string, unknown>;

/** Formats `lr=0.1 layers=3`, nested ones with a dot. */
export const hyperparameterText = (hparams: Values): string => valuesText(hparams, formatPlain);

/** Formats `loss=0.3120 epochs=3`, nested ones with a dot. */
export const metricsText = (metrics: Values): string => valuesText(metrics, formatMetric);

function valuesText(values: Values, format: (value: number) => string): string {
  const text = (value: unknown) => {
    if (typeof value === 'number') return format(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return shownHyperparameterValues(values)
    .map(({ name, value }) => `${name}=${text(value)}`)
    .join(' ');
}
