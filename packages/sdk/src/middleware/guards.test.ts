import { readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { failure, scriptedMaster, type Turn } from '../test/scripted-master';
import { guarded, guardedEverywhere } from './guard';
import { guards } from './guards';

const pool = {
  name: 'default',
  description: '',
  type: 'RESOURCE_POOL_TYPE_STATIC',
};

/** A master that answers by the start of the path; records its requests. */
function master(answers: Record<string, object>) {
  const info = vi.fn();
  const sent: Array<{ line: string; body: unknown }> = [];
  const scripted = scriptedMaster([], {
    logger: { info },
    logLevel: 'info',
    retry: 'off',
    decode: 'off',
    middleware: [
      async ({ method, url, body }) => {
        const { pathname, search } = new URL(url);
        const line = `${method} ${pathname.slice('/api/v1'.length)}${search}`;
        sent.push({ line, body: body === undefined ? undefined : JSON.parse(body) });
        const [, answer = {}] =
          Object.entries(answers).find(([start]) => line.startsWith(start)) ?? [];
        return Response.json(answer);
      },
    ],
  });
  return { client: scripted.client, sent, info };
}
const refused = { type: 'input', level: 'error' };

test('every guarded call has a guard, and no other', () => {
  const filters = ['getExperiments', 'getExperimentTrials'];
  const all = [...guarded, ...guardedEverywhere, ...filters];
  expect(Object.keys(guards).sort()).toEqual(all.sort());
});

test('the method of every guarded call describes its guard, and no other does', async () => {
  const documents = await Promise.all(
    ['openapi.json', 'openapi-0.38.1.json'].map((name) =>
      readFile(new URL(`../../../../openapi/package/dist/${name}`, import.meta.url), 'utf8'),
    ),
  );
  const operations: Record<string, string>[] = documents.flatMap((text) =>
    Object.values(JSON.parse(text).paths).flatMap((item) => Object.values(item ?? {})),
  );
  const described = [
    ...new Set(operations.filter((each) => each['x-guard']).map((each) => each.operationId)),
  ];
  expect(described.sort()).toEqual(Object.keys(guards).sort());
});

describe('queue statistics', () => {
  const answers = { 'GET /resource-pools': { resourcePools: [pool] } };

  test('of an unknown pool are not requested', async () => {
    const { client, sent } = master(answers);
    expect(
      await failure(client.getJobQueueStats({ resourcePools: ['default', 'a100'] })),
    ).toMatchObject({
      ...refused,
      operation: 'getJobQueueStats',
      message:
        'getJobQueueStats was not sent: there is no resource pool "a100", and a pool that is not there stops all scheduling until the master is restarted. Pass force to send it all the same.',
    });
    expect(sent.map(({ line }) => line)).toEqual(['GET /resource-pools?limit=0']);
  });

  test('of a known pool, and of all, are requested', async () => {
    const { client, sent } = master(answers);
    await client.getJobQueueStats({ resourcePools: ['default'] });
    await client.getJobQueueStats();
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /resource-pools?limit=0',
      'GET /job-queues/stats?resourcePools=default',
      'GET /job-queues/stats',
    ]);
  });

  test('are requested with force', async () => {
    const { client, sent } = master(answers);
    await client.getJobQueueStats({ resourcePools: ['a100'] }, { force: true });
    expect(sent.map(({ line }) => line)).toEqual(['GET /job-queues/stats?resourcePools=a100']);
  });
});

test('a path of code that ends in a slash never reaches a master of any release (real-masters M-4)', async () => {
  const { client, sent, info } = master({});
  const file = (path: string) => ({
    ...{ path, type: 53, content: '', mtime: '0', mode: 0o755, uid: 0, gid: 0 },
  });
  const body = { config: '{}', modelDefinition: [file('lib/'), file('lib/a//'), file('b.py')] };
  await client.createExperiment({ body });
  expect(sent[0]?.body).toMatchObject({
    config: '{}',
    modelDefinition: [{ path: 'lib', type: 53 }, { path: 'lib/a' }, { path: 'b.py' }],
  });
  expect(info).toHaveBeenCalledWith(expect.stringContaining('lib/, lib/a//'), {});
  await client.createExperiment({ body }, { force: true });
  expect(sent[1]?.body).toMatchObject({ modelDefinition: [{ path: 'lib/' }, {}, {}] });
});

describe('bulk actions without ids', () => {
  const actions = guarded.filter((id) => id.endsWith('Experiments'));
  const bulk = (
    client: ReturnType<typeof master>['client'],
    id: string,
    body: object,
    force = false,
  ) => {
    const methods: Record<string, unknown> = { ...client };
    const method = methods[id] as (args: object, options: object) => Promise<unknown>;
    return method({ body: { destinationProjectId: 2, ...body } }, { force });
  };

  test.each(actions)('%s', async (id) => {
    const { client, sent, info } = master({});
    expect(await bulk(client, id, { experimentIds: [] })).toEqual({ results: [] });
    expect(sent).toEqual([]);
    expect(info).toHaveBeenCalledWith(expect.stringContaining(`${id} was not sent`), {});
    await bulk(client, id, { experimentIds: [7] });
    await bulk(client, id, { experimentIds: [], filters: { projectId: 2 } });
    await bulk(client, id, { experimentIds: [] }, true);
    expect(sent).toHaveLength(3);
  });
});

