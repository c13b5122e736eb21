import type { GetExperimentResponse, GetMasterResponse } from '@trainyard/sdk/types';
import { formText } from '~/features/experiments/filter/filter-text';
import { blockSize, firstSort } from '~/features/experiments/list-defaults';
import { firstLines } from '~/features/logs/first-lines';
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

type Place = { id: string; params: Record<string, string>; search: URLSearchParams };

const ask = (path: string, query: Record<string, string | number> = {}): EarlyRequest => {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return { path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path };
};

/** A link that says more than this asks for other rows than the first ones, or not with its first request. */
const plainListParams = ['sort', 'archived', 'columns', 'pinned', 'heat', 'differ', 'open', 'v'];

function firstRows({ params: { projectId = '' }, search }: Place): EarlyRequest[] {
  if ([...search.keys()].some((name) => !plainListParams.includes(name))) return [];
  const archived = search.get('archived') === 'true';
  return [
    ask('experiments-search', {
      projectId,
      sort: search.get('sort') ?? firstSort,
      filter: formText([], archived),
      offset: 0,
      limit: blockSize,
    }),
  ];
}

/** A link that says more than this opens a log elsewhere than at its newest lines, or a part of it. */
const plainLogParams = ['time', 'wrap'];

/** The newest lines of a trial, where a link opens its log with them. */
const newestLines = (trialId: number | string, { id, search }: Place): EarlyRequest[] =>
  id.endsWith('/logs') && [...search.keys()].every((name) => plainLogParams.includes(name))
    ? [ask(`trials/${trialId}/logs`, { limit: firstLines, orderBy: 'ORDER_BY_DESC' })]
    : [];

/** The trial of an experiment of one trial, as far as its searcher tells, and its log. */
async function trialOf(answer: Response, place: Place): Promise<EarlyRequest[]> {
  const { experiment }: GetExperimentResponse = await answer.json();
  const [trialId] = experiment.searcherType === 'single' ? experiment.trialIds : [];
  return trialId === undefined ? [] : [ask(`trials/${trialId}`), ...newestLines(trialId, place)];
}

const metricNames = (experimentId: string) =>
  ask('experiments/metrics-stream/metric-names', { ids: experimentId });

/**
 * Lists by the route's id the requests that its page sends in any case.
 * `early-requests.test.ts` opens a link of each route and compares.
 */
const requestsOf: Record<string, ((place: Place) => EarlyRequest[]) | undefined> = {
  '/_app': () => [
    {
      path: 'master',
      isOpen: true,
      next: async (answer) => {
        const { rbacEnabled }: GetMasterResponse = await answer.json();
        return rbacEnabled ? [ask('permissions/summary')] : [];
      },
    },
    ask('me'),
    ask('users/setting'),
  ],
  '/_app/projects/$projectId': ({ params: { projectId } }) => [ask(`projects/${projectId}`)],
  '/_app/projects/$projectId/experiments': firstRows,
  '/_app/experiments/$experimentId': (place) => [
    {
      ...ask(`experiments/${place.params.experimentId}`),
      next: (answer) => trialOf(answer, place),
    },
  ],
  '/_app/experiments/$experimentId/overview': ({ params: { experimentId = '' } }) => [
    metricNames(experimentId),
  ],
  '/_app/experiments/$experimentId/visualization/learning-curve': ({
    params: { experimentId = '' },
  }) => [metricNames(experimentId)],
  '/_app/experiments/$experimentId_/trials/$trialId': ({ params: { experimentId, trialId } }) => [
    ask(`experiments/${experimentId}`),
    ask(`trials/${trialId}`),
  ],
  '/_app/experiments/$experimentId_/trials/$trialId/logs': (place) =>
    newestLines(place.params.trialId ?? '', place),
  '/_app/experiments/$experimentId_/trials/$trialId/overview': ({
    params: { experimentId = '' },
  }) => [metricNames(experimentId)],
} satisfies Partial<Record<keyof FileRoutesById, (place: Place) => EarlyRequest[]>>;

const isId = (text: string) => /^[1-9]\d{0,15}$/.test(text);

/** The requests of a route and of the routes around it. An address with a wrong id has none of its own. */
export function earlyRequests({ id, params }: RouteMatch, search: string): EarlyRequest[] {
  const place = { id, params, search: new URLSearchParams(search) };
  const hasIds = Object.entries(params).every(([name, text]) => !name.endsWith('Id') || isId(text));
  return routeIds(id).flatMap((each) =>
    each === '/_app' || hasIds ? (requestsOf[each]?.(place) ?? []) : [],
  );
}
