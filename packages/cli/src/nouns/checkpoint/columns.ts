import { formatBytes } from '@trainyard/insights/figures';
import type { Checkpoint } from '@trainyard/sdk/types';
import {
  type Column,
  computed,
  countText,
  field,
  metricText,
  stateField,
  timeField,
} from '../../core/output/columns';
import { checkpointStates } from '../../core/output/state-names';

/** Bytes of all files of a checkpoint. */
const checkpointBytes = ({ resources }: Pick<Checkpoint, 'resources'>): number =>
  Object.values(resources).reduce<number>((sum, size) => sum + Number(size), 0);

/** Columns of a list of checkpoints. */
export const checkpointColumns: Column<Checkpoint>[] = [
  field('uuid', 'UUID'),
  stateField(checkpointStates),
  computed('trialId', 'Trial', ({ training }) => training.trialId, { align: 'right' }),
  computed('batches', 'Batches', ({ metadata }) => metadata?.steps_completed, {
    align: 'right',
    show: ({ metadata }) => countText(metadata?.steps_completed),
  }),
  computed('searcherMetric', 'Metric', ({ training }) => training.searcherMetric, {
    align: 'right',
    show: ({ training }) => metricText(training.searcherMetric),
  }),
  timeField('reportTime', 'Reported'),
  computed('size', 'Size', checkpointBytes, {
    align: 'right',
    show: (checkpoint) => formatBytes(checkpointBytes(checkpoint)),
  }),
  computed('experimentId', 'Experiment', ({ training }) => training.experimentId, {
    align: 'right',
    isExtra: true,
  }),
  computed('files', 'Files', ({ resources }) => Object.keys(resources), { isExtra: true }),
];
