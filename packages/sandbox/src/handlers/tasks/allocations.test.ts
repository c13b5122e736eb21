import { allocationPreemptionSignal, getTask, pauseExperiment } from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { allocationIdOf, type TrialRow, taskIdOf } from '../../simulation/rows';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

let master: TrainingMaster;
let trial: TrialRow;
let id: string;

const current = () => {
  const run = trial.runs.at(-1);
  if (!run) throw new Error('no run');
  return { run, id: allocationIdOf(trial, run) };
};

beforeEach(async () => {
  master = await createTrainingMaster();
  trial = master.db.trials.find(master.submit({ settings: { slotsPerTrial: 2 } }).trialIds[0] ?? 0);
  master.clock.advance(60_000);
  master.masterState.simulation.advance(master.clock.now());
  id = current().id;
});

const placement = () => current().run.placements[0]?.containerId ?? '';
const uuid = (digit: number) => `a4eeb71d-af5c-434e-b35f-a43042dfa8d${digit}`;

test('an id without a point, an unknown and an ended one are rejected', async () => {
  expect(refusal(await master.admin('POST', '/allocations/abc/ready', {}))).toBe(
    "400 3 allocationID abc does not  contain at least '.'",
  );
  expect(refusal(await master.admin('POST', '/allocations/1.x.9/ready', {}))).toBe(
    "404 5 allocation '1.x.9' not found",
  );
  master.clock.advance(600_000);
  expect(refusal(await master.admin('POST', `/allocations/${id}/ready`, {}))).toBe(
    `404 5 allocation '${id}' not found`,
  );
});

test('the task shows the reports of its containers', async () => {
  const readTask = async () => (await getTask(master.client, { taskId: taskIdOf(trial) })).task;
  expect((await readTask())?.allocations[0]).toMatchObject({
    isReady: false,
    state: 'STATE_RUNNING',
  });
  expect(await master.admin('POST', `/allocations/${id}/ready`, {})).toMatchObject({ body: {} });
  expect((await readTask())?.allocations[0]).toMatchObject({
    isReady: true,
    state: 'STATE_RUNNING',
  });
  expect(await master.admin('POST', `/allocations/${id}/waiting`, {})).toMatchObject({ body: {} });
  expect((await readTask())?.allocations[0]).toMatchObject({
    isReady: true,
    state: 'STATE_WAITING',
  });
});

test('a notebook reports that it waits, and then that it is ready', async () => {
  const { body } = await master.admin('POST', '/notebooks', {
    config: { resources: { slots: 0 } },
  });
  const notebook = shownNotebook(body);
  master.clock.advance(4000);
  const state = async () => {
    const answer = await master.admin('GET', `/notebooks/${notebook}`);
    return answer.body;
  };
  const signal = (word: string) => master.admin('POST', `/allocations/${notebook}.1/${word}`, {});
  expect(await signal('waiting')).toMatchObject({ status: 200, body: {} });
  master.clock.advance(20_000);
  expect(await state()).toMatchObject({ notebook: { state: 'STATE_WAITING' } });
  expect(await signal('ready')).toMatchObject({ status: 200, body: {} });
  expect(await state()).toMatchObject({ notebook: { state: 'STATE_RUNNING' } });
  const path = `/allocations/${notebook}.1/signals/preemption`;
  expect(refusal(await master.admin('GET', path))).toBe('500 13 allocation is not preemptible');
});

const shownNotebook = (body: unknown) =>
  /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? 'no notebook';

test.each([
  [
    'signals/pending_preemption',
    (own: string) =>
      `unexpected message from <external> to /agentRM (sproto.PendingPreemption): {AllocationID:${own}} (no response expected)`,
  ],
  [
    'proxy_address',
    () => 'task.SetAllocationProxyAddress not supported for this allocation or resource manager',
  ],
  [
    'notify_container_running',
    () => 'the NotifyContainerRunning message is unsupported for AgentResourceManager',
  ],
])('%s is rejected for agents', async (call, text) => {
  expect(refusal(await master.admin('POST', `/allocations/${id}/${call}`, {}))).toBe(
    `500 13 ${text(id)}`,
  );
  expect(refusal(await master.admin('POST', `/allocations/1.x.9/${call}`, {}))).toBe(
    "404 5 allocation '1.x.9' not found",
  );
});

describe('preemption', () => {
  const path = (seconds: number) =>
    `/allocations/${id}/signals/preemption?timeoutSeconds=${seconds}`;

  test('without one, the answer is sent after the timeout', async () => {
    expect((await master.admin('GET', path(0))).body).toEqual({ preempt: false });
    const pending = allocationPreemptionSignal(master.client, {
      allocationId: id,
      timeoutSeconds: 1,
    });
    await passTime(1000);
    expect(await pending).toEqual({ preempt: false });
  });

  test('a pause is reported at once to a waiting caller, and can be acknowledged', async () => {
    const pending = allocationPreemptionSignal(master.client, {
      allocationId: id,
      timeoutSeconds: 60,
    });
    await pauseExperiment(master.client, { experimentId: trial.experimentId });
    await passTime(1000);
    expect(await pending).toEqual({ preempt: true });
    const acknowledged = await master.admin(
      'POST',
      `/allocations/${id}/signals/ack_preemption`,
      {},
    );
    expect(acknowledged).toMatchObject({ status: 200, body: {} });
  });

  test('an allocation without slots cannot be preempted', async () => {
    trial = master.db.trials.find(master.submit({ resourcePool: 'none' }).trialIds[0] ?? 0);
    master.clock.advance(1000);
    master.masterState.simulation.advance(master.clock.now());
    id = current().id;
    expect(refusal(await master.admin('GET', path(1)))).toBe(
      '500 13 allocation is not preemptible',
    );
  });
});

test('containers find each other', async () => {
  const answer = await master.admin(
    'GET',
    `/allocations/${id}/resources/${placement()}/rendezvous`,
  );
  expect(answer.body).toEqual({
    rendezvousInfo: { addresses: ['10.0.0.1'], rank: 0, slots: [2] },
  });
  expect(refusal(await master.admin('GET', `/allocations/${id}/resources/x/rendezvous`))).toBe(
    '400 3 stale resources x',
  );
});

test('a container may become a daemon', async () => {
  const path = (container: string) => `/allocations/${id}/resources/${container}/daemon`;
  expect(await master.admin('POST', path(placement()), {})).toMatchObject({
    status: 200,
    body: {},
  });
  expect(refusal(await master.admin('POST', path('x'), {}))).toBe('500 13 stale resources x');
});

describe('gathering', () => {
  const bring = (digit: number, numPeers: number) =>
    master.admin('POST', `/allocations/${id}/all_gather`, {
      requestUuid: uuid(digit),
      numPeers,
      data: { rank: digit },
    });

  test('gives each the data of all, once all have arrived', async () => {
    const first = bring(0, 2);
    const second = bring(1, 2);
    const data = [{ rank: 0 }, { rank: 1 }];
    expect((await first).body).toEqual({ data });
    expect((await second).body).toEqual({ data });
    expect((await bring(2, 1)).body).toEqual({ data: [{ rank: 2 }] });
  });

  test('an invalid uuid is rejected', async () => {
    const answer = await master.admin('POST', `/allocations/${id}/all_gather`, {
      requestUuid: 'zz',
      numPeers: 1,
    });
    expect(refusal(answer)).toBe('400 3 invalid UUID length: 2');
  });
});

async function passTime(ms: number) {
  for (let passed = 0; passed <= ms; passed += 250) {
    for (let turn = 0; turn < 6; turn++) await new Promise((done) => setImmediate(done));
    master.clock.advance(250);
  }
}
