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
} from './config';
export { displayName } from './display-name';
export {
  type Hyperparameter,
  type HyperparameterValue,
  hyperparameters,
  hyperparameterValues,
  type NamedHyperparameter,
  readHyperparameter,
  searchedHyperparameters,
} from './hyperparameters';
export { upgradeConfig } from './legacy-config';
export { type MetricPair, pairMetrics } from './metric-pairs';
export {
  compareMetrics,
  isAxisName,
  type Metric,
  metricId,
  metricKey,
  metricType,
  parseMetricId,
  parseMetricKey,
} from './metrics';
export { own, setOwn } from './own';
export {
  ACTIVE_STATES,
  CANCELLABLE_STATES,
  FINISHED_STATES,
  isActive,
  isCancellable,
  isDeletable,
  isFinished,
  isKillable,
  isPausable,
  isPaused,
  isStopping,
  isTerminal,
  KILLABLE_STATES,
  PAUSABLE_STATES,
  type RunState,
  STOPPING_STATES,
  TERMINAL_STATES,
} from './run-state';
export { batchesPerUnit, globalBatchSize, maxBatches } from './search-units';
export {
  checkpointStateLabel,
  jobStateLabel,
  stateLabel,
  stateOf,
  taskStateLabel,
} from './state-label';
export { compareStates, compareTaskStates, RUN_STATES } from './state-order';
export { statesFilter } from './states-filter';
export {
  isKillableTask,
  isTerminalTask,
  KILLABLE_TASK_STATES,
  TERMINAL_TASK_STATES,
} from './task-state';
