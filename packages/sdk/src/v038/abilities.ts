import { isBefore038 } from './master-version';

/** Differences between masters beyond single calls: which of them have an ability. */
const abilities = {
  /** a job can move ahead of or behind another one */
  queuePositions: 'before 0.38',
  /** `searcher.max_length` sets the training length of a trial */
  searcherMaxLength: 'before 0.38',
  /** columns of validation metrics end in a statistic, and other metric groups have columns */
  metricStatistics: 'since 0.38',
  /** searches compare an experiment's progress in whole percent instead of a share of 1 */
  percentProgress: 'since 0.38',
  /** webhooks have a name, a mode, an optional workspace, and triggers by log line and by code */
  workspaceWebhooks: 'since 0.38',
  /** an experiment may run outside the cluster, under its own id */
  unmanagedExperiments: 'since 0.38',
  /** a user is created with a password, or can only sign in through another system */
  passwordAtCreation: 'since 0.38',
  /** administrators can set a message for all users */
  clusterMessage: 'since 0.38',
  /** tokens for scripts, with a lifetime and a description */
  accessTokens: 'since 0.38',
  /** an ended trial can run again in its own experiment */
  retryTrials: 'since 0.38',
  /** logs are kept for a number of days, and policies match their lines */
  logRetention: 'since 0.38',
  /** a workspace has default resource pools that can be cleared, and namespaces on Kubernetes */
  workspacePools: 'since 0.38',
  /** a template can change its name or workspace */
  movableTemplates: 'since 0.38',
  /** policies of the cluster and of workspaces restrict configurations */
  configPolicies: 'since 0.38',
  /** the master searches logs by a regular expression */
  logPatterns: 'since 0.38',
  /** the metrics of trials that used a model version or a checkpoint, by kind of use and group */
  versionMetrics: 'since 0.38',
  /** the labels of an experiment change one by one */
  singleLabels: 'since 0.38',
  /** trials of a project in one list */
  runs: 'since 0.38',
} as const;

/** A difference between masters beyond a single call. */
export type Ability = keyof typeof abilities;

export const isAbility = (what: string): what is Ability => Object.hasOwn(abilities, what);

/**
 * Returns true if a master of this version has an ability; one without a version counts as 0.23.4.
 */
export const hasAbility = (version: string, ability: Ability): boolean =>
  (abilities[ability] === 'before 0.38') === isBefore038(version);
