import type { ReleaseName } from './populated-master';

/** By the id of a write, the tags of what no read shows. */
type Unseen = Readonly<Record<string, readonly string[]>>;

/** Changes that the answers of 0.38 alone show, or show without others. */
const before038: Unseen = {
  completeTrialSearcherValidation: ['experiment'],
  createExperiment: ['experiment'],
  createTrial: ['experiment {experimentId}', 'project'],
  deleteExperiment: ['allocation'],
  deleteExperiments: ['allocation'],
  deleteWorkspace: ['policy', 'namespace', 'role', 'permission'],
  killTrial: ['experiment', 'project'],
  login: ['user'],
  moveExperiment: ['experiment {experimentId}'],
  moveExperiments: ['experiment {experimentIds}'],
  postWorkspace: ['namespace', 'role', 'permission'],
  reportTrialSearcherEarlyExit: ['experiment', 'project'],
};

/** Changes that the answers of 0.23 alone show. */
const since038: Unseen = { allocationReady: ['task'] };

/**
 * Changes of a real master that the sandbox does not make: it keeps all logs, lists no generic
 * tasks, starts no trials from outside, and refuses to remove a label, as recorded.
 */
const notInSandbox: Unseen = {
  cleanupLogs: ['log'],
  createGenericTask: ['task', 'job'],
  deleteExperimentLabel: ['experiment {experimentId}', 'label', 'checkpoint', 'usage'],
  startTrial: ['trial {trialId}'],
};

/** The tags of writes that nothing shows in a release, with the reasons above. */
export const unseenTags: Record<ReleaseName, Unseen> = {
  '0.23.4': before038,
  '0.38.1': { ...since038, ...notInSandbox },
};
