import { atPaths, ownValue, shownHyperparameterValues } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import {
  bytesText,
  type Column,
  computed,
  extra,
  field,
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
  show: ({ totalCheckpointSize }) => bytesText(Number(totalCheckpointSize)),
});

/** Columns of a list of trials; with the name of a metric, the best value of each. */
export const trialColumns = (metric?: string): Column<Trial>[] => [
  numberField('id', 'ID'),
  runStateField(),
  numberField('totalBatchesProcessed', 'Batches'),
  ...(metric === undefined ? [] : [bestColumn(metric)]),
  timeField('startTime', 'Started'),
  timeField('endTime', 'Ended'),
  numberField('restarts', 'Restarts'),
  hyperparameters,
  extra(numberField('experimentId', 'Experiment')),
  extra(numberField('checkpointCount', 'Checkpoints')),
  extra({ ...size, align: 'right' }),
];

const bestColumn = (metric: string) =>
  computed<Trial>(
    'best',
    `Best ${metric}`,
    ({ bestValidation }) => ownValue(bestValidation?.metrics?.avgMetrics, metric),
    { align: 'right' },
  );

/** Fields of one trial. */
export const trialFields: Column<Trial>[] = [
  field('id', 'ID'),
  field('experimentId', 'Experiment'),
  runStateField(),
  field('totalBatchesProcessed', 'Batches'),
  timeField('startTime', 'Started'),
  timeField('endTime', 'Ended'),
  field('restarts', 'Restarts'),
  field('taskId', 'Task'),
  hyperparameters,
  field('checkpointCount', 'Checkpoints'),
  size,
];

/** The hyperparameters of a trial, with secrets masked. */
export const maskHyperparameters = (hparams: Record<string, unknown> | null) =>
  atPaths(shownHyperparameterValues(hparams).map(({ path, value }) => [path, value] as const));

/** Formats `lr=0.1 layers=3`, nested ones with a dot. */
export const hyperparameterText = (hparams: Record<string, unknown>): string =>
  shownHyperparameterValues(hparams)
    .map(
      ({ name, value }) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(' ');
