export { waitForExperiment, waitForTask, waitForTrial } from '../wait/waits';
export type { BulkOptions, BulkResult } from './bulk';
export type { BulkAction } from './bulk-rules';
export { type Change, changesBetween } from './changes';
export type { ComparedRow, Comparison, Measured } from './compare-experiments';
export type {
  CreateAndFollowOptions,
  Ended,
  FirstTrialOptions,
  RunningExperiment,
} from './create-and-follow';
export { type CsvOptions, csvLine, formulaSafe } from './csv';
export type { ExperimentDiff, FileChange } from './diff-experiments';
export type { ExportOptions } from './export-metrics';
export type { FileSizes } from './file-sizes';
export {
  bulk,
  compareExperiments,
  createAndFollow,
  diffExperiments,
  exportMetrics,
  followExperiment,
  metricParts,
  modelFile,
  modelPaths,
  once,
  promote,
  whyQueued,
} from './flows';
export type { MetricRow } from './metric-rows';
export type { ModelPath } from './model-files';
export type { OnceCreate } from './once';
export type { Promote, PromoteOptions } from './promote';
export type { PoolSlots, QueueEstimate, QueueReason } from './queue-facts';
export type { WhyQueued } from './why-queued';
