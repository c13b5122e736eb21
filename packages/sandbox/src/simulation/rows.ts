import type {
  CheckpointState,
  ExperimentState,
  SearcherEvent,
  TrialState,
} from '@trainyard/sdk/types';
import type { Curve } from './metrics/curve';
import type { Domain } from './search/domain';
import type { HyperparameterSpace, HyperparameterValues } from './search/hyperparameters';

// states are the stored ones: STATE_ACTIVE represents queued, pulling, starting and running

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
  /** halving searches: the number of rungs, and of trials for each promoted one */
  rungs: number;
  divisor: number;
  /** halving searches with several brackets; by default one with `rungs` */
  brackets?: readonly Bracket[];
  /** a trial that is not promoted at once ends */
  stopOnce?: boolean;
  /** the unit of lengths; batches by default */
  unit?: LengthUnit;
};

/** A bracket of a halving search: its trials start on the first rung. */
export type Bracket = {
  /** batches of each rung, the full length last */
  lengths: readonly number[];
  maxTrials: number;
  maxConcurrentTrials: number;
};

export type LengthUnit = {
  name: 'batches' | 'records' | 'epochs';
  /** the number of batches in one unit, possibly less than one */
  batches: number;
};

/** The failure of a trial's container, and its time: a share of the full length. */
export type InjectedFailure = {
  kind: 'memory' | 'nan' | 'file' | 'connection';
  at: number;
  /** number of runs of the same trial that fail */
  runs: number;
};

/** The settings of a submitted experiment; many experiments may share them. */
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
  /** batches with a validation and a checkpoint, regardless of the periods */
  milestones?: readonly number[];
  /** milliseconds */
  batchMs: number;
  validationMs: number;
  checkpointMs: number;
  pullMs: number;
  startMs: number;
  /** duration of a final checkpoint before pausing, canceling and finishing */
  stopMs: number;
  killMs: number;
  /** duration of the state STOPPING_… after an experiment's last trial */
  wrapUpMs: number;
  /** verbose jobs write a progress line for every few batches */
  verbose: boolean;
  /** true if the machine and the training loop are measured, as set by `profiling.enabled` */
  profiled?: boolean;
  /** the share of a step that its loop waits for data, if the data is not read ahead */
  loadShare?: number;
  /**
   * the GPUs wait for those of the last machine, on one machine for its last GPU, which are slower;
   * or machines for what they send each other
   */
  waitsFor?: 'peers' | 'network';
  /** size of the model's weights in a checkpoint, in place of that of the domain */
  modelGib?: number;
  /**
   * after this training time, in ms, its GPUs are idle; it reports their use itself until it ends
   */
  gpusIdleAfterMs?: number;
  failure: InjectedFailure | null;
};

/** A file or folder of a model definition, as sent. */
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

/** The parts of the request, if an experiment was created by a call. */
export type Submitted = {
  /** with all the defaults */
  config: Record<string, unknown>;
  /** the original text */
  text: string;
  files: readonly ModelFile[];
};

/** A search that a client steers by calls. */
export type CustomSearch = {
  /** events that the client has not processed, oldest first */
  events: SearcherEvent[];
  lastEventId: number;
  progress: number;
  /** its requested end; null while it continues */
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
  /** position in the job queue, once a user moved it */
  queuePlace?: number;
  /** ids of its trials, ascending */
  trialIds: number[];
  /** unmanaged: trials and metrics are sent by calls only */
  unmanaged?: boolean;
  submitted?: Submitted;
  /** custom searches: operations of the client, and whether it has ended the search */
  search?: CustomSearch;
  /** checkpoints to keep at the end; the best and the latest of each trial by default */
  retention?: Retention;
  /** time of the last requested cleaning, and the maximum kept since */
  cleaned?: { at: number; to: Retention };
  /** stored values of finished experiments, so that lists need not read trials */
  final: FinalFigures | null;
  /** the reports of one of its trials, if they are known without creating the trial */
  reportsOf?(trialId: number): TrialReports | null;
};

/** Batches at which a trial reported, and the curve of its metrics. */
export type TrialReports = {
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
  /**
   * batches at which the searcher needs a result: validated and saved, regardless of the periods
   */
  milestones?: readonly number[];
};

