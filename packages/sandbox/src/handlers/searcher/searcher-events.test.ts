import { beforeEach, describe, expect, test } from 'vitest';
import { listOf, objectOf } from '../../config/json';
import { addTestAgents } from '../../test/fixtures/test-agents';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

const custom = `
name: steered
entrypoint: python3 train.py
hyperparameters: {global_batch_size: 32}
searcher: {name: custom, metric: validation_error, unit: batches}
`;
const requestId = '5c7786b7-bc65-403c-b2f6-99691854c45a';
const expected = {
  createTrial: { requestId, hyperparams: '{"global_batch_size": 32, "lr": 0.1}' },
};
const upTo = (length: number) => ({
  trialOperation: { validateAfter: { requestId, length: String(length) } },
});

let master: TestMaster;
beforeEach(async () => {
  master = await createTestMaster();
  addTestAgents(master.masterState.db, { agents: 1, slots: 2, pool: 'default' });
  await master.admin('POST', '/experiments', { config: custom, activate: true });
});

const events = async () => {
  const { body } = await master.admin('GET', '/experiments/1/searcher_events');
  return listOf(objectOf(body).searcherEvents).map(objectOf);
};
const post = (searcherOperations: unknown[], id: number) =>
  master.admin('POST', '/experiments/1/searcher_operations', {
    searcherOperations,
    triggeredByEvent: { id },
  });
const show = async (path: string) => objectOf((await master.admin('GET', path)).body);
const pass = async (ms: number) => {
  for (let step = 0; step < 20; step++) master.clock.advance(ms / 20);
};

