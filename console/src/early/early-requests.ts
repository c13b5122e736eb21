import { isBefore038 } from '@trainyard/sdk';
import { type Metric, metricType } from '@trainyard/sdk/model';
import type {
  CompareTrialsResponse,
  Experiment,
  GetExperimentResponse,
  GetMasterResponse,
  GetTrialResponse,
} from '@trainyard/sdk/types';
import { shortestBlock } from '@trainyard/ui/table/grid/window/blocks';
import { formText } from '~/features/experiments/filter/filter-text';
import { firstSort } from '~/features/experiments/list-defaults';
import { firstLines } from '~/features/logs/first-lines';
import {
  curvesQuery,
  firstChart,
  firstDatapoints,
  lastBatches,
  reachedQuery,
  sampleQuery,
  snapshotQuery,
} from '~/features/metrics/first-queries';
import { defaultMargin } from '~/features/metrics/hyperparameters/batch-margins';
import { commonBatch } from '~/features/metrics/hyperparameters/default-batch';
import { expectedMetric, hasLearningCurve } from '~/features/metrics/metric-names';
import { seriesRequests } from '~/features/metrics/series-requests';
import type { FileRoutesById } from '../routeTree.gen';
import type { RouteMatch } from './match-route';
import { routeIds } from './route-ids';

/** A request to send before the scripts of a page have loaded. */
export type EarlyRequest = {
  /** below `/api/v1/`, written exactly as the SDK writes it */
  path: string;
  /** an operation that the SDK sends without the token */
  isOpen?: boolean;
  /** the requests that depend on the answer */
  next?: (answer: Response) => Promise<readonly EarlyRequest[]>;
};

type Place = {
  id: string;
  params: Record<string, string>;
  search: URLSearchParams;
  /**
   * the master is one of 0.38, which searches experiments by POST; undefined until its version is
   * known
   */
  isNewer: boolean | undefined;
};

type Value = string | number | readonly number[] | readonly string[];

const requestOf = (path: string, query: Record<string, Value | undefined> = {}): EarlyRequest => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
  );
  return { path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path };
};

/**
 * A link with other params than these requests other rows than the first ones, or not with its
 * first request.
 */
const plainListParams = ['sort', 'archived', 'columns', 'pinned', 'heat', 'differ', 'open', 'v'];

function firstRows({ params: { projectId = '' }, search, isNewer }: Place): EarlyRequest[] {
  if (isNewer) return [];
  if ([...search.keys()].some((name) => !plainListParams.includes(name))) return [];
  const archived = search.get('archived') === 'true';
  const rows = requestOf('experiments-search', {
    projectId,
    sort: search.get('sort') ?? firstSort,
    filter: formText([], archived),
    offset: 0,
    limit: shortestBlock,
  });
  if (isNewer === false) return [rows];
  // a 0.38 master answers this form with 501
  const next = async (answer: Response) => {
    const { version }: GetMasterResponse = await answer.json();
    return isBefore038(version) ? [rows] : [];
  };
  return [{ path: 'master', isOpen: true, next }];
}

/**
 * A link with one of these params opens a log at another position than its newest lines, or a part
 * of it.
 */
const plainLogParams = ['time', 'wrap'];

/** The newest lines of a trial, if a link opens its log there. */
const newestLines = (trialId: number | string, { id, search }: Place): EarlyRequest[] =>
  id.endsWith('/logs') && [...search.keys()].every((name) => plainLogParams.includes(name))
    ? [requestOf(`trials/${trialId}/logs`, { limit: firstLines, orderBy: 'ORDER_BY_DESC' })]
    : [];

/** The trial of a single-trial experiment, as far as its searcher tells, and its log. */
async function trialOf(answer: Response, place: Place): Promise<EarlyRequest[]> {
  const { experiment }: GetExperimentResponse = await answer.json();
  const [trialId] = experiment.searcherType === 'single' ? experiment.trialIds : [];
  return trialId === undefined
    ? []
    : [requestOf(`trials/${trialId}`), ...newestLines(trialId, place)];
}

const metricNames = (experimentId: string) =>
  requestOf('experiments/metrics-stream/metric-names', { ids: experimentId });

/** Requests the data that depends on the experiment of a page and its searcher's metric. */
const ofSearch = (
  { params: { experimentId = '' }, search }: Place,
  requestsFor: (experiment: Experiment, metric: Metric) => EarlyRequest[],
): EarlyRequest => ({
  ...requestOf(`experiments/${experimentId}`),
  next: async (answer) => {
    const { experiment }: GetExperimentResponse = await answer.json();
    const metric = expectedMetric(experiment, '');
    const isPlain = !['metric', 'trials', 'batch', 'margin'].some((name) => search.has(name));
    return isPlain && metric && hasLearningCurve(experiment) ? requestsFor(experiment, metric) : [];
  },
});

/** The curves that are drawn first. */
const firstCurves = ({ id }: Experiment, metric: Metric) => {
  const query = sampleQuery({ metric, maxTrials: 100, maxDatapoints: firstDatapoints });
  return [requestOf(`experiments/${id}/metrics-stream/trials-sample`, query)];
};