describe('a patch of an experiment', () => {
  const experiment = {
    id: 7,
    name: 'new name',
    description: 'd',
    labels: ['l'],
    state: 'STATE_RUNNING',
  };
  const of = (state: string) =>
    master({ 'GET /experiments/7': { experiment: { ...experiment, state } } });

  test('with a weight is followed by the fields that it would reset', async () => {
    const { client, sent, info } = of('STATE_RUNNING');
    const body = { resources: { weight: 2 }, description: 'newer' };
    await client.patchExperiment({ experimentId: 7, body });
    expect(sent).toEqual([
      { line: 'GET /experiments/7', body: undefined },
      { line: 'PATCH /experiments/7', body },
      {
        line: 'PATCH /experiments/7',
        body: { name: 'new name', description: 'newer', labels: ['l'] },
      },
    ]);
    expect(info).toHaveBeenCalledWith(expect.stringContaining('sent again'), {});
  });

  test.each([
    ['with a priority too', { resources: { priority: 3 } }, 'STATE_PAUSED', 3],
    ['not one that is over', { resources: { weight: 2 } }, 'STATE_COMPLETED', 2],
    ['not with slots alone', { resources: { maxSlots: 2 } }, 'STATE_RUNNING', 1],
    ['not with a name', { name: 'x' }, 'STATE_RUNNING', 1],
  ])('%s', async (_, body, state, requests) => {
    const { client, sent } = of(state);
    await client.patchExperiment({ experimentId: 7, body });
    expect(sent).toHaveLength(requests);
  });

  test('of the checkpoint storage may delete checkpoints', async () => {
    const { client, sent } = of('STATE_RUNNING');
    const body = {
      checkpointStorage: { saveExperimentBest: 0, saveTrialBest: 1, saveTrialLatest: 1 },
    };
    expect(await failure(client.patchExperiment({ experimentId: 7, body }))).toMatchObject({
      ...refused,
      message: expect.stringContaining('empties the whole storage folder'),
    });
    expect(sent).toEqual([]);
    await client.patchExperiment({ experimentId: 7, body }, { force: true });
    expect(sent).toEqual([{ line: 'PATCH /experiments/7', body }]);
  });
});

describe('metadata of a checkpoint', () => {
  const uuid = '6b1c0a7e-53d4-4f1a-9e28-c07f5b2d8a63';
  const post = async (metadata: object, before: object, force = false) => {
    const scripted = master({ 'GET /checkpoints': { checkpoint: { uuid, metadata: before } } });
    const body = { checkpoint: { uuid, metadata } };
    const args: never = { checkpointUuid: uuid, body } as never;
    await scripted.client.postCheckpointMetadata(args, { force });
    return { ...scripted, last: scripted.sent.at(-1)?.body };
  };

  test('keeps the steps that it would lose', async () => {
    const { last, info } = await post({ note: 'best' }, { steps_completed: 400, note: 'old' });
    expect(last).toEqual({
      checkpoint: { uuid, metadata: { note: 'best', steps_completed: 400 } },
    });
    expect(info).toHaveBeenCalledWith(expect.stringContaining('steps_completed 400 kept'), {});
  });

  test.each([
    ['its own steps', { steps_completed: 7 }, { steps_completed: 400 }, false],
    ['nothing where there were none', { note: 'a' }, {}, false],
    ['what force says', { note: 'a' }, { steps_completed: 400 }, true],
  ])('sends %s', async (_, metadata, before, force) => {
    const { last } = await post(metadata, before, force);
    expect(last).toEqual({ checkpoint: { uuid, metadata } });
  });
});

describe('a password', () => {
  test('that is a hash would lock the user out', async () => {
    const { client, sent } = master({});
    const body = 'a1'.repeat(64);
    expect(await failure(client.setUserPassword({ userId: 3, body }))).toMatchObject({
      ...refused,
      message: expect.stringContaining('the master would hash it again'),
    });
    await client.setUserPassword({ userId: 3, body: 'in the clear' });
    expect(sent.map((each) => each.body)).toEqual(['in the clear']);
  });
});

describe('a filter by states', () => {
  test('uses the states that the master stores', async () => {
    const { client, sent } = master({});
    await client.getExperiments({ states: ['STATE_RUNNING', 'STATE_QUEUED', 'STATE_ERROR'] });
    const short: never = ['PAUSED'] as never;
    await client.getExperimentTrials({ experimentId: 7, states: short });
    await client.getExperiments({ states: [] });
    await client.getExperiments({ states: ['STATE_RUNNING'] }, { force: true });
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /experiments?states=STATE_ACTIVE&states=STATE_ERROR',
      'GET /experiments/7/trials?states=STATE_PAUSED',
      'GET /experiments',
      'GET /experiments?states=STATE_RUNNING',
    ]);
  });

  test('that can match nothing would match everything', async () => {
    const { client, sent } = master({});
    expect(await failure(client.getExperiments({ states: ['STATE_DELETED'] }))).toMatchObject({
      ...refused,
      message: expect.stringContaining('nothing is ever in STATE_DELETED'),
    });
    expect(sent).toEqual([]);
  });
});

test('an abort cancels requests of a guard', async () => {
  const silent: Turn[] = ['silence'];
  const { client, requests } = scriptedMaster(silent);
  const controller = new AbortController();
  const { signal } = controller;
  const ended = failure(client.getJobQueueStats({ resourcePools: ['a'] }, { signal }));
  await expect.poll(() => requests).toHaveLength(1);
  controller.abort();
  expect(await ended).toHaveProperty('name', 'AbortError');
  expect(requests[0]?.signal.aborted).toBe(true);
});
