export { type BulkOptions, type BulkResult, bulk } from './bulk';
export type { BulkAction } from './bulk-rules';
export { type Change, changesBetween } from './changes';
export {
  type ComparedRow,
  type Comparison,
  compareExperiments,
  type Measured,
} from './compare-experiments';
export {
  type CreateAndFollowOptions,
  createAndFollow,
  type Ended,
  type FirstTrialOptions,
  followExperiment,
  type RunningExperiment,
} from './create-and-follow';
export { type CsvOptions, csvLine } from './csv';
export { diffExperiments, type ExperimentDiff, type FileChange } from './diff-experiments';
export { type ExportOptions, exportMetrics, metricParts } from './export-metrics';
export type { FileSizes } from './file-sizes';
export type { MetricRow } from './metric-rows';
export { type ModelPath, modelFile, modelPaths } from './model-files';
export { type OnceCreate, once } from './once';
export { type Promote, type PromoteOptions, promote } from './promote';
export type { PoolSlots, QueueEstimate, QueueReason } from './queue-facts';
export { type WhyQueued, whyQueued } from './why-queued';
