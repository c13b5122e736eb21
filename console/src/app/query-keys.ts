type Ids = readonly number[];
type Live = { isLive: boolean };

/**
 * Every key of the query cache. A key starts with its entity and its list or detail, so that a
 * shorter key invalidates all queries below it. `query-invalidation.ts` lists which of them a
 * change invalidates.
 */
export const queryKeys = {
  build: ['build'],
  telemetry: ['telemetry'],
  sandboxPeople: ['sandbox-people'],
  storageConfigScript: ['script', 'storage-config'],
  offlineParts: ['script', 'offline-parts'],
  dynamicColumns: ['script', 'dynamic-columns'],
  columnDecorations: ['script', 'column-decorations'],
  recordedCall: ['recorded-call'],

  experiments: {
    all: ['experiments'],
    details: ['experiments', 'detail'],
    detail: (experimentId: number) => ['experiments', 'detail', experimentId] as const,
    searches: ['experiments', 'search'],
    searchesOf: (projectId: number) => ['experiments', 'search', projectId] as const,
    search: (projectId: number, filter: object, page: object) =>
      ['experiments', 'search', projectId, filter, page] as const,
    // for lists limited to hyperparameter searches
    searchesOfSearches: (projectId: number) =>
      ['experiments', 'search', projectId, 'searches'] as const,
    searchOfSearches: (projectId: number, filter: object, page: object) =>
      ['experiments', 'search', projectId, 'searches', filter, page] as const,
    code: (experimentId: number) => ['experiments', 'code', experimentId] as const,
    codeFile: (experimentId: number, path: string) =>
      ['experiments', 'code', experimentId, path] as const,
    watched: (ids: Ids) => ['experiments', 'watched', ids] as const,
    find: (text: string) => ['experiments', 'find', text] as const,
    compares: ['experiments', 'compare'],
    compare: (ids: Ids) => ['experiments', 'compare', ids] as const,
    compareParts: (kind: string) => ['experiments', 'compare', kind] as const,
    compareNames: (ids: Ids, live: Live) => ['experiments', 'compare', 'names', ids, live] as const,
    compareBest: (ids: Ids, live: Live) => ['experiments', 'compare', 'best', ids, live] as const,
    compareSeries: (trialIds: Ids, options: object) =>
      ['experiments', 'compare', 'series', trialIds, options] as const,
  },
  runs: {
    all: ['runs'],
    searchesOf: (projectId: number) => ['runs', 'search', projectId] as const,
    search: (projectId: number, filter: object, page: object) =>
      ['runs', 'search', projectId, filter, page] as const,
    metadata: (runId: number) => ['runs', 'metadata', runId] as const,
  },
  experimentDependents: (kind: 'forks' | 'tensorboards' | 'versions', ids: Ids) =>
    ['experiment-dependents', kind, ids] as const,
  experimentForms: {
    projects: (workspaceId: number) => ['experiment-forms', 'projects', workspaceId] as const,
    check: (request: object) => ['experiment-forms', 'check', request] as const,
    preview: (config: object) => ['experiment-forms', 'preview', config] as const,
  },

  trials: {
    all: ['trials'],
    detail: (trialId: number) => ['trials', 'detail', trialId] as const,
    ofExperiment: (experimentId: number, query: object, live: Live) =>
      ['trials', 'of-experiment', experimentId, query, live] as const,
    hasWorkloads: (trialId: number) => ['trials', 'has-workloads', trialId] as const,
    profilerSeries: (trialId: number) => ['trials', 'profiler', trialId, 'series'] as const,
    profilerValues: (trialId: number, series: object) =>
      ['trials', 'profiler', trialId, series] as const,
  },
  /** not an answer: the trials that a user selected for the charts of an experiment */
  chosenTrials: (experimentId: number) => ['chosen-trials', experimentId] as const,

  metrics: {
    names: (experimentId: number) => ['metrics', 'names', experimentId] as const,
    seriesOf: (trialId: number) => ['metrics', 'series', trialId] as const,
    series: (trialId: number, options: object) => ['metrics', 'series', trialId, options] as const,
    detail: (trialId: number, options: object) => ['metrics', 'detail', trialId, options] as const,
    batches: (experimentId: number, options: object) =>
      ['metrics', 'batches', experimentId, options] as const,
    reached: (experimentId: number, metric: string) =>
      ['metrics', 'reached', experimentId, metric] as const,
    snapshot: (experimentId: number, metric: string, options: object) =>
      ['metrics', 'snapshot', experimentId, metric, options] as const,
    sample: (experimentId: number, options: object) =>
      ['metrics', 'sample', experimentId, options] as const,
    workloads: (trialId: number, query: object, live: Live) =>
      ['metrics', 'workloads', trialId, query, live] as const,
    reports: (trialId: number, group: string, live: Live) =>
      ['metrics', 'reports', trialId, group, live] as const,
  },

  checkpoints: {
    all: ['checkpoints'],
    ofExperiment: (experimentId: number, query: object, live: Live) =>
      ['checkpoints', 'of-experiment', experimentId, query, live] as const,
    detail: (uuid: string) => ['checkpoints', 'detail', uuid] as const,
  },

  projects: {
    all: ['projects'],
    columns: (projectId: number, list: string) => ['projects', projectId, 'columns', list] as const,
    tags: (projectId: number) => ['projects', projectId, 'tags'] as const,
  },
} as const;
