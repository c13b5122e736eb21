import type {
  CheckpointState,
  ExperimentState,
  SearcherEvent,
  TrialState,
} from '@trainyard/sdk/types';
import type { Curve } from './metrics/curve';
import type { Domain } from './search/domain';
import type { HyperparameterSpace, HyperparameterValues } from './search/hyperparameters';

// states are the stored ones: STATE_ACTIVE stands for queued, pulling, starting and running

export type SearcherName =
  | 'single'
  | 'random'
  | 'grid'
  | 'adaptive_asha'
  | 'async_halving'
  | 'custom';

export type Searcher = {
  name: SearcherName;
  metric: string;
  smallerIsBetter: boolean;
  /** batches of a full-length trial */
  maxLength: number;
  maxTrials: number;
  maxConcurrentTrials: number;
  /** halving searches: how many rungs, and one trial in how many continues */
  rungs: number;
  divisor: number;
  /** halving searches of several ladders; one of `rungs` unless they are given */
  brackets?: readonly Bracket[];
  /** what is not promoted at once is over */
  stopOnce?: boolean;
  /** what lengths are told in; batches by default */
  unit?: LengthUnit;
};

/** A ladder of a halving search: its trials start on the first rung. */
export type Bracket = {
  /** batches of each rung, the full length last */
  lengths: readonly number[];
  maxTrials: number;
  maxConcurrentTrials: number;
};

export type LengthUnit = {
  name: 'batches' | 'records' | 'epochs';
  /** how many batches one of them is, maybe less than one */
  batches: number;
};

/** The failure of a trial's container, and when it happens: a share of the full length. */
export type Trouble = {
  kind: 'memory' | 'nan' | 'file' | 'connection';
  at: number;
  /** how many runs of the same trial fail */
  runs: number;
};

/** The settings that an experiment was submitted with; many experiments may share them. */
export type Settings = {
  domain: Domain;
  hyperparameters: HyperparameterSpace;
  searcher: Searcher;
  entrypoint: string;
  dataset: string;
  slotsPerTrial: number;
  maxRestarts: number;
  /** batches between training reports */
  schedulingUnit: number;
  validationPeriod: number;
  checkpointPeriod: number;
  /** batches validated and saved after, whatever the periods */
  milestones?: readonly number[];
  /** milliseconds */
  batchMs: number;
  validationMs: number;
  checkpointMs: number;
  pullMs: number;
  startMs: number;
  /** how long a final checkpoint holds up pausing, canceling and finishing */
  stopMs: number;
  killMs: number;
  /** how long an experiment stays STOPPING_… after its last trial */
  wrapUpMs: number;
  /** chatty jobs write a progress line for every few batches */
  verbose: boolean;
  /** whether the machine and the training loop are measured, as `profiling.enabled` asks */
  profiled?: boolean;
  /** after so much training, in ms, its GPUs do nothing; it reports their use by itself until it ends */
  gpusIdleAfterMs?: number;
  trouble: Trouble | null;
};

/** A file or folder of a model definition, as it was sent. */
export type ModelFile = {
  path: string;
  /** 48 for a file, 53 for a folder */
  type: number;
  /** base64 */
  content: string;
  /** seconds since 1970 */
  mtime: number;
  mode: number;
  uid: number;
  gid: number;
};

/** The parts of the request, where an experiment was created by a call. */
export type Submitted = {
  /** with all the defaults */
  config: Record<string, unknown>;
  /** the text as it came */
  text: string;
  files: readonly ModelFile[];
};

/** A search that a client steers by calls. */
export type CustomSearch = {
  /** what the client has not dealt with yet, oldest first */
  events: SearcherEvent[];
  lastEventId: number;
  progress: number;
  /** how it is to end; null while it continues */
  end: 'completed' | 'canceled' | 'failed' | null;
};

/** The numbers of checkpoints that a cleaning keeps. */
export type Retention = {
  save_experiment_best: number;
  save_trial_best: number;
  save_trial_latest: number;
};

export type ExperimentRow = {
  readonly id: number;
  readonly jobId: string;
  readonly seed: number;
  readonly settings: Settings;
  projectId: number;
  userId: number;
  name: string;
  description: string;
  labels: string[];
  notes: string;
  state: ExperimentState;
  archived: boolean;
  startedAt: number;
  endedAt: number | null;
  forkedFrom: number | null;
  resourcePool: string;
  weight: number;
  priority: number;
  maxSlots: number | null;
  /** place in the job queue, once a user moved it */
  queuePlace?: number;
  /** ids of its trials, ascending */
  trialIds: number[];
  /** runs elsewhere: trials and metrics come by calls alone */
  unmanaged?: boolean;
  submitted?: Submitted;
  /** custom searches: what the client said of them, and whether it is done with them */
  search?: CustomSearch;
  /** what is kept in the end; the best and the latest of each trial by default */
  retention?: Retention;
  /** when its checkpoints were last cleaned on request, and what was spared at most since */
  cleaned?: { at: number; to: Retention };
  /** what is kept of finished experiments, so that lists need not look at trials */
  final: FinalFigures | null;
  /** what a trial of its own reported, where that is known without making the trial */
  quickReading?(trialId: number): QuickReading | null;
};

/** Batches at which a trial reported something, and the curve its metrics lie on. */
export type QuickReading = {
  trialId: number;
  curve: Curve;
  trained: number[];
  validated: number[];
  saved: number[];
};