/**
 * The reason of a run's end; after `preempted` and `lost` (its slots were removed) another run
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

/** Slots of a run on one agent. */
export type Placement = { agentId: string; slotIds: string[]; containerId: string };

/** One allocation of a trial: from the request for slots to their release. */
export type RunRow = {
  /** counts from 1; the allocation id is `<task id>.<number>` */
  readonly number: number;
  readonly requestedAt: number;
  /** slots assigned */
  assignedAt: number | null;
  /** image pulled */
  pulledAt: number | null;
  /** container running */
  runningAt: number | null;
  /** first batch begins */
  trainingAt: number | null;
  readonly startBatch: number;
  /** batches at the end, once it is stopping */
  endBatch: number | null;
  /** stop requested */
  stoppingAt: number | null;
  /** container ended: may be in the future */
  endedAt: number | null;
  exit: RunExit | null;
  placements: Placement[];
  /** the config it ran with, if its experiment was continued with another one */
  ranWith?: { settings: Settings; submitted: Submitted | undefined };
  /** reported by its containers */
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
  /** names in the last call, if there were several */
  latest: string[];
};

/** A report of a trial: training metrics, a validation or a checkpoint. */
export type Step = {
  kind: 'training' | 'validation' | 'checkpoint';
  batch: number;
  at: number;
  run: RunRow;
  /** posted reports for it */
  posted?: PostedReport;
  /** posted metrics are merged with simulated ones */
  isExtended?: boolean;
};

export type MetricFigures = {
  count: number;
  /** null if the latest report does not contain it */
  last: number | null;
  max: number;
  min: number;
  sum: number;
  type: 'number';
};

/** Summary of a metric whose values are not numbers. */
export type OtherFigures = {
  last: unknown;
  type: 'string' | 'boolean' | 'date' | 'object' | 'array';
};

/** The summary of a trial in lists and headers, computed from all its reports. */
export type TrialSummary = {
  /** number of steps included; another number means that it is outdated */
  steps: number;
  /** the trial has ended: nothing can be added */
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
  /** the bracket of the trial in its search, from 0 */
  bracket?: number;
  /** batches to reach before the searcher decides again */
  target: number;
  /** the checkpoint it started from, and its batches */
  warmStart?: { uuid: string; batches: number };
  /** the searcher metric that its runner reported for the target, instead of the curve's */
  validated?: { batch: number; value: number };
  /** completed a rung and not promoted yet */
  waiting: boolean;
  runs: RunRow[];
  /** summary of the reports, updated when there are more */
  summary: TrialSummary | null;
  /** created by a call: nothing of it is simulated */
  unmanaged?: boolean;
  /** metrics sent by calls, in addition to those of the simulation */
  posted?: PostedReport[];
  /** last state reported by a runner */
  runnerState?: string;
  /** last progress reported by a runner, in the unit of the searcher's length */
  reportedProgress?: number;
};

/**
 * The changes to a checkpoint after it was written, while the rest follows from its trial; or all
 * data of a checkpoint that a runner reported.
 */
export type CheckpointRow = {
  /** the checkpoint's uuid */
  readonly id: string;
  readonly trialId: number;
  state: CheckpointState;
  /** null: as written */
  metadata: Record<string, unknown> | null;
  /** files and their bytes; null: as written */
  files: Record<string, number> | null;
  /** its number of steps */
  readonly batch: number;
  readonly reported: { at: number; allocationId: string } | null;
};

/** `<experiment id>.<request id>`, which identifies a trial in logs and allocations. */
export const taskIdOf = (trial: TrialRow): string => `${trial.experimentId}.${trial.requestId}`;

export const allocationIdOf = (trial: TrialRow, run: RunRow): string =>
  `${taskIdOf(trial)}.${run.number}`;

const terminal: ReadonlySet<string> = new Set(['STATE_COMPLETED', 'STATE_CANCELED', 'STATE_ERROR']);

/** Completed, canceled or failed: it no longer changes. */
export const isTerminal = (row: { state: ExperimentState | TrialState }): boolean =>
  terminal.has(row.state);
