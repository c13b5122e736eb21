import type { Answer, OperationId, StreamId, UnaryId } from '@trainyard/sdk/types';
import type { Database } from '../database/database';
import { tasksOwnLog, trialLog } from '../handlers/logs/log-source';
import type { HandlerRequest } from '../handlers/types';
import type { Route } from '../wire/table';

type TimedRequest<Id extends OperationId> = Pick<
  HandlerRequest<Id>,
  'path' | 'query' | 'db' | 'clock' | 'release'
>;

/** Milliseconds of a call on an idle master; for a unary one it may depend on its answer. */
type Times = {
  [Id in UnaryId]?: (request: TimedRequest<Id>, answer: Answer<Id>) => number;
} & { [Id in StreamId]?: (request: TimedRequest<Id>) => number };

/** Time of a read outside the table: one row by its id took 4 ms. */
const defaultMs = 4;

/**
 * Times of a master 0.23.4 with its database on a machine of two cores, in milliseconds, and their
 * growth: medians of five calls on projects of 10,000 and 100,000 experiments, a search of 1,000
 * trials, and logs of 200,000 and 1,000,000 lines.
 */
const measuredTimes: Times = {
  getMaster: () => 0.6,
  getAgents: () => 0.9,
  getWorkspaces: () => 151,

  // 10 and 100 of 10,000: 118, 460; 100 of 100,000: 1,258; from place 90,000: 2,271; by name: 687
  getExperiments: ({ query, db }, { experiments }) => {
    const filtered = query.name || query.labels || query.states || query.description;
    const scan = filtered ? 0.0031 : 0.0088;
    return 3.8 * experiments.length + scan * db.experiments.size + 0.0113 * (query.offset ?? 0);
  },

  // 200 of 10,000 and 100,000, unsorted: 124, 190; of 100,000 from place 90,000: 1,585; by name: 371;
  // by a hyperparameter: 485; sorted by start time: 1,338, by a hyperparameter: 1,363, by a metric: 1,047
  searchExperiments: ({ query, db }, { pagination }) => {
    const rows = rowsOf(db, query.projectId);
    const isFiltered = /"value":(?!null)/.test(query.filter ?? '');
    const filter = isFiltered ? (query.filter?.includes('hp.') ? 0.003 : 0.0018) : 0;
    const sorted = pagination?.total ?? rows;
    const places = isSorted(query.sort) ? 0 : 0.0155 * (query.offset ?? 0);
    return 117 + (0.0007 + filter) * rows + sortMs(query.sort) * sorted + places;
  },

  // of 10,000 and 100,000: 430, 3,921; 84, 643
  getProjectColumns: ({ path, db }) => 42 + 0.0388 * rowsOf(db, path.projectId),
  getProjectNumericMetricsRange: ({ path, db }) => 22 + 0.0062 * rowsOf(db, path.projectId),

  // of a search of 1,000 trials, for any page: 12,300 to 13,700, because it reads every validation
  getExperimentTrials: (_, { pagination }) => 13 * Math.max(1, pagination?.total ?? 1),
  getTrial: () => 13,
  // 50 trials with 3 metrics: 260; 1,000 trials of 200 points: 6,815
  compareTrials: ({ query }) => 6 * (query.trialIds?.length ?? 1),

  // of a search of 1,000 trials: 52; 144; 22
  expMetricNames: ({ query, db }) => atLeastDefault(0.05 * trialsOf(db, query.ids ?? [])),
  metricBatches: ({ path, db }) => atLeastDefault(0.14 * trialsOf(db, [path.experimentId])),
  trialsSnapshot: ({ path, db }) => atLeastDefault(0.02 * trialsOf(db, [path.experimentId])),
  // 100 trials of 1,000 points: 576; 1,000 of 200: 2,783; 1,000 of 1,000: 5,622
  trialsSample: ({ path, query, db }) => {
    const trials = Math.min(query.maxTrials || 25, trialsOf(db, [path.experimentId]));
    return trials * (2.1 + 0.0036 * (query.maxDatapoints || 1000));
  },

  // newest 100 of 200,000 and 1,000,000 lines: 94, 256; a text: 780; the fields: 876
  trialLogs: ({ path, query, ...request }) => logMs(query, trialLines(request, path.trialId)),
  taskLogs: ({ path, query, ...request }) => logMs(query, taskLines(request, path.taskId)),
  trialLogsFields: ({ path, ...request }) =>
    defaultMs + 0.00087 * trialLines(request, path.trialId),
  taskLogsFields: ({ path, ...request }) => defaultMs + 0.00087 * taskLines(request, path.taskId),
};

const atLeastDefault = (ms: number) => Math.max(defaultMs, ms);

const rowsOf = ({ experiments }: Database, projectId: number | undefined) =>
  projectId === undefined
    ? experiments.size
    : experiments.rows().reduce((count, row) => count + Number(row.projectId === projectId), 0);

const trialsOf = ({ experiments }: Database, ids: readonly number[]) =>
  ids.reduce((count, id) => count + (experiments.get(id)?.trialIds.length ?? 0), 0);

// the order of ids is the order of the table
const isSorted = (sort = '') => sort !== '' && !/^id=/.test(sort);

/** Milliseconds per sorted row. */
function sortMs(sort = ''): number {
  if (!isSorted(sort)) return 0;
  return /^(?:validation|training)\./.test(sort) ? 0.0086 : 0.0115;
}

const logMs = ({ searchText }: { searchText?: string }, lines: number) =>
  53 + (searchText ? 0.00073 : 0.0002) * lines;

type Read = Pick<HandlerRequest<OperationId>, 'db' | 'clock' | 'release'>;

function trialLines(request: Read, trialId: number): number {
  const trial = request.db.trials.get(trialId);
  return trial ? trialLog(request, trial).open(request.clock.now()).count : 0;
}

const taskLines = (request: Read, taskId: string) =>
  tasksOwnLog(request, taskId)?.open(request.clock.now()).count ?? 0;

/**
 * Milliseconds of a call on an idle master: the measured ones, and the usual ones for other reads.
 * Writes take none.
 * @param answer of a unary call
 */
export function timeOfCall({ id, method }: Route, request: object, answer?: object): number {
  // the table's row and the call have the same id, which types cannot follow through a lookup
  const time = measuredTimes[id as OperationId] as AnyTime | undefined;
  return time?.(request, answer) ?? (method === 'GET' ? defaultMs : 0);
}

type AnyTime = (request: object, answer?: object) => number;
