import type { Answer, JobSummary } from '@trainyard/sdk/types';
import { pageSql } from '../../lists/paging';
import { hasOrder, jobsOf } from '../../simulation/cluster/job-queue';
import { type Engine, trialsOf } from '../../simulation/engine/engine';
import { bestTrialOf } from '../../simulation/metrics/figures';
import type { ExperimentRow } from '../../simulation/rows';
import { allowExperiment, allowListOf, visibleExperiments, visibleIn } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import {
  bestMetricOf,
  experimentAnswer,
  experimentListAnswer,
  notFoundMetric,
  validationHistory,
} from './experiment-answer';
import { type ExperimentColumnName, experimentColumns } from './experiment-columns';
import { experimentFilter } from './experiment-filters';
import { experimentsInOrder } from './experiments-in-order';

const sortColumns: Record<string, ExperimentColumnName> = {
  SORT_BY_ID: 'id',
  SORT_BY_DESCRIPTION: 'description',
  SORT_BY_START_TIME: 'startTime',
  SORT_BY_END_TIME: 'endTime',
  SORT_BY_STATE: 'state',
  SORT_BY_NUM_TRIALS: 'numTrials',
  SORT_BY_PROGRESS: 'progress',
  SORT_BY_USER: 'user',
  SORT_BY_NAME: 'name',
  SORT_BY_FORKED_FROM: 'forkedFrom',
  SORT_BY_RESOURCE_POOL: 'resourcePool',
  SORT_BY_PROJECT_ID: 'projectId',
  SORT_BY_CHECKPOINT_SIZE: 'checkpointSize',
  SORT_BY_CHECKPOINT_COUNT: 'checkpointCount',
  SORT_BY_SEARCHER_METRIC_VAL: 'searcherMetricsVal',
};

export const experimentHandlers = {
  getExperiments: (request) => {
    const now = tick(request);
    const { db, query } = request;
    if (query.projectId) allowListOf(request, 'getExperiments', query.projectId);
    const columnName = sortColumns[query.sortBy ?? ''] ?? 'id';
    const column = experimentColumns[columnName];
    const descending = query.orderBy === 'ORDER_BY_DESC';
    const sorted = experimentsInOrder({
      db,
      visible: visibleIn(request, 'getExperiments'),
      order: `list ${columnName} ${descending}`,
      keys: [
        { value: (row) => column({ db, now }, row), descending },
        { value: (row) => row.id, descending },
      ],
      test: experimentFilter(db, query),
      filter: filterName(query),
    });
    const page = pageSql(sorted, query);
    return {
      experiments: page.rows.map((experiment) => ({
        ...experimentListAnswer({ db, experiment, now }),
        ...(query.showTrialData && trialData(bestMetricOf({ db, experiment, now }))),
      })),
      pagination: page.pagination,
    };
  },

  getExperiment: (request) => {
    const now = tick(request);
    const { db, path, simulation } = request;
    const experiment = allowExperiment(request, 'getExperiment', path.experimentId);
    return {
      experiment: experimentAnswer({ db, experiment, now }),
      jobSummary: jobSummaryOf({ engine: simulation.engine, experiment }),
    };
  },

  getExperimentLabels: (request) => {
    tick(request);
    const { db, query } = request;
    const { projectId = 0 } = query;
    if (projectId !== 0) allowListOf(request, 'getExperimentLabels', projectId);
    const rows = visibleExperiments(request, 'getExperimentLabels', db.experiments.all());
    // the master counts distinct sets of labels, not experiments
    const sets = new Map<string, string[]>();
    for (const { labels, projectId: place } of rows) {
      if (projectId === 0 || place === projectId) sets.set(JSON.stringify(labels), labels);
    }
    const uses = new Map<string, number>();
    for (const label of [...sets.values()].flat()) uses.set(label, (uses.get(label) ?? 0) + 1);
    return { labels: [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0)) };
  },

  getExperimentValidationHistory: (request) => {
    const now = tick(request);
    const { db, path } = request;
    const experiment = allowExperiment(
      request,
      'getExperimentValidationHistory',
      path.experimentId,
    );
    const trials = trialsOf(db, experiment);
    return { validationHistory: validationHistory({ experiment, trials, now }) };
  },

  getBestSearcherValidationMetric: (request) => {
    const now = tick(request);
    const { db, path } = request;
    const experiment = allowExperiment(
      request,
      'getBestSearcherValidationMetric',
      path.experimentId,
    );
    const best = bestTrialOf({ db, experiment, now });
    if (best === null) throw notFoundMetric();
    return { metric: Math.fround(best.value) };
  },
} satisfies Partial<Handlers>;

// all parameters except those of the page may filter
const filterName = ({
  limit: _,
  offset: __,
  ...query
}: HandlerRequest<'getExperiments'>['query']) => JSON.stringify(query);

const trialData = (
  metric: number | null,
): Partial<Answer<'getExperiments'>['experiments'][number]> =>
  metric === null ? {} : { bestTrialSearcherMetric: metric };

type Input = { engine: Engine; experiment: ExperimentRow };

/** The queue position of an active experiment in its pool; null for others. */
function jobSummaryOf({ engine, experiment }: Input): JobSummary | null {
  if (experiment.state !== 'STATE_ACTIVE') return null;
  const line = jobsOf(engine, experiment.resourcePool);
  const jobSummary = line.find(({ job }) => job === experiment)?.summary;
  if (jobSummary) return jobSummary;
  // between two rungs, or before the first request for slots
  const isOrdered = hasOrder(engine, experiment.resourcePool);
  return { state: 'STATE_QUEUED', jobsAhead: isOrdered ? line.length : -1 };
}
