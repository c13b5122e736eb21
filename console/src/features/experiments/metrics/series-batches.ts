import type { Metric } from '@trainyard/sdk/model';
import type { MetricGroups } from '~/components/metrics/series-axis';
import { type SeriesRequest, seriesRequests } from '~/data/experiments/series-requests';

/** Answers one request; rejects as the call does. */
export type ReadSeries = (
  trialId: number,
  request: SeriesRequest,
  signal: AbortSignal,
) => Promise<MetricGroups>;

type PendingRequest = {
  trialId: number;
  metrics: readonly Metric[];
  signal: AbortSignal;
  resolve: (groups: MetricGroups) => void;
  reject: (error: unknown) => void;
};

const maxRequests = 6;
/** how long a call waits for further charts */
const waitMs = 10;

/** True if the answer to a request contains a metric. */
const carries = (request: SeriesRequest, { group, name }: Metric) =>
  (request.metricNames ?? []).includes(name) &&
  (request.group === undefined
    ? group === 'training' || group === 'validation'
    : request.group === group);

/** The part of an answer that contains some metrics. */
const pickMetrics = (groups: MetricGroups, metrics: readonly Metric[]): MetricGroups =>
  groups.flatMap(({ group, data }) => {
    const names = metrics.filter((metric) => metric.group === group).map(({ name }) => name);
    if (names.length === 0) return [];
    const own = data.flatMap((point) => {
      const values = point.values ?? {};
      const entries = names.flatMap((name) =>
        Object.hasOwn(values, name) ? [[name, values[name]] as const] : [],
      );
      return entries.length > 0 ? [{ ...point, values: Object.fromEntries(entries) }] : [];
    });
    return [{ group, data: own }];
  });

/**
 * Joins the requests of charts: those sent at the same moment share a call. The first chart of a
 * trial does not wait for others, because its answer is short and the page is still rendering. At
 * most six calls are pending, the number of connections of a browser per server.
 */
export function createSeriesBatches(read: ReadSeries) {
  const calls: (() => Promise<void>)[] = [];
  const opened = new Set<number>();
  let pending: PendingRequest[] = [];
  let running = 0;

  async function runCalls() {
    if (running >= maxRequests) return;
    const call = calls.shift();
    if (!call) return;
    running += 1;
    await call();
    running -= 1;
    void runCalls();
  }

  function queue(trialId: number, request: SeriesRequest, signal: AbortSignal) {
    const answer = new Promise<MetricGroups>((resolve, reject) => {
      calls.push(() =>
        signal.aborted
          ? Promise.resolve(reject(signal.reason))
          : read(trialId, request, signal).then(resolve, reject),
      );
    });
    void runCalls();
    return answer;
  }

  function send(trialId: number, charts: readonly PendingRequest[]) {
    const signal = whenAllAbort(charts.map((chart) => chart.signal));
    const requests = seriesRequests(charts.flatMap(({ metrics }) => metrics)).map((request) => ({
      request,
      answer: queue(trialId, request, signal),
    }));
    for (const { metrics, resolve, reject } of charts) {
      const own = requests.filter(({ request }) =>
        metrics.some((metric) => carries(request, metric)),
      );
      Promise.all(own.map(({ answer }) => answer)).then(
        (answers) => resolve(pickMetrics(answers.flat(), metrics)),
        reject,
      );
    }
  }

  function sendAll() {
    const waiting = pending.filter(({ signal }) => !signal.aborted);
    pending = [];
    for (const trialId of new Set(waiting.map((chart) => chart.trialId)))
      send(
        trialId,
        waiting.filter((chart) => chart.trialId === trialId),
      );
  }

  return (trialId: number, metrics: readonly Metric[], signal: AbortSignal) =>
    new Promise<MetricGroups>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      const chart = { trialId, metrics, signal, resolve, reject };
      if (!opened.has(trialId)) {
        opened.add(trialId);
        send(trialId, [chart]);
        return;
      }
      pending.push(chart);
      if (pending.length === 1) setTimeout(sendAll, waitMs);
    });
}

/** Aborts once nobody waits for the answer any more. */
function whenAllAbort(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  let waiting = signals.length;
  for (const signal of signals)
    signal.addEventListener(
      'abort',
      () => {
        waiting -= 1;
        if (waiting === 0) controller.abort(signal.reason);
      },
      { once: true },
    );
  return controller.signal;
}