describe('a custom search', () => {
  test('runs the operations of its client, and reports the result', async () => {
    expect(await events()).toEqual([{ id: 1, initialOperations: { placeholder: 0 } }]);
    const progress = { setSearcherProgress: { progress: 0.2 } };
    expect((await post([expected, upTo(200), progress], 1)).body).toEqual({});
    expect(await events()).toEqual([{ id: 2, trialCreated: { requestId } }]);
    await post([], 2);
    await pass(60_000);
    const [partly, validated] = await events();
    expect(partly).toEqual({ id: 3, trialProgress: { requestId, partialUnits: 200 } });
    expect(validated).toEqual({
      id: 4,
      validationCompleted: { requestId, metric: expect.any(Number), validateAfterLength: '200' },
    });
    expect(await show('/experiments/1')).toMatchObject({
      experiment: { state: 'STATE_QUEUED', progress: 0.2, numTrials: 1 },
    });
    await post([upTo(400)], 4);
    await pass(60_000);
    expect(await show('/trials/1')).toMatchObject({
      trial: { totalBatchesProcessed: 400, hparams: { lr: 0.1 } },
    });
    await post([{ closeTrial: { requestId } }], 6);
    expect(await events()).toEqual([{ id: 7, trialClosed: { requestId } }]);
    await post([{ shutDown: { cancel: false, failure: false } }], 7);
    await pass(10_000);
    expect(await events()).toEqual([
      { id: -1, experimentInactive: { experimentState: 'STATE_COMPLETED' } },
    ]);
    expect(await show('/experiments/1')).toMatchObject({ experiment: { progress: 1 } });
  });

  test.each([
    [{ cancel: true, failure: false }, 'STATE_CANCELED'],
    [{ cancel: false, failure: true }, 'STATE_ERROR'],
  ])('ends as its client requests: %o', async (shutDown, state) => {
    await post([expected, upTo(5000)], 1);
    await pass(30_000);
    await post([{ shutDown }], 2);
    await pass(20_000);
    expect(await show('/experiments/1')).toMatchObject({ experiment: { state } });
  });

  test('may evolve its trials: the worst ends, a child of the best begins', async () => {
    const ids = [1, 2, 3].map((digit) => requestId.replace(/^./, String(digit)));
    const born = (id: string | undefined, lr: number) => ({
      createTrial: { requestId: id, hyperparams: JSON.stringify({ global_batch_size: 32, lr }) },
    });
    const until = (id: string | undefined, length: number) => ({
      trialOperation: { validateAfter: { requestId: id, length: String(length) } },
    });
    const [first, second, child] = ids;
    await post([born(first, 0.001), until(first, 100), born(second, 3), until(second, 100)], 1);
    await pass(60_000);
    const reported = (await events()).flatMap(({ validationCompleted }) =>
      validationCompleted ? [objectOf(validationCompleted)] : [],
    );
    expect(reported.map((each) => each.requestId).sort()).toEqual([first, second]);
    const end = { closeTrial: { requestId: second } };
    await post([end, born(child, 0.0008), until(child, 100), until(first, 200)], 7);
    await pass(60_000);
    const { body } = await master.admin('GET', '/experiments/1/trials');
    const trials = listOf(objectOf(body).trials).map(objectOf);
    expect(trials.map(({ totalBatchesProcessed }) => totalBatchesProcessed)).toEqual([
      200, 100, 100,
    ]);
    expect(trials.map(({ state }) => state === 'STATE_COMPLETED')).toEqual([false, true, false]);
  });

  test('makes its client wait a minute for events', async () => {
    await post([], 1);
    const waiting = events();
    for (let step = 0; step < 250; step++) {
      master.clock.advance(250);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    expect(await waiting).toEqual([]);
  });

  test('reports a pause', async () => {
    await master.admin('POST', '/experiments/1/pause');
    expect(await events()).toEqual([
      { id: -1, experimentInactive: { experimentState: 'STATE_PAUSED' } },
    ]);
  });
});

describe('refused', () => {
  test('an event that was not reported, and invalid hyperparameters', async () => {
    expect(refusal(await post([], 9))).toMatch(/^500 13 event with SearcherEventID=9 not found/);
    const bad = { createTrial: { requestId, hyperparams: '{' } };
    expect(refusal(await post([bad], 1))).toMatch(/^500 13 failed to parse hyperparams/);
  });

  test('searches that are not custom, and missing ones', async () => {
    const config = custom
      .replace('custom', 'single')
      .replace('unit: batches', 'max_length: {batches: 9}');
    await master.admin('POST', '/experiments', { config, activate: true });
    const answers = [
      await master.admin('GET', '/experiments/2/searcher_events'),
      await master.admin('POST', '/experiments/2/searcher_operations', {}),
      await master.admin('GET', '/experiments/99/searcher_events'),
      await master.admin('POST', '/experiments/99/searcher_operations', {}),
    ];
    expect(answers.map(refusal)).toEqual([
      '500 13 the searcher single is not a custom one',
      '500 13 the searcher single is not a custom one',
      "404 5 experiment '99' not found",
      "404 5 experiment '99' not found",
    ]);
  });
});

test('a custom search of the demo has no events', async () => {
  const demo = await createTestMaster('demo');
  const experiment = demo.masterState.db.experiments
    .all()
    .find(({ settings }) => settings.searcher.name === 'custom');
  const path = `/experiments/${experiment?.id}/searcher_operations`;
  expect(refusal(await demo.admin('POST', path, {}))).toBe(
    '500 13 the searcher custom is steered by another client',
  );
});

describe('the operation of a trial', () => {
  const single = custom
    .replace('custom', 'single')
    .replace('unit: batches', 'max_length: {batches: 200}');

  test('is completed when its code reports it', async () => {
    master.masterState.db.agents.delete('agent-01');
    addTestAgents(master.masterState.db, { agents: 1, slots: 2, pool: 'default' });
    await master.admin('POST', '/experiments', { config: single, activate: true });
    master.clock.advance(100);
    const operation = () => show('/trials/1/searcher/operation');
    const op = { validateAfter: { requestId: '', length: '200' } };
    expect(await operation()).toEqual({ op, completed: false });
    const done = { op: { length: '200' }, searcherMetric: 0.5 };
    const path = '/trials/1/searcher/completed_operation';
    expect((await master.admin('POST', path, done)).body).toEqual({});
    expect(await operation()).toEqual({ op, completed: true });
    expect(await show('/trials/1')).toMatchObject({ trial: { state: 'STATE_STOPPING_COMPLETED' } });
    await pass(20_000);
    expect(await show('/experiments/2')).toMatchObject({
      experiment: { state: 'STATE_COMPLETED' },
    });
    expect(refusal(await master.admin('GET', '/trials/1/searcher/operation'))).toBe(
      "404 5 actor '/experiments/2' not found",
    );
  });

  test('is rejected for another length and for a missing trial', async () => {
    await master.admin('POST', '/experiments', { config: single, activate: true });
    const path = '/searcher/completed_operation';
    const done = { op: { length: '9' }, searcherMetric: 0.5 };
    const answers = [
      await master.admin('POST', `/trials/1${path}`, done),
      await master.admin('POST', `/trials/99${path}`, done),
      await master.admin('GET', '/trials/99/searcher/operation'),
    ];
    expect(answers.map(refusal)).toEqual([
      '500 13 expected op ValidateAfter(200) but received op ValidateAfter(9)',
      "404 5 trial '99' not found",
      "404 5 trial '99' not found",
    ]);
  });
});
