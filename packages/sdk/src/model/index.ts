export { bracketConcurrency, bracketTrials, halvingConcurrency } from './brackets';
export { checkpointLocation } from './checkpoint-location';
export {
  type Config,
  isProfiled,
  isSingleTrial,
  maxLength,
  maxTrials,
  searcherMetric,
  searcherName,
  smallerIsBetter,
  type TrainingLength,
  upgradeConfig,
} from './config';
export { displayName } from './display-name';
export {
  atPaths,
  batchesPerUnit,
  globalBatchSize,
  type Hyperparameter,
  type HyperparameterPath,
  type HyperparameterValue,
  hyperparameters,
  hyperparameterValues,
  maxBatches,
  type NamedHyperparameter,
  nameTogether,
  readHyperparameter,
  searchedHyperparameters,
  shownHyperparameter,
  shownHyperparameterValues,
  valueAtName,
} from './hyperparameters';
export {
  inverseChange,
  isNoChange,
  type ListChange,
  listChange,
  neededChange,
  withListChange,
} from './list-change';
export { loopSeries } from './loop-series';
export {
  compareMetrics,
  isAxisName,
  type Metric,
  type MetricPair,
  metricId,
  metricKey,
  metricType,
  pairMetrics,
  parseMetricId,
  parseMetricKey,
} from './metrics';
export {
  type AliasMove,
  aliasMoves,
  modelAliases,
  withAliases,
  withoutAliases,
} from './model-aliases';
export { isObject, ownValue, setOwn } from './own';
export {
  ACTIVE_STATES,
  CANCELLABLE_STATES,
  compareStates,
  compareTaskStates,
  FINISHED_STATES,
  isActive,
  isCancellable,
  isDeletable,
  isFinished,
  isKillable,
  isKillableTask,
  isPausable,
  isPaused,
  isStopping,
  isTerminal,
  isTerminalTask,
  KILLABLE_STATES,
  KILLABLE_TASK_STATES,
  PAUSABLE_STATES,
  RUN_STATES,
  type RunState,
  STOPPING_STATES,
  statesFilter,
  TERMINAL_STATES,
  TERMINAL_TASK_STATES,
} from './run-state';
export {
  checkpointStateLabel,
  jobStateLabel,
  stateLabel,
  stateOf,
  taskStateLabel,
} from './state-label';
export { timeOfText } from './time-of-text';
