export { waitForExperiment, waitForTask, waitForTrial } from '../wait/waits';
export type { BestOptions, CheckpointSource } from './best-checkpoints';
export type { BulkAction, BulkOptions, BulkResult } from './bulk';
export type { CheckpointOptions, EntityAction, EntityOptions } from './bulk-entities';
export type { ChangedLabels, LabelChange, LabelOptions } from './change-labels';
export { type Change, changesBetween } from './changes';
export type { ComparedRow, Comparison, Measured } from './compare-experiments';
export type {
  CreateAndFollowOptions,
  Ended,
  FirstTrialOptions,
  RunningExperiment,
} from './create-and-follow';
export type { CreateOnceInput } from './create-once';
export { type CsvOptions, csvLine, formulaSafe } from './csv';
export type { ExperimentDiff, FileChange } from './diff-experiments';
export type { ArrowLibrary, ExportOptions, ExportSource } from './export-metrics';
export type { FileSizes } from './file-sizes';
export {
  bestCheckpoint,
  bestCheckpoints,
  bestTrial,
  bulk,
  changeLabels,
  compareExperiments,
  createAndFollow,
  createOnce,
  diffExperiments,
  exportMetrics,
  followExperiment,
  killOwnTasks,
  mapStoredCheckpoints,
  metricParts,
  modelFile,
  modelPaths,
  pastGpuUse,
  promote,
  queueUse,
  registeredCheckpoints,
  runningJobUse,
  setPassword,
  storedCheckpoints,
  sweepReport,
  whyQueued,
} from './flows';
export type { GpuUse, PastGpuUse, PastGpuUses } from './gpu-use';
export { type IsIgnored, ignoreRules, maxModelBytes } from './ignore-rules';
export type { JobUse, JobUseRules, QueueUse, QueueUseRules, RunningJobUse } from './job-use';
export type { Killed, KillOwnTasksOptions, OwnTaskKind } from './kill-own-tasks';
export type { MetricRow } from './metric-reports';
export type { ModelPath } from './model-files';
export { sameCodeTrials, trialProfile, trialReports } from './profile-flows';
export type { Promote, PromoteOptions } from './promote';
export type { PoolSlots, QueueEstimate, QueueReason } from './queue-facts';
export type { ReportedTrial } from './same-code-trials';
export type { StoredByExperiment, StoredResults } from './stored-checkpoints';
export type { SweepReport, SweepTrial } from './sweep-report';
export type { ProfileSeries, TrialProfile, TrialReport } from './trial-profile';
export type {
  OwnedExperiment,
  Usage,
  UsageInput,
  UsageOptions,
  UsageRow,
  WorkloadInput,
} from './usage';
export { storedPrices, usage, usageExperiments, workloadSeconds } from './usage-flows';
export type { WhyQueued } from './why-queued';
