import type { Checkpoint } from '@trainyard/sdk/types';
import {
  bytesText,
  type Column,
  computed,
  field,
  stateField,
  timeField,
} from '../../core/output/columns';

/** Bytes of all files of a checkpoint. */
const checkpointBytes = ({ resources }: Pick<Checkpoint, 'resources'>): number =>
  Object.values(resources).reduce<number>((sum, size) => sum + Number(size), 0);

/** Columns of a list of checkpoints. */
export const checkpointColumns: Column<Checkpoint>[] = [
  field('uuid', 'UUID'),
  stateField(),
  computed({
    key: 'trialId',
    header: 'Trial',
    align: 'right',
    value: ({ training }) => training.trialId,
  }),
  computed({
    key: 'batches',
    header: 'Batches',
    align: 'right',
    value: ({ metadata }) => metadata?.steps_completed,
  }),
  computed({
    key: 'searcherMetric',
    header: 'Metric',
    align: 'right',
    value: ({ training }) => training.searcherMetric,
  }),
  timeField('reportTime', 'Reported'),
  computed({
    key: 'size',
    header: 'Size',
    align: 'right',
    value: checkpointBytes,
    show: (checkpoint) => bytesText(checkpointBytes(checkpoint)),
  }),
  computed({
    key: 'experimentId',
    header: 'Experiment',
    align: 'right',
    value: ({ training }) => training.experimentId,
    isExtra: true,
  }),
  computed({
    key: 'files',
    header: 'Files',
    value: ({ resources }) => Object.keys(resources),
    isExtra: true,
  }),
];
