import { beforeEach, describe, expect, test } from 'vitest';
import { addModel, addModelVersion } from '../../database/model-rows';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

let master: TrainingMaster;
let uuid: string;
let other: string;
let taskId: string;

type Wire = {
  uuid: string;
  state: string;
  resources: Record<string, string>;
  metadata: object;
  taskId: string;
  allocationId: string;
};

beforeEach(async () => {
  master = await createTrainingMaster();
  master.submit();
  master.clock.advance(80_000);
  const checkpoints = await listed();
  uuid = checkpoints[0]?.uuid ?? '';
  other = checkpoints[1]?.uuid ?? '';
  taskId = checkpoints[0]?.taskId ?? '';
});

const listed = async () =>
  ((await master.admin('GET', '/trials/1/checkpoints')).body as { checkpoints: Wire[] })
    .checkpoints;
const read = async (id: string) =>
  ((await master.admin('GET', `/checkpoints/${id}`)).body as { checkpoint: Wire }).checkpoint;
const totals = async () =>
  (
    (await master.admin('GET', '/experiments/1')).body as {
      experiment: { checkpointCount: number; checkpointSize: string };
    }
  ).experiment;

function register(uuidOfIt: string) {
  const { db, clock } = master;
  const now = clock.now();
  const model = addModel(db, { name: 'resnet', workspaceId: 1, userId: 1, now });
  const checkpoint = { uuid: uuidOfIt, trialId: 1, batch: 200, experimentId: 1 };
  addModelVersion(db, { model, checkpoint, userId: 1, now });
}

describe('a reported checkpoint', () => {
  const id = '36076F93-4682-4c1a-b1ed-6e43d525a092';
  const report = (part: object = {}) =>
    master.admin('POST', '/checkpoints', {
      taskId,
      allocationId: `${taskId}.1`,
      uuid: id,
      resources: { 'a/': '0', 'a/b.txt': '12' },
      metadata: { steps_completed: 40, framework: 'x' },
      state: 'STATE_COMPLETED',
      training: {},
      ...part,
    });

  test('appears next to those of the simulation, in lists and metrics', async () => {
    const before = await totals();
    expect((await report()).text).toBe('{}');
    expect(await read(id)).toMatchObject({
      taskId,
      allocationId: `${taskId}.1`,
      uuid: id.toLowerCase(),
      resources: { 'a/': '0', 'a/b.txt': '12' },
      metadata: { framework: 'x', steps_completed: 40 },
      state: 'STATE_COMPLETED',
      training: {
        trialId: 1,
        trainingMetrics: { avgMetrics: null, batchMetrics: [] },
        searcherMetric: null,
      },
    });
    expect((await listed()).map((each) => each.uuid)).toContain(id.toLowerCase());
    const after = await totals();
    expect(after.checkpointCount).toBe(before.checkpointCount + 1);
    expect(Number(after.checkpointSize)).toBe(Number(before.checkpointSize) + 12);
    const workloads = await master.admin('GET', '/trials/1/workloads');
    expect(workloads.text).toContain(id.toLowerCase());
  });

  test('without a time has the current time', async () => {
    await report({ reportTime: null });
    expect(await read(id)).toMatchObject({ reportTime: '2026-11-20T09:01:20Z' });
    await report({ uuid: uuid.replace(/^./, '0'), reportTime: '2026-11-20T08:00:00Z' });
    expect(await read(uuid.replace(/^./, '0'))).toMatchObject({
      reportTime: '2026-11-20T08:00:00Z',
    });
  });

  const unconvertable = '400 3 unconvertable checkpoint: rpc error: code = InvalidArgument desc =';
  test.each([
    [
      { state: 'STATE_ACTIVE' },
      `${unconvertable} invalid state for reported checkpoint: STATE_ACTIVE`,
    ],
    [{ uuid: 'zz' }, `${unconvertable} converting checkpoint: string zz is not a valid uuid`],
    [{ taskId: 'none' }, "404 5 task 'none' not found"],
  ])('%j: %s', async (part, expected) => {
    expect(refusal(await report(part))).toBe(expected);
  });
});

describe('metadata', () => {
  const change = (metadata: object, id = uuid) =>
    master.admin('POST', `/checkpoints/${id}/metadata`, { checkpoint: { uuid: id, metadata } });

  test('is replaced as a whole', async () => {
    const { body } = await change({ note: 'kept', steps_completed: 200 });
    expect(body).toMatchObject({
      checkpoint: { uuid, metadata: { note: 'kept', steps_completed: 200 } },
    });
    expect((await read(uuid)).metadata).toEqual({ note: 'kept', steps_completed: 200 });
  });

  test('without its steps cannot be changed again', async () => {
    await change({ note: 'kept', n: 1 });
    expect((await read(uuid)).metadata).toEqual({ n: 1, note: 'kept' });
    expect(refusal(await change({}))).toContain('converting NULL to int is unsupported');
  });
});

