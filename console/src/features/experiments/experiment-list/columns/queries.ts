import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { compareTrials } from '@trainyard/sdk/calls';
import { isFinished, metricKey, searcherMetric } from '@trainyard/sdk/model';
import { client } from '~/app/api';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { metricTags } from '~/data/experiments/metric-requests';
import { type Curve, curvesName } from '~/data/experiments/metrics';
import { composed } from '~/data/q';
import { atMostAtOnce } from '~/lib/at-once';
import { type SparkPoint, sparkPath } from './spark-path';

// a row that moves on before is not requested
const restMs = 200;
// the address of a request has to stay short
const trialsEach = 50;
// for a line of as many pixels
const pointsEach = 40;
// a row that changes meanwhile keeps its curve
const liveMs = 30_000;

const [width, height] = [40, 20];
/** above and below the line, which has round ends */
const inset = 3;

type CurveId = { trialId: number; metric: string };

type Due = CurveId & {
  signal: AbortSignal;
  queryClient: QueryClient;
  resolve: (points: SparkPoint[]) => void;
  reject: (error: unknown) => void;
};

let due: Due[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const inTurn = atMostAtOnce(2);

const pointsOf = ({ metrics }: Pick<Curve, 'metrics'>, name: string): SparkPoint[] =>
  metrics
    .filter(({ group }) => group === 'validation')
    .flatMap(({ data }) => data)
    .flatMap(({ batches, values }) => {
      const y = values?.[name];
      return typeof y === 'number' ? [{ x: batches, y }] : [];
    })
    .sort((one, other) => one.x - other.x);

/** The curve as the board has read it; it is not read twice. */
function boardPoints(queryClient: QueryClient, { trialId, metric }: CurveId) {
  const key = metricKey({ group: 'validation', name: metric });
  const now = Date.now();
  const read = queryClient.getQueryCache().findAll({
    queryKey: [curvesName],
    predicate: ({ queryKey: [, args], state }) =>
      (args as { metric?: string }).metric === key && now - state.dataUpdatedAt < liveMs,
  });
  const curves = read.flatMap(({ state }) => (state.data as Curve[] | undefined) ?? []);
  const curve = curves.find((each) => each.trialId === trialId);
  return curve && pointsOf(curve, metric);
}

/** Requests the curves of rows that came to rest, together: also those of different metrics. */
function requestDue() {
  const waiting = due.filter(({ signal }) => !signal.aborted);
  due = [];
  const unread = waiting.filter((each) => {
    const points = boardPoints(each.queryClient, each);
    if (points) each.resolve(points);
    return !points;
  });
  for (let at = 0; at < unread.length; at += trialsEach)
    void inTurn(() => requestCurves(unread.slice(at, at + trialsEach)));
}

async function requestCurves(rows: readonly Due[]) {
  const requested = rows.filter(({ signal }) => !signal.aborted);
  if (requested.length === 0) return;
  try {
    const { trials } = await compareTrials(client, {
      trialIds: [...new Set(requested.map(({ trialId }) => trialId))],
      metricNames: [...new Set(requested.map(({ metric }) => metric))],
      group: 'validation',
      startBatches: 0,
      maxDatapoints: pointsEach,
    });
    const byTrial = new Map(trials.map((each) => [each.trial?.id, each]));
    for (const { trialId, metric, resolve } of requested)
      resolve(pointsOf({ metrics: byTrial.get(trialId)?.metrics ?? [] }, metric));
  } catch (error) {
    for (const { reject } of requested) reject(error);
  }
}

const rowCurve = ({ trialId, metric }: CurveId, endTime: string | null) =>
  composed(
    'curveOfRow',
    { trialId, metric, endTime },
    (_, { signal, client: queryClient }) =>
      new Promise<SparkPoint[]>((resolve, reject) => {
        due.push({ trialId, metric, signal, queryClient, resolve, reject });
        clearTimeout(timer);
        timer = setTimeout(requestDue, restMs);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    {
      // one that has ended does not change
      staleTime: endTime === null ? liveMs : Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // a row that changes does not ask again
      retryOnMount: false,
      retry: false,
      ...metricTags([trialId]),
    },
  );

/** The query of the curve of a row while it runs, and after its end. */
function queriesOf({ experiment, bestTrial }: ExperimentRow) {
  const metric = searcherMetric(experiment.config);
  if (!bestTrial || metric === undefined) return undefined;
  const curveId = { trialId: bestTrial.id, metric };
  const endTime = isFinished(experiment.state) ? (experiment.endTime ?? '') : null;
  return { current: rowCurve(curveId, endTime), before: rowCurve(curveId, null) };
}

/** The lines of the curve of a row, as far as it has been read. */
export function strokesOf(queryClient: QueryClient, row: ExperimentRow) {
  const queries = queriesOf(row);
  const points =
    queries &&
    (queryClient.getQueryData(queries.current.queryKey) ??
      queryClient.getQueryData(queries.before.queryKey));
  if (!points) return undefined;
  const { experiment } = row;
  const { progress, numTrials } = experiment;
  // the progress of a search is not that of one of its trials
  const isPart = experiment.state !== 'STATE_COMPLETED' && numTrials === 1;
  const share = isPart && progress ? Math.min(1, progress) : 1;
  const path = sparkPath(points, { width, height: height - 2 * inset, top: inset, share });
  return { path, square: width, height, width: 1.2 };
}

/** Requests the curve of a row that is drawn, and calls a function when it has come. */
export function subscribe(queryClient: QueryClient, row: ExperimentRow, onChange: () => void) {
  const queries = queriesOf(row);
  if (!queries) return () => {};
  // answers may have been read before this file was loaded
  onChange();
  return new QueryObserver(queryClient, queries.current).subscribe(onChange);
}
