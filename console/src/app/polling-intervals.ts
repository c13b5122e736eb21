/**
 * How often a query in use refetches, in ms. After an error the backoff replaces the interval, and a
 * hidden page does not poll. An idle list makes at most 15 requests a minute.
 */
export const pollMs = {
  /** lists and details while something on the page can still change */
  live: 5_000,
  /** the same when everything on the page has ended */
  settled: 15_000,

  /** a task that starts, while a user waits for its address */
  startingTask: 1_000,
  /** a task in the whole window */
  openTask: 2_000,

  metricNames: 15_000,
  curves: 5_000,
  /** the zoomed part of a curve, and the charts of a hyperparameter search */
  searchCharts: 10_000,
  /** every trial of a search, for its insights */
  searchTrials: 30_000,
  /** the containers, agents and ranks of a log that grows; a master reads all of it for them */
  logFields: 30_000,
  /** the count of errors in a log that grows */
  logProblems: 30_000,
  watchedExperiments: 15_000,
  /** browsers run the timers of a hidden page about once a minute */
  watchedExperimentsWhileHidden: 60_000,

  agents: 30_000,
  /** agents, pools, queues and counts on the pages of the cluster */
  clusterPage: 10_000,
  poolBindings: 60_000,
  /** what the jobs of a pool will do next */
  forecasts: 30_000,
  /** the slots in use of a day */
  slotHistory: 300_000,
  /** what is idle: reads the queues, and the log or the measurements of what runs */
  waste: 300_000,
  /** the same for the side bar, of the jobs that one may stop: what is in use now is idle then at the earliest */
  idleJobs: 1_800_000,

  /** the navigation's workspaces */
  workspaces: 60_000,
  people: 60_000,
  permissions: 120_000,
  master: 600_000,
  build: 600_000,
  /** the master while it does not answer, or answers without a cluster */
  unreachableMaster: 10_000,
  /** a query that failed while the master did not answer */
  failedPart: 600_000,
} as const;

/** For one query each of many things: at least `live`, and so long that the requests do not pile up. */
export const pollMsForMany = (count: number, msEach: number): number =>
  Math.max(pollMs.live, count * msEach);
