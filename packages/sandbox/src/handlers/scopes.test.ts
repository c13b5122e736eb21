import { beforeEach, expect, test } from 'vitest';
import { createTestMaster, type TestMaster } from '../test/fixtures/test-master';

let master: TestMaster;
let id: number;
let trialId: number;
let taskId: string;
beforeEach(async () => {
  master = await createTestMaster('rbac');
  const { db, simulation } = master.masterState;
  const experiment = db.experiments.where(({ state }) => state === 'STATE_PAUSED')[0];
  id = experiment?.id ?? 0;
  trialId = experiment?.trialIds[0] ?? 0;
  const trial = db.trials.find(trialId);
  taskId = `${id}.${trial.requestId}`;
  simulation.advance(master.clock.now());
});

type Reading = { minutes: number; path: string; reader: string; loser?: string };

/**
 * Reads on while time passes, a minute at a time, and a user loses roles; returns the last line.
 */
async function readFor({ minutes, path, reader, loser = reader }: Reading): Promise<string> {
  const headers = { authorization: `Bearer ${await master.tokenOf(reader)}` };
  const hangUp = new AbortController();
  const url = `http://master/api/v1${path}`;
  const request = new Request(url, { headers, signal: hangUp.signal });
  const reading = { text: '', isOver: false };
  const read = master.fetch(request).then(async ({ body }) => {
    const decoder = new TextDecoder();
    for await (const piece of body ?? []) reading.text += decoder.decode(piece);
    reading.isOver = true;
  });
  for (let passed = 0; passed < minutes && !reading.isOver; passed++) {
    for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
    if (passed === 1) loseRole(loser);
    master.clock.advance(60_000);
  }
  hangUp.abort();
  await read.catch(() => {});
  return reading.text.trim().split('\n').at(-1) ?? '';
}

function loseRole(username: string) {
  const { db } = master.masterState;
  const user = db.users.where((each) => each.username === username)[0];
  const groups = db.groups.where(({ userIds }) => userIds.includes(user?.id ?? 0));
  for (const { id: groupId } of groups) {
    for (const each of db.assignments.where((one) => one.groupId === groupId)) {
      db.assignments.delete(each.id);
    }
  }
}

const paths = (): Record<string, string> => ({
  'logs of a trial': `/trials/${trialId}/logs?follow=true`,
  'logs of a task': `/tasks/${taskId}/logs?follow=true`,
  'fields of its logs': `/tasks/${taskId}/logs/fields?follow=true`,
  'names of metrics': `/experiments/metrics-stream/metric-names?ids=${id}&periodSeconds=60`,
  'batches of a metric': `/experiments/${id}/metrics-stream/batches?metricName=loss&group=training&periodSeconds=60`,
  'a profile': `/trials/${trialId}/profiler/available_series?follow=true`,
});

test.each([
  'logs of a trial',
  'logs of a task',
  'fields of its logs',
  'names of metrics',
  'batches of a metric',
  'a profile',
])('a caller who may no longer read %s is refused within 5 minutes', async (name) => {
  const path = paths()[name] ?? '';
  expect(await readFor({ minutes: 12, path, reader: 'viewer' })).toContain(
    'not found, please check your permissions',
  );
});

test('before that, and for others, the stream continues', async () => {
  const path = paths()['names of metrics'] ?? '';
  const isResult = /^\{"result":/;
  expect(await readFor({ minutes: 4, path, reader: 'viewer' })).toMatch(isResult);
  const other = { reader: 'clusteradmin', loser: 'editor' };
  expect(await readFor({ minutes: 12, path, ...other })).toMatch(isResult);
});

test('the log of the master is cut off, too', async () => {
  expect(
    await readFor({ minutes: 12, path: '/master/logs?follow=true', reader: 'clusteradmin' }),
  ).toMatch(/"error".*"grpcCode":7/);
});
