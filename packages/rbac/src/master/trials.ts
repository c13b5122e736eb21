import { artifacts, runs } from './experiments';
import { forAnyone, type MasterPolicy, orNotFound, rowsWith } from './rule';

// these answers leave out trials without access
const linkedTrials = rowsWith('experiment', 'VIEW_EXPERIMENT_ARTIFACTS').rows;

export const trialPolicies = {
  // checked for the experiment of every compared trial
  compareTrials: artifacts,
  getTrial: artifacts,
  getTrialWorkloads: artifacts,
  getTrialCheckpoints: artifacts,
  trialLogs: artifacts,
  trialLogsFields: artifacts,
  getTrialProfilerMetrics: artifacts,
  getTrialProfilerAvailableSeries: artifacts,
  getMetrics: artifacts,
  getTrainingMetrics: artifacts,
  getValidationMetrics: artifacts,
  getCurrentTrialSearcherOperation: artifacts,

  killTrial: runs,
  createTrial: runs,
  postTrialProfilerMetricsBatch: runs,
  completeTrialSearcherValidation: runs,
  reportTrialSearcherEarlyExit: runs,
  reportTrialProgress: runs,
  postTrialRunnerMetadata: runs,
  reportTrialMetrics: runs,
  reportTrialTrainingMetrics: runs,
  reportTrialValidationMetrics: runs,
  reportTrialSourceInfo: runs,

  getCheckpoint: {
    ...artifacts,
    // either the rule above or this one, for any model that registers the checkpoint
    parts: {
      model: forAnyone('model', orNotFound('VIEW_MODEL_REGISTRY')),
    },
  },
  getTrialMetricsBySourceInfoCheckpoint: { ...artifacts, rows: linkedTrials },
  reportCheckpoint: runs,
  postCheckpointMetadata: runs,
  patchCheckpoints: runs,
  deleteCheckpoints: runs,
  checkpointsRemoveFiles: runs,
} satisfies Record<string, MasterPolicy>;
