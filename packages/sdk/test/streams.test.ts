import { createSandbox, manualClock } from '@trainyard/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  createTransport,
  expMetricNames,
  getExperiment,
  getExperiments,
  getExperimentTrials,
  getMetrics,
  getTrainingMetrics,
  getTrialProfilerAvailableSeries,
  getTrialProfilerMetrics,
  getValidationMetrics,
  login,
  masterLogs,
  metricBatches,
  postTrialProfilerMetricsBatch,
  taskLogs,
  taskLogsFields,
  trialLogs,
  trialLogsFields,
  trialsSample,
  trialsSnapshot,
} from '../src/calls';
import { plans } from '../src/streams/plans';
import { stream } from '../src/streams/stream';
import { flakyFetch } from '../src/testing/flaky-fetch';
import { instantTimers } from '../src/testing/instant-timers';
import { seedsToTry } from './support/wide';

const baseUrl = 'http://master';

/**
 * A master with its own clock, so that the time that passes in one test does not end the runs of
 * another.
 */
async function openMaster() {
  const clock = manualClock(Date.parse('2026-11-20T09:00:00Z'));
  const sandbox = createSandbox({ clock, control: true });
  const { fetch } = sandbox;
  const { token } = await login(createTransport({ baseUrl, fetch }), {
    body: { username: 'admin', password: '' },
  });
  const client = createTransport({ baseUrl, fetch, auth: token });
  /** The same master behind an unreliable network. */
  const flaky = (seed: number): Caller =>
    createTransport({
      baseUrl,
      auth: token,
      fetch: flakyFetch(seed, { fetch, cutBody: 0.6, endBody: 0.1, withinBytes: 4000 }),
    });
  return { clock, sandbox, client, flaky };
}

const master = await openMaster();

const seeds = seedsToTry({ few: 2, many: 40 });

beforeAll(instantTimers);
afterAll(() => master.sandbox.close());

const ofState = async (client: Caller, ...states: string[]) => {
  const { experiments } = await getExperiments(client, { limit: -1 });
  const candidates = experiments.filter(
    ({ state, numTrials }) => states.includes(state) && numTrials > 2,
  );
  const experimentId = candidates[0]?.id ?? 0;
  const { trials } = await getExperimentTrials(client, { experimentId });
  const trial = trials[0];
  return { experimentId, trialId: trial?.id ?? 0, taskId: trial?.taskId ?? '' };
};

/** Advances the time of a master until the work is done. */
async function whileTimePasses<T>(
  { clock }: Pick<typeof master, 'clock'>,
  work: Promise<T>,
  stepMs: number,
): Promise<T> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void work.then(end, end);
  while (!isOver) {
    clock.advance(stepMs);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return work;
}

const metric = { metricName: 'validation_loss', metricType: 'METRIC_TYPE_VALIDATION' as const };
type Ids = Awaited<ReturnType<typeof ofState>>;
const collect = async <M, T>(messages: AsyncIterable<M>, of: (message: M) => T[]): Promise<T[]> => {
  const all: T[] = [];
  for await (const message of messages) all.push(...of(message));
  return all;
};

// reads each stream as a list of unique items
const readers: {
  [Id in Exclude<keyof typeof plans, 'masterLogs'>]: (
    caller: Caller,
    ids: Ids & { name: string; follow: boolean },
  ) => Promise<unknown[]>;
} = {
  trialLogs: (caller, { trialId, follow }) =>
    collect(stream(caller, trialLogs, { trialId, follow }), ({ id, message }) => [id + message]),
  taskLogs: (caller, { taskId, follow }) =>
    collect(stream(caller, taskLogs, { taskId, follow }), ({ id, message }) => [id + message]),
  trialLogsFields: async (caller, { trialId, follow }) =>
    (
      await collect(stream(caller, trialLogsFields, { trialId, follow }), (fields) => [fields])
    ).slice(-1),
  taskLogsFields: async (caller, { taskId, follow }) =>
    (await collect(stream(caller, taskLogsFields, { taskId, follow }), (fields) => [fields])).slice(
      -1,
    ),
  getTrialProfilerAvailableSeries: async (caller, { trialId, follow }) =>
    (
      await collect(stream(caller, getTrialProfilerAvailableSeries, { trialId, follow }), (all) => [
        all,
      ])
    ).slice(-1),
  getTrialProfilerMetrics: (caller, { trialId, follow }) =>
    collect(
      stream(caller, getTrialProfilerMetrics, {
        trialId,
        'labels.name': 'cpu',
        follow,
      }),
      ({ batch }) => batch?.timestamps.map((time, at) => [time, batch.values[at]]) ?? [],
    ),
  getMetrics: (caller, { trialId }) =>
    collect(
      stream(caller, getMetrics, { trialIds: [trialId], group: 'training' }),
      ({ metrics }) => metrics,
    ),
  getTrainingMetrics: (caller, { trialId }) =>
    collect(stream(caller, getTrainingMetrics, { trialIds: [trialId] }), ({ metrics }) => metrics),
  getValidationMetrics: (caller, { trialId }) =>
    collect(
      stream(caller, getValidationMetrics, { trialIds: [trialId] }),
      ({ metrics }) => metrics,
    ),
  expMetricNames: (caller, { experimentId }) =>
    collect(stream(caller, expMetricNames, { ids: [experimentId] }), (names) =>
      Object.entries(names).flatMap(([group, all]) =>
        all.map((name: unknown) => `${group} ${JSON.stringify(name)}`),
      ),
    ),
  metricBatches: (caller, { experimentId, name }) =>
    collect(
      stream(caller, metricBatches, { experimentId, ...metric, metricName: name }),
      ({ batches }) => batches,
    ),
  trialsSnapshot: (caller, { experimentId, name }) =>
    collect(
      stream(caller, trialsSnapshot, {
        experimentId,
        ...metric,
        metricName: name,
        batchesProcessed: 500,
        batchesMargin: 100,
      }),
      ({ trials }) =>
        trials.map(({ trialId, batchesProcessed }) => `${trialId} ${batchesProcessed}`),
    ),
  trialsSample: (caller, { experimentId, name }) =>
    collect(
      stream(caller, trialsSample, { experimentId, ...metric, metricName: name }),
      ({ trials }) =>
        trials.flatMap(({ trialId, data }) => data.map(({ batches }) => `${trialId} ${batches}`)),
    ),
};

