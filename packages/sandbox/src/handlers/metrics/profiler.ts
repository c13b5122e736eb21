import type { TrialProfilerMetricLabels } from '@trainyard/sdk/types';
import type { ProfilerBatchRow } from '../../database/database';
import { profileOf } from '../../simulation/metrics/profile';
import { isTerminal, type TrialRow } from '../../simulation/rows';
import { allowTrial, createReauthorizer } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';

type StreamRequest = Pick<
  HandlerRequest<'getTrialProfilerMetrics'>,
  'db' | 'clock' | 'simulation' | 'signal' | 'viewer' | 'rbacEnabled' | 'release'
>;

type Operation = 'getTrialProfilerAvailableSeries' | 'getTrialProfilerMetrics';

const second = 1000;
const valuesPerMessage = 100;

export const profilerHandlers = {
  async *getTrialProfilerAvailableSeries(request) {
    tick(request);
    const operation = 'getTrialProfilerAvailableSeries';
    const trial = allowTrial(request, operation, request.path.trialId);
    for await (const now of scan(request, {
      operation,
      trial,
      follow: request.query.follow,
      everyMs: 15 * second,
    })) {
      yield { labels: labelsBy(request, trial, now) };
    }
  },

  async *getTrialProfilerMetrics(request) {
    tick(request);
    const { query, path } = request;
    const operation = 'getTrialProfilerMetrics';
    const trial = allowTrial(request, operation, path.trialId);
    const matches = labelTest(query);
    const sentCounts = new Map<string, number>();
    let lastPosted = 0;
    for await (const now of scan(request, {
      operation,
      trial,
      follow: query.follow,
      everyMs: 5 * second,
    })) {
      for (const row of postedOf(request, trial)) {
        if (row.id <= lastPosted || !matches(row.labels)) continue;
        lastPosted = row.id;
        const { values, batches, timestamps, labels } = row;
        yield { batch: { values, batches, timestamps, labels } };
      }
      for (const series of seriesOf(request, trial, now)) {
        if (!matches(series.labels)) continue;
        const key = keyOf(series.labels);
        for (let from = sentCounts.get(key) ?? 0; from < series.count; from += valuesPerMessage) {
          const to = Math.min(series.count, from + valuesPerMessage);
          yield { batch: series.slice(from, to) };
        }
        sentCounts.set(key, series.count);
      }
    }
  },

  postTrialProfilerMetricsBatch: (request) => {
    tick(request);
    const { body, db } = request;
    for (const { labels, values, batches, timestamps } of body?.batches ?? []) {
      const trialId = labels?.trialId ?? 0;
      allowTrial(request, 'postTrialProfilerMetricsBatch', trialId);
      const id = db.profilerBatches.nextId();
      db.profilerBatches.insert({
        id,
        trialId,
        values: values.map(Number),
        batches,
        timestamps,
        labels: { ...noLabels, ...labels, trialId },
      });
    }
    return {};
  },
} satisfies Partial<Handlers>;

const noLabels: TrialProfilerMetricLabels = {
  trialId: 0,
  name: '',
  agentId: '',
  gpuUuid: '',
  metricType: 'PROFILER_METRIC_TYPE_UNSPECIFIED',
};

type Scan = {
  operation: Operation;
  trial: TrialRow;
  follow: boolean | undefined;
  everyMs: number;
};

/**
 * Runs once, or with `follow` at intervals until the trial has ended; the last time follows its
 * end.
 */
async function* scan(request: StreamRequest, { operation, trial, follow, everyMs }: Scan) {
  const reauthorize = createReauthorizer(request, (caller) =>
    allowTrial(caller, operation, trial.id),
  );
  for (;;) {
    const now = tick(request);
    const isLast = !follow || isTerminal(trial);
    yield now;
    if (isLast) return;
    await request.clock.wait(everyMs, request.signal);
    if (request.signal.aborted || request.db.trials.get(trial.id) !== trial) return;
    reauthorize();
  }
}

function seriesOf({ db }: StreamRequest, trial: TrialRow, now: number) {
  const experiment = db.experiments.find(trial.experimentId);
  return profileOf({ db, experiment, trial, now });
}

const postedOf = ({ db }: StreamRequest, trial: TrialRow): ProfilerBatchRow[] =>
  db.profilerBatches.where(({ trialId }) => trialId === trial.id);

function labelsBy(request: StreamRequest, trial: TrialRow, now: number) {
  const measured = seriesOf(request, trial, now).filter(({ count }) => count > 0);
  const all = [...measured, ...postedOf(request, trial)].map(({ labels }) => labels);
  return [...new Map(all.map((labels) => [keyOf(labels), labels])).values()];
}

const keyOf = ({ name, agentId, gpuUuid, metricType }: TrialProfilerMetricLabels) =>
  [name, agentId, gpuUuid, metricType].join(' ');

/** The name must be equal; of the other labels, those that are given. */
function labelTest(query: HandlerRequest<'getTrialProfilerMetrics'>['query']) {
  const { 'labels.name': name = '', 'labels.agentId': agentId = '' } = query;
  const { 'labels.gpuUuid': gpuUuid = '', 'labels.metricType': type } = query;
  const metricType = type === 'PROFILER_METRIC_TYPE_UNSPECIFIED' ? undefined : type;
  return (labels: TrialProfilerMetricLabels) =>
    labels.name === name &&
    (agentId === '' || labels.agentId === agentId) &&
    (gpuUuid === '' || labels.gpuUuid === gpuUuid) &&
    (metricType === undefined || labels.metricType === metricType);
}
