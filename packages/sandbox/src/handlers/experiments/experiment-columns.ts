import type { Database } from '../../database/database';
import { experimentTotals } from '../../simulation/checkpoints/checkpoints';
import { progressOf } from '../../simulation/metrics/figures';
import type { ExperimentRow } from '../../simulation/rows';
import { bestMetricOf, durationOf, userDisplayName } from './experiment-answer';

export type ColumnValue = string | number | null;
export type ColumnInput = { db: Database; now: number };
export type Column = (input: ColumnInput, experiment: ExperimentRow) => ColumnValue;

// the order of states in the database, used for sorting
const stateOrder = [
  'STATE_ACTIVE',
  'STATE_PAUSED',
  'STATE_STOPPING_CANCELED',
  'STATE_STOPPING_KILLED',
  'STATE_STOPPING_COMPLETED',
  'STATE_STOPPING_ERROR',
  'STATE_DELETING',
  'STATE_CANCELED',
  'STATE_COMPLETED',
  'STATE_ERROR',
  'STATE_DELETE_FAILED',
];

/** The position of a stored state in the sort order. */
export const stateRank = (state: string): number => stateOrder.indexOf(state);

/** The values by which lists sort experiments. */
export const experimentColumns = {
  id: (_, each) => each.id,
  description: (_, each) => each.description,
  name: (_, each) => each.name,
  searcherType: (_, each) => each.settings.searcher.name,
  startTime: (_, each) => each.startedAt,
  endTime: (_, each) => each.endedAt,
  state: (_, each) => stateRank(each.state),
  numTrials: (_, each) => each.trialIds.length,
  progress: ({ db, now }, each) => progressOf({ db, experiment: each, now }),
  user: ({ db }, each) => userDisplayName(db, each.userId),
  forkedFrom: (_, each) => each.forkedFrom,
  resourcePool: (_, each) => each.resourcePool,
  projectId: (_, each) => each.projectId,
  checkpointSize: ({ db, now }, each) =>
    experimentTotals({ db, experiment: each, now }).checkpointSize,
  checkpointCount: ({ db, now }, each) =>
    experimentTotals({ db, experiment: each, now }).checkpointCount,
  duration: ({ now }, each) => durationOf(each, now),
  searcherMetricsVal: ({ db, now }, each) => bestMetricOf({ db, experiment: each, now }),
} satisfies Record<string, Column>;

export type ExperimentColumnName = keyof typeof experimentColumns;

export const isExperimentColumn = (name: string): name is ExperimentColumnName =>
  Object.hasOwn(experimentColumns, name);