test('a followed stream that is cut repeatedly still delivers every message', async () => {
  const live = await openMaster();
  const ids = await ofState(live.client, 'STATE_RUNNING', 'STATE_ACTIVE');
  const name = await metricOf(live.client, ids);
  const args = { ...ids, name, follow: true };
  const names = [
    'trialLogs',
    'taskLogs',
    'expMetricNames',
    'metricBatches',
    'trialsSnapshot',
  ] as const;
  const cut = await whileTimePasses(
    live,
    Promise.all(names.map((each, seed) => readers[each](live.flaky(seed), args))),
    20_000,
  );
  for (const [index, each] of names.entries()) {
    const complete = await whileTimePasses(live, readers[each](live.client, args), 1000);
    expect([each, sorted(cut[index] ?? [])]).toEqual([each, sorted(complete)]);
    expect(complete.length).toBeGreaterThan(0);
  }
  live.sandbox.close();
});

test('every stream of the contract has a plan', () => {
  expect(Object.keys(plans)).toHaveLength(14);
  expect(Object.keys(readers)).toHaveLength(13);
});

/** Reports the measurements of a run with the profiler on. */
async function postProfile(trialId: number) {
  const labels = { trialId, name: 'cpu', agentId: 'a', gpuUuid: '', metricType };
  for (let batch = 0; batch < 30; batch += 1) {
    const numbers = [0, 1, 2].map((index) => batch * 3 + index);
    await postTrialProfilerMetricsBatch(master.client, {
      body: {
        batches: [
          {
            values: numbers.map((number) => number / 7),
            batches: numbers,
            timestamps: numbers.map((number) =>
              new Date(master.clock.now() + number).toISOString(),
            ),
            labels,
          },
        ],
      },
    });
  }
}
const metricType = 'PROFILER_METRIC_TYPE_SYSTEM' as const;

const sorted = (values: unknown[]) => values.map((value) => JSON.stringify(value)).sort();
const metricOf = async (client: Caller, { experimentId }: Ids) => {
  const { experiment } = await getExperiment(client, { experimentId });
  const searcher: unknown = experiment.config?.searcher;
  return typeof searcher === 'object' && searcher && 'metric' in searcher
    ? String(searcher.metric)
    : '';
};

describe('a finished stream that is cut repeatedly delivers the same as the uncut one', () => {
  test.each(Object.entries(readers))('%s', async (name, read) => {
    const { client, flaky } = master;
    const ids = await ofState(client, 'STATE_COMPLETED');
    if (name === 'getTrialProfilerMetrics') await postProfile(ids.trialId);
    const args = { ...ids, name: await metricOf(client, ids), follow: true };
    const complete = await whileTimePasses(master, read(client, args), 1000);
    expect(new Set(sorted(complete)).size).toBe(complete.length);
    expect(complete.length).toBeGreaterThan(0);
    for (const seed of seeds) {
      const cut = await whileTimePasses(master, read(flaky(seed), args), 1000);
      expect(sorted(cut)).toEqual(sorted(complete));
    }
  });
});

test('the log of the master continues across a restart, which is reported', async () => {
  const gaps: unknown[] = [];
  const { client, sandbox } = master;
  const reading = stream(client, masterLogs, { follow: true }, { onGap: (gap) => gaps.push(gap) });
  const texts: string[] = [];
  const done = (async () => {
    for await (const { logEntry } of reading) {
      texts.push(logEntry.message);
      if (texts.length === 5) sandbox.faults.set(['restart']);
      if (gaps.length > 0 && texts.length > 8) break;
    }
  })();
  await whileTimePasses(master, done, 1000);
  expect(gaps).toEqual([{ reason: 'restarted', afterId: expect.any(String) }]);
  expect(reading.proof.gaps).toBe(1);
});