/**
 * The batches that a picture can be of, and how far the trials came: that tells the batch of the
 * picture that is drawn first, whose measurements follow.
 */
const firstPicture = ({ id, trialIds }: Experiment, metric: Metric): EarlyRequest[] => {
  const stream = `experiments/${id}/metrics-stream`;
  return [
    requestOf(`${stream}/batches`, { metricName: metric.name, metricType: metricType(metric) }),
    {
      ...requestOf('trials/time-series', reachedQuery(metric, trialIds)),
      next: async (answer) => {
        const { trials }: CompareTrialsResponse = await answer.json();
        const batch = commonBatch(lastBatches(trials));
        if (batch === undefined) return [];
        const query = snapshotQuery({ metric, batch, margin: defaultMargin });
        return [requestOf(`${stream}/trials-snapshot`, query)];
      },
    },
  ];
};

/** The curves of the first chart of a trial, unless the link has another metric as its x axis. */
const firstSeries = ({ params: { trialId = '' }, search }: Place): EarlyRequest => ({
  ...requestOf(`trials/${trialId}`),
  next: async (answer) => {
    const { trial }: GetTrialResponse = await answer.json();
    const isPlain = ['x', 'filter', 'metric'].every((name) => !search.has(name));
    const requests = isPlain ? seriesRequests(firstChart(trial)) : [];
    return requests.map((request) =>
      requestOf('trials/time-series', curvesQuery(trial.id, request)),
    );
  },
});

/**
 * Lists by the route's id the requests that its page sends in any case, the most urgent last: they
 * are sent from the last to the first.
 * `early-requests.test.ts` opens a link of each route and compares.
 */
const requestsOf: Record<string, ((place: Place) => EarlyRequest[]) | undefined> = {
  '/_app': () => [
    {
      path: 'master',
      isOpen: true,
      next: async (answer) => {
        const { rbacEnabled }: GetMasterResponse = await answer.json();
        return rbacEnabled ? [requestOf('permissions/summary')] : [];
      },
    },
    requestOf('me'),
    requestOf('users/setting'),
  ],
  '/_app/projects/$projectId': ({ params: { projectId } }) => [requestOf(`projects/${projectId}`)],
  '/_app/projects/$projectId/experiments': firstRows,
  '/_app/experiments/$experimentId': (place) => [
    {
      ...requestOf(`experiments/${place.params.experimentId}`),
      next: (answer) => trialOf(answer, place),
    },
  ],
  '/_app/experiments/$experimentId/overview': ({ params: { experimentId = '' } }) => [
    metricNames(experimentId),
  ],
  '/_app/experiments/$experimentId/visualization/learning-curve': (place) => [
    metricNames(place.params.experimentId ?? ''),
    ofSearch(place, firstCurves),
  ],
  '/_app/experiments/$experimentId/visualization/hp-parallel-coordinates': (place) => [
    ofSearch(place, firstPicture),
  ],
  '/_app/experiments/$experimentId_/trials/$trialId': ({ params: { experimentId, trialId } }) => [
    requestOf(`experiments/${experimentId}`),
    requestOf(`trials/${trialId}`),
  ],
  '/_app/experiments/$experimentId_/trials/$trialId/logs': (place) =>
    newestLines(place.params.trialId ?? '', place),
  '/_app/experiments/$experimentId_/trials/$trialId/overview': (place) => [
    metricNames(place.params.experimentId ?? ''),
    firstSeries(place),
  ],
} satisfies Partial<Record<keyof FileRoutesById, (place: Place) => EarlyRequest[]>>;

const isId = (text: string) => /^[1-9]\d{0,15}$/.test(text);

/**
 * The requests of a route and of its parent routes. A URL with an invalid id has no requests of the
 * route itself.
 */
export function earlyRequests(
  { id, params }: RouteMatch,
  search: string,
  isNewer?: boolean,
): EarlyRequest[] {
  const place = { id, params, search: new URLSearchParams(search), isNewer };
  const hasIds = Object.entries(params).every(([name, text]) => !name.endsWith('Id') || isId(text));
  const requests = routeIds(id).flatMap((each) =>
    each === '/_app' || hasIds ? (requestsOf[each]?.(place) ?? []) : [],
  );
  // the innermost page knows best how soon it needs what the pages around it ask for, too
  const lasts = requests.filter(
    ({ path }, at) => requests.findLastIndex((other) => other.path === path) === at,
  );
  return lasts.map((last) =>
    asOne(
      requests.filter(({ path }) => path === last.path),
      last,
    ),
  );
}

/**
 * Routes around each other may request the same: what depends on the answer is then theirs
 * together.
 */
function asOne(same: readonly EarlyRequest[], one: EarlyRequest): EarlyRequest {
  const nexts = same.flatMap(({ next }) => next ?? []);
  if (nexts.length < 2) return { ...one, ...same.find(({ next }) => next) };
  const all = (answer: Response) => Promise.all(nexts.map((next) => next(answer.clone())));
  return { ...one, next: async (answer) => (await all(answer)).flat() };
}
