/**
 * How often a query in use refetches at most, in ms. After an error the backoff replaces the interval,
 * and a hidden page does not poll. A page left alone makes at most 20 requests a minute, 304s counted:
 * where its queries would send more, `poll-budget.ts` asks less often. Intervals of at most ten seconds
 * are for what a page is about: all others are slowed first. What the user changes is requested at
 * once, by its tags.
 */
export const pollMs = {
  /** lists and details while something on the page can still change */
  live: 5_000,
  /** lists and details when everything on the page has ended */
  settled: 15_000,

  /** a starting task, while the user waits for its URL */
  startingTask: 1_000,
  /** a task in the whole window */
  openTask: 2_000,

  /** a trial and its experiment while the trial's log is followed, which shows the end at once */
  besideLog: 20_000,

  /** the parts of home */
  home: 60_000,
  /** what ended in a past time: its names may still change */
  past: 300_000,

  metricNames: 15_000,
  curves: 5_000,
  /** the workloads below the curves of a trial */
  workloads: 15_000,
  /** the zoomed part of a curve, and the charts of a hyperparameter search */
  searchCharts: 10_000,
  /** the last request for data that has ended: until then the master stores the last values */
  lastAnswer: 1_000,
  /** every measurement of a trial, for the reason why it is slow */
  slowRun: 120_000,
  /** every trial of a search, for its insights */
  searchTrials: 30_000,
  /** the containers, agents and ranks of a growing log; the master reads the whole log for them */
  logFields: 60_000,
  /** the count of errors in a growing log */
  logProblems: 60_000,
  watchedExperiments: 15_000,
  /** browsers run the timers of a hidden page about once a minute */
  watchedExperimentsWhileHidden: 60_000,
  /** the states of experiments that are being deleted */
  deletions: 3_000,
  /** between two requests of a comparison, for each of its trials or experiments */
  eachComparedTrial: 4_000,
  eachComparedExperiment: 1_000,

  /** the slots in the side bar of every page, and counts of the cluster */
  sideBar: 60_000,
  /** the number of tasks in the side bar */
  taskCount: 180_000,
  /** the newest lines of the master's log, and how soon the master answers */
  masterLog: 60_000,
  /** pools in choices, and for the slots that they may still start */
  pools: 60_000,
  /** agents and queues on the pages of the cluster */
  clusterPage: 10_000,
  poolBindings: 60_000,
  /** the forecast of a pool */
  forecasts: 180_000,
  /** the slots in use of a day */
  slotHistory: 300_000,
  /** idle work: reads the queues, and the logs or measurements of running work */
  waste: 300_000,
  /**
   * idle work in the side bar, of jobs that the user may stop; work that is active now is idle
   * after this time at the earliest
   */
  idleJobs: 1_800_000,

  /** the navigation's workspaces */
  workspaces: 60_000,
  people: 60_000,
  permissions: 120_000,
  master: 600_000,
  build: 600_000,
  /** a sign-in in another tab, while the sign-in page is open; makes no request */
  signInElsewhere: 1_000,
  /** how often a visit to a page is stored while it continues */
  visits: 300_000,
  /** the age of a count on the storage page; makes no request */
  countAge: 10_000,
  /** the master while it is unreachable, or answers without a cluster */
  unreachableMaster: 10_000,
  /** a query that failed while the master did not answer */
  failedPart: 600_000,
  /** a page whose code could not be loaded waits for a small file of the server */
  lostPart: 2_000,
} as const;

/** For how long an answer is used again without a new request, in ms; `pollMs` for polled ones. */
export const staleMs = {
  /** of every query without another time */
  standard: 2_000,
  /** of a refusal: what a loader asked for is not asked for again by the page that it opens */
  refusal: 10_000,
  /** rows that were read ahead, when they come into sight: they are polled from then on */
  rowsAhead: 5_000,
  /** what the palette finds */
  palette: 10_000,
  /** suggestions and templates, read when a form opens */
  form: 30_000,
  /** sums over many answers */
  sums: 60_000,
  /** sums over a past time, which hardly change */
  pastSums: 300_000,
} as const;

/**
 * For how long an answer that takes many requests is kept for the next visit of its page, which shows
 * it with its age while the new one is on its way, in ms.
 */
export const longReadMs = 3_600_000;

/**
 * The interval of queries that are sent once per entity: at least `live`, and longer with the
 * number of entities, so that requests do not accumulate.
 */
export const pollMsForMany = (count: number, msEach: number): number =>
  Math.max(pollMs.live, count * msEach);