describe('files', () => {
  test('fewer of them make a checkpoint partial, and the same set changes nothing', async () => {
    const { resources } = await read(uuid);
    const patch = (files: object) =>
      master.admin('PATCH', '/checkpoints', {
        checkpoints: [{ uuid, resources: { resources: files } }],
      });
    await patch(resources);
    expect((await read(uuid)).state).toBe('STATE_COMPLETED');
    await master.admin('PATCH', '/checkpoints', { checkpoints: [{ uuid }] });
    expect((await read(uuid)).state).toBe('STATE_COMPLETED');
    await patch({ 'metadata.json': '28' });
    expect(await read(uuid)).toMatchObject({
      state: 'STATE_PARTIALLY_DELETED',
      resources: { 'metadata.json': '28' },
    });
  });

  test('none at all delete it; it stays listed, and no longer counts', async () => {
    const before = await totals();
    const { resources } = await read(uuid);
    const checkpoints = [{ uuid, resources: { resources: {} } }];
    expect((await master.admin('PATCH', '/checkpoints', { checkpoints })).text).toBe('{}');
    expect(await read(uuid)).toMatchObject({ state: 'STATE_DELETED', resources });
    expect((await totals()).checkpointCount).toBe(before.checkpointCount - 1);
  });

  test('of a deleted checkpoint stay in the workloads of its trial, with its state', async () => {
    const { resources } = await read(uuid);
    await master.admin('DELETE', '/checkpoints', { checkpointUuids: [uuid] });
    master.clock.advance(2000);
    const { body } = await master.admin('GET', '/trials/1/workloads');
    expect(body).toMatchObject({
      workloads: expect.arrayContaining([
        { checkpoint: expect.objectContaining({ uuid, state: 'STATE_DELETED', resources }) },
      ]),
    });
  });

  test('are deleted by globs, a little later', async () => {
    const body = { checkpointUuids: [uuid], checkpointGlobs: ['opt*', '*.json'] };
    expect((await master.admin('POST', '/checkpoints/rm', body)).text).toBe('{}');
    expect((await read(uuid)).state).toBe('STATE_COMPLETED');
    master.clock.advance(2000);
    const { state, resources } = await read(uuid);
    expect(state).toBe('STATE_PARTIALLY_DELETED');
    expect(Object.keys(resources)).toEqual(['model.pt', 'scheduler.pt']);
  });

  test('are all deleted with the checkpoints', async () => {
    await master.admin('DELETE', '/checkpoints', { checkpointUuids: [uuid, other] });
    master.clock.advance(2000);
    expect((await read(uuid)).state).toBe('STATE_DELETED');
    expect((await read(other)).state).toBe('STATE_DELETED');
  });
});

const unknown = '11111111-1111-1111-1111-111111111111';
const notFoundText = `404 5 checkpoints '${unknown}' not found`;

test.each([
  ['POST', '/checkpoints/rm', { checkpointUuids: [unknown], checkpointGlobs: ['*'] }, notFoundText],
  [
    'POST',
    '/checkpoints/rm',
    { checkpointUuids: ['zz'], checkpointGlobs: ['*'] },
    '400 3 converting checkpoint: string zz is not a valid uuid',
  ],
  [
    'POST',
    '/checkpoints/rm',
    { checkpointUuids: [unknown], checkpointGlobs: [''] },
    '400 3 cannot have empty string glob',
  ],
  [
    'POST',
    '/checkpoints/rm',
    { checkpointUuids: [unknown], checkpointGlobs: ['../x'] },
    "400 3 glob '../x' cannot contain '..'",
  ],
  [
    'DELETE',
    '/checkpoints',
    { checkpointUuids: [unknown, '00000000-0000-0000-0000-000000000000'] },
    `404 5 checkpoints '00000000-0000-0000-0000-000000000000, ${unknown}' not found`,
  ],
  [
    'DELETE',
    '/checkpoints',
    { checkpointUuids: ['zz'] },
    '400 3 converting checkpoint: string zz is not a valid uuid',
  ],
  ['PATCH', '/checkpoints', { checkpoints: [{ uuid: unknown }] }, notFoundText],
  [
    'PATCH',
    '/checkpoints',
    { checkpoints: [{ uuid: 'zz' }] },
    '400 3 converting checkpoint: string zz is not a valid uuid',
  ],
  ['POST', `/checkpoints/${unknown}/metadata`, {}, notFoundText],
])('%s %s %j: %s', async (method, path, body, expected) => {
  expect(refusal(await master.admin(method, path, body))).toBe(expected);
});

describe('a checkpoint of a model', () => {
  test('keeps its files', async () => {
    register(uuid);
    const refusalText = `400 3 this subset of checkpoints provided are in the model registry and cannot be deleted: map[${uuid}:true].`;
    const uuids = { checkpointUuids: [other, uuid] };
    expect(refusal(await master.admin('DELETE', '/checkpoints', uuids))).toBe(refusalText);
    const globs = { ...uuids, checkpointGlobs: ['*'] };
    expect(refusal(await master.admin('POST', '/checkpoints/rm', globs))).toBe(refusalText);
    const checkpoints = [{ uuid, resources: { resources: {} } }];
    expect(refusal(await master.admin('PATCH', '/checkpoints', { checkpoints }))).toBe(refusalText);
  });

  test('is kept when its experiment ends, and prevents its deletion', async () => {
    register(uuid);
    master.clock.advance(600_000);
    expect((await read(uuid)).state).toBe('STATE_COMPLETED');
    expect((await read(other)).state).toBe('STATE_DELETED');
    const refusalText = 'checkpoints are registered as model versions';
    expect(refusal(await master.admin('DELETE', '/experiments/1'))).toBe(`400 3 ${refusalText}`);
    const bulk = await master.admin('DELETE', '/experiments/delete', { experimentIds: [1] });
    expect(bulk.body).toEqual({
      results: [{ error: `rpc error: code = InvalidArgument desc = ${refusalText}`, id: 1 }],
    });
    await master.admin('DELETE', '/models/resnet/versions/1');
    expect((await master.admin('DELETE', '/experiments/1')).text).toBe('{}');
  });
});
