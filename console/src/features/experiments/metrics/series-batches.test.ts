import { expect, test } from 'vitest';
import type { SeriesRequest } from '~/data/experiments/series-requests';
import { createSeriesBatches, type ReadSeries } from './series-batches';

const training = (name: string) => ({ group: 'training', name });
const { signal } = new AbortController();

/** A master that holds its answers back until the test releases them, and its requests. */
function slowMaster() {
  const requests: { trialId: number; request: SeriesRequest }[] = [];
  const waiting: (() => void)[] = [];
  const aborted: boolean[] = [];
  const read: ReadSeries = (trialId, request, callSignal) => {
    const at = requests.push({ trialId, request }) - 1;
    callSignal.addEventListener('abort', () => {
      aborted[at] = true;
    });
    const values = Object.fromEntries((request.metricNames ?? []).map((name) => [name, trialId]));
    const point = { batches: 100, values, time: null, epoch: 0 };
    return new Promise((resolve) =>
      waiting.push(() => resolve([{ group: request.group ?? 'training', data: [point] }])),
    );
  };
  return { read, requests, waiting, aborted, letGo: () => waiting.splice(0).map((go) => go()) };
}

test('charts that send requests at the same moment share a call after the first chart of a trial', async () => {
  const master = slowMaster();
  const requestSeries = createSeriesBatches(master.read);
  const names = ['loss', 'lr', '__proto__'];
  const answers = names.map((name) => requestSeries(7, [training(name)], signal));
  await expect.poll(() => master.waiting).toHaveLength(2);
  master.letGo();
  const groups = await Promise.all(answers);
  const again = names.map((name) => requestSeries(7, [training(name)], signal));
  await expect.poll(() => master.waiting).toHaveLength(1);
  master.letGo();
  await Promise.all(again);
  expect(master.requests.map(({ request }) => request.metricNames)).toEqual([
    ['loss'],
    ['lr', '__proto__'],
    names,
  ]);
  expect(groups.map(([group]) => Object.keys(group?.data[0]?.values ?? {}))).toEqual([
    ['loss'],
    ['lr'],
    ['__proto__'],
  ]);
});

test('the first chart of a trial is requested at once, before the page is rendered', () => {
  const master = slowMaster();
  const requestSeries = createSeriesBatches(master.read);
  for (const name of ['loss', 'lr']) void requestSeries(7, [training(name)], signal);
  expect(master.requests.map(({ request }) => request.metricNames)).toEqual([['loss']]);
});

test('at most six calls are pending, and no trial gets the curves of another', async () => {
  const master = slowMaster();
  const requestSeries = createSeriesBatches(master.read);
  const answers = Array.from({ length: 20 }, (_, at) =>
    requestSeries(at + 1, [training('loss')], signal),
  );
  for (const sent of [6, 12, 18, 20]) {
    await expect.poll(() => master.requests).toHaveLength(sent);
    expect(master.waiting.length).toBeLessThanOrEqual(6);
    master.letGo();
  }
  const values = (await Promise.all(answers)).map(([group]) => group?.data[0]?.values?.loss);
  expect(values).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

test('a call is aborted once no chart waits for it', async () => {
  const master = slowMaster();
  const requestSeries = createSeriesBatches(master.read);
  const [one, other] = [new AbortController(), new AbortController()];
  const first = requestSeries(1, [training('accuracy')], signal);
  const second = requestSeries(1, [training('loss')], one.signal);
  const third = requestSeries(1, [training('lr')], other.signal);
  await expect.poll(() => master.waiting).toHaveLength(2);
  one.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(master.aborted).toEqual([]);
  other.abort(new Error('gone too'));
  await expect(third).rejects.toThrow('gone too');
  expect(master.aborted).toEqual([undefined, true]);
  master.letGo();
  await expect(first).resolves.toHaveLength(1);
});

test('a failed call fails only for its own charts', async () => {
  const read: ReadSeries = (_, { group }) =>
    group ? Promise.reject(new Error('no such group')) : Promise.resolve([]);
  const requestSeries = createSeriesBatches(read);
  const good = requestSeries(1, [training('loss')], signal);
  const bad = requestSeries(1, [{ group: 'inference', name: 'latency' }], signal);
  await expect(bad).rejects.toThrow('no such group');
  await expect(good).resolves.toEqual([]);
});
