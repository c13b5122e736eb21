import { isBefore038 } from './master-version';

/** The differences between masters that no single call tells: which of them have an ability. */
const abilities = {
  /** a job is put ahead of or behind another one */
  queuePositions: 'before 0.38',
  /** `searcher.max_length` says how long a trial trains */
  searcherMaxLength: 'before 0.38',
  /** columns of validation metrics end in a statistic, and other metric groups have columns */
  metricStatistics: 'since 0.38',
  /** searches compare an experiment's progress in whole percent, not as a share of 1 */
  percentProgress: 'since 0.38',
  /** webhooks have a name, a mode, maybe a workspace, and triggers by log line and by code */
  workspaceWebhooks: 'since 0.38',
  /** an experiment may run outside of the cluster, under an id of its own */
  unmanagedExperiments: 'since 0.38',
  /** a user is made with a password, or signs in elsewhere only */
  passwordAtCreation: 'since 0.38',
  /** administrators have a message for everybody */
  clusterMessage: 'since 0.38',
  /** tokens for scripts, with a lifetime and a description */
  accessTokens: 'since 0.38',
  /** a trial that ended runs again in its own experiment */
  retryTrials: 'since 0.38',
  /** logs are kept for a number of days, and policies look at their lines */
  logRetention: 'since 0.38',
  /** a workspace has default resource pools that can be cleared, and namespaces on Kubernetes */
  workspacePools: 'since 0.38',
  /** a template gets another name or workspace */
  movableTemplates: 'since 0.38',
  /** configurations are bound by policies of the cluster and of workspaces */
  configPolicies: 'since 0.38',
  /** the master searches logs by a regular expression */
  logPatterns: 'since 0.38',
  /** the metrics of trials that used a model version or a checkpoint, by kind of use and group */
  versionMetrics: 'since 0.38',
  /** trials of a project in one list */
  runs: 'since 0.38',
} as const;

/** A difference between masters that is more than one call. */
export type Ability = keyof typeof abilities;

export const isAbility = (what: string): what is Ability => Object.hasOwn(abilities, what);

/** Whether a master of this version has an ability; one that names no version counts as 0.23.4. */
export const hasAbility = (version: string, ability: Ability): boolean =>
  (abilities[ability] === 'before 0.38') === isBefore038(version);