export type FinalFigures = {
  progress: number;
  bestTrialId: number | null;
  bestMetric: number | null;
  checkpointCount: number;
  checkpointSize: number;
};

/** The speed of one trial: batches and milliseconds. */
export type Pace = {
  batchMs: number;
  validationMs: number;
  checkpointMs: number;
  unit: number;
  /** 0: only at milestones */
  validationPeriod: number;
  checkpointPeriod: number;
  /** batches after which the searcher wants to know: validated and saved, whatever the periods */
  milestones?: readonly number[];
};

/**
 * The reason of a run's end; after `preempted` and `lost` (its slots went away) another run
 * follows.
 */
export type RunExit =
  | 'completed'
  | 'waiting'
  | 'paused'
  | 'preempted'
  | 'canceled'
  | 'killed'
  | 'lost'
  | 'error';

/** Slots a run holds on one agent. */
export type Placement = { agentId: string; slotIds: string[]; containerId: string };

/** One allocation of a trial: from the request for slots to their release. */
export type RunRow = {
  /** counts from 1; the allocation id is `<task id>.<number>` */
  readonly number: number;
  readonly requestedAt: number;
  /** slots given */
  assignedAt: number | null;
  /** image there */
  pulledAt: number | null;
  /** container up */
  runningAt: number | null;
  /** first batch begins */
  trainingAt: number | null;
  readonly startBatch: number;
  /** batches done at the end, once it is to end */
  endBatch: number | null;
  /** told to end */
  stoppingAt: number | null;
  /** container gone: may lie ahead */
  endedAt: number | null;
  exit: RunExit | null;
  placements: Placement[];
  /** what its containers said of themselves */
  isReady?: boolean;
  isWaiting?: boolean;
};

/** Metrics posted for a trial: one report of a group at a batch. */
export type PostedReport = {
  readonly id: number;
  readonly group: string;
  readonly batch: number;
  readonly at: number;
  readonly runNumber: number;
  metrics: Record<string, unknown>;
  batchMetrics: Array<Record<string, unknown>>;
  /** names that the last call brought, where there were several */
  latest: string[];
};

/** Something a trial reported: training metrics, a validation or a checkpoint. */
export type Step = {
  kind: 'training' | 'validation' | 'checkpoint';
  batch: number;
  at: number;
  run: RunRow;
  /** what was posted for it */
  posted?: PostedReport;
  /** posted metrics are merged with simulated ones */
  isExtended?: boolean;
};

export type MetricFigures = {
  count: number;
  /** null where the latest report does not have it */
  last: number | null;
  max: number;
  min: number;
  sum: number;
  type: 'number';
};

/** Figures of a metric whose values are not numbers. */
export type OtherFigures = {
  last: unknown;
  type: 'string' | 'boolean' | 'date' | 'object' | 'array';
};

/** The summary of a trial in lists and headers, folded from all its reports. */
export type TrialSummary = {
  /** how many steps it is made of; another number means it is out of date */
  steps: number;
  /** the trial ended: nothing can be added */
  closed: boolean;
  lastBatch: number;
  best: Step | null;
  bestValue: number | null;
  latest: Step | null;
  latestValue: number | null;
  checkpoints: number;
};

export type TrialRow = {
  readonly id: number;
  readonly experimentId: number;
  /** second half of the task id */
  readonly requestId: string;
  readonly seed: number;
  readonly hparams: HyperparameterValues;
  pace: Pace;
  readonly createdAt: number;
  endedAt: number | null;
  state: TrialState;
  restarts: number;
  /** which of the search's ladders it climbs, from 0 */
  bracket?: number;
  /** batches to reach before the searcher is asked again */
  target: number;
  /** the checkpoint it began with, and how much was learned by then */
  warmStart?: { uuid: string; batches: number };
  /** the searcher metric its runner told of the target, in place of the curve's */
  validated?: { batch: number; value: number };
  /** done with a rung and not promoted yet */
  waiting: boolean;
  runs: RunRow[];
  /** figures of what was reported, refreshed when there is more */
  summary: TrialSummary | null;
  /** made by a call: nothing is simulated of it */
  unmanaged?: boolean;
  /** metrics that came by calls, beside those of the simulation */
  posted?: PostedReport[];
  /** what a runner last said it does */
  runnerState?: string;
  /** what a runner last said it did, in the unit of the searcher's length */
  reportedProgress?: number;
};

/**
 * The changes to a checkpoint after it was written, the rest follows from its trial; or all of a
 * checkpoint that a runner reported.
 */
export type CheckpointRow = {
  /** the checkpoint's uuid */
  readonly id: string;
  readonly trialId: number;
  state: CheckpointState;
  /** null: as it was written */
  metadata: Record<string, unknown> | null;
  /** files and their bytes; null: as it was written */
  files: Record<string, number> | null;
  /** steps it holds */
  readonly batch: number;
  readonly reported: { at: number; allocationId: string } | null;
};

/** `<experiment id>.<request id>`, by which logs and allocations know a trial. */
export const taskIdOf = (trial: TrialRow): string => `${trial.experimentId}.${trial.requestId}`;

export const allocationIdOf = (trial: TrialRow, run: RunRow): string =>
  `${taskIdOf(trial)}.${run.number}`;

const terminal: ReadonlySet<string> = new Set(['STATE_COMPLETED', 'STATE_CANCELED', 'STATE_ERROR']);

/** Completed, canceled or failed: nothing more happens to it. */
export const isTerminal = (row: { state: ExperimentState | TrialState }): boolean =>
  terminal.has(row.state);
