import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isObject } from '../../config/json';
import { hasRecordings, recordingsDirectory } from '../../test/fixtures/recordings';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

type Exchange = {
  name: string;
  op: string | null;
  as: string | null;
  request: { method: string; path: string; query: Record<string, unknown>; body: unknown };
  response: { status: number; body?: unknown };
};

const exchangesOf = (file: string): Exchange[] =>
  readFileSync(`${recordingsDirectory}/${file}.ndjson`, 'utf8')
    .trim()
    .split('\n')
    .map((line): Exchange => JSON.parse(line))
    .filter(({ response }) => response?.status !== undefined);

// identifiers of instances rather than kinds
const isOwnName = (key: string) => /^[0-9a-f]{8}-|^\d+\.|^agent-|^\/agents\//.test(key);

/**
 * Compares names of fields and types of values; null matches anything, a list has the type of its
 * first item.
 */
function differences(actual: unknown, expected: unknown, at = ''): string[] {
  if (actual === null || expected === null) return [];
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return actual.length * expected.length === 0
      ? []
      : differences(actual[0], expected[0], `${at}[]`);
  }
  if (!isObject(actual) || !isObject(expected)) {
    return typeof actual === typeof expected
      ? []
      : [`${at}: ${typeof actual}, not ${typeof expected}`];
  }
  const names = (value: object) => Object.keys(value).filter((key) => !isOwnName(key));
  const [own, recorded] = [names(actual), names(expected)];
  if (own.join() !== recorded.join()) return [`${at}: ${own.join()} instead of ${recorded.join()}`];
  return own.flatMap((key) => differences(actual[key], expected[key], `${at}.${key}`));
}

/** A master on which tasks of each recorded kind run. */
async function busyMaster() {
  const master = await createTrainingMaster();
  const ids: Record<string, string> = {};
  const idIn = (body: unknown) => JSON.stringify(body).match(/"id":"([^"]+)"/)?.[1] ?? '';
  const config = { resources: { slots: 0 }, entrypoint: ['sleep', '999'] };
  const { id } = master.submit();
  for (const kind of ['notebooks', 'shells', 'commands']) {
    ids[kind] = idIn((await master.admin('POST', `/${kind}`, { config })).body);
  }
  const board = await master.admin('POST', '/tensorboards', { experimentIds: [id] });
  ids.tensorboards = idIn(board.body);
  master.clock.advance(30_000);
  return { master, ids };
}

const actual = (master: TrainingMaster, { method, path, query, body }: Exchange['request']) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  const sent = method === 'GET' ? undefined : (body ?? {});
  return master.admin(method, `${path.replace('/api/v1', '')}?${search}`, sent);
};

describe.runIf(hasRecordings)('answers about tasks have the recorded format', () => {
  const kinds = /^\/api\/v1\/(notebooks|shells|commands|tensorboards)\/[0-9a-f-]{36}(\/\w+)?$/;

  test('of lists, single ones, launches and changes', async () => {
    const { master, ids } = await busyMaster();
    const recorded = exchangesOf('interactive').filter(({ response }) => response.status === 200);
    let compared = 0;
    for (const { name, request, response } of recorded) {
      const [, kind, action = ''] = kinds.exec(request.path) ?? [];
      const path = kind === undefined ? request.path : `/api/v1/${kind}/${ids[kind]}${action}`;
      // the ids in the recording do not exist here
      const body = request.path.endsWith('/tensorboards') ? { experimentIds: [1] } : request.body;
      const workspace =
        isObject(body) && 'workspaceId' in body ? { ...body, workspaceId: 1 } : body;
      const query = {
        ...request.query,
        ...(request.query.workspaceId !== undefined && { workspaceId: 1 }),
      };
      const answer = await actual(master, { ...request, path, query, body: workspace });
      const faults = differences(answer.body, response.body);
      // a priority that was set is part of the resources
      const lines = faults.filter(
        (line) => !/^\.config\.(resources|environment\.image)/.test(line),
      );
      expect([name, answer.status, ...lines]).toEqual([name, 200]);
      compared += 1;
    }
    console.log(`${compared} recorded answers about interactive tasks have the same shape`);
    expect(compared).toBeGreaterThan(40);
  });

  test.each(['queue', 'tasks', 'agents', 'agents-fresh', 'pools'])('of %s', async (file) => {
    const { master } = await busyMaster();
    const operations = /^Get(Jobs|JobQueueStats|Tasks|ActiveTasksCount|Agents|ResourcePools)$/;
    const recorded = exchangesOf(file).filter(
      ({ op, response }) => op !== null && operations.test(op) && response.status === 200,
    );
    for (const { name, request, response } of recorded) {
      const { resourcePool, resourcePools, offset, ...query } = request.query;
      const answer = await actual(master, { ...request, query });
      expect([name, ...differences(answer.body, response.body)]).toEqual([name]);
    }
  });

  test('of the config of the master', async () => {
    const { master } = await busyMaster();
    const recorded = exchangesOf('master').find(
      ({ op, response }) => op === 'GetMasterConfig' && response.status === 200,
    );
    const { body } = await master.admin('GET', '/master/config');
    const faults = differences(body, recorded?.response.body);
    // other kinds of schedulers have other settings
    expect(faults.filter((line) => !line.includes('scheduler'))).toEqual([]);
  });
});

describe.runIf(hasRecordings)('refusals about tasks equal the recorded ones', () => {
  const own =
    /Notebook|Shell|Command|Tensorboard|GetJobs|Task|MasterLogs|MasterConfig|ResourceAlloc/;
  // these depend on the state of the recorded master
  const elsewhere = ['003-notebook-nonsense'];

  test('word for word', async () => {
    const master = await createTrainingMaster();
    let compared = 0;
    for (const file of ['interactive', 'queue', 'usage', 'master', 'tasks']) {
      const refused = exchangesOf(file).filter(
        ({ op, as, name, response }) =>
          response.status >= 400 &&
          as === 'admin' &&
          own.test(op ?? '') &&
          !elsewhere.includes(name),
      );
      for (const { name, request, response } of refused) {
        const { status, body } = await actual(master, request);
        expect({ name, status, body }).toEqual({
          name,
          status: response.status,
          body: response.body,
        });
        compared += 1;
      }
    }
    console.log(`${compared} recorded refusals about tasks were given again`);
    expect(compared).toBeGreaterThan(15);
  });
});
