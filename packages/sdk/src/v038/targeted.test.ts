import { describe, expect, test } from 'vitest';
import { createTransport, getExperiment, killExperiments } from '../calls';
import { type ClientOptions, createClient } from '../client/client';
import type { OperationId } from '../client/operation';
import { recordedRequest } from '../client/recorded-request';
import { isUnsupported } from '../errors/errors';
import { operationList } from '../generated/v038/operation-list';
import type { Target } from './client-type';
import { targeted } from './targeted';
import { changedAnswers } from './translate';

type Sent = { line: string; body: unknown };
type Answers = Record<string, unknown>;

/** A master that answers by path, and its requests. */
function master(answers: Answers = {}) {
  const sent: Sent[] = [];
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    sent.push({
      line: `${request.method} ${pathname}${search}`.replace('/api/v1', ''),
      body: text === '' ? undefined : JSON.parse(text),
    });
    const answer = answers[pathname.replace('/api/v1', '')] ?? { results: [] };
    if (answer instanceof Response) return answer.clone();
    return Response.json(answer);
  };
  const clientFor = <To extends Target>(target: To, options: Partial<ClientOptions<To>> = {}) =>
    createClient({ baseUrl: 'http://master', fetch, retry: 'off', ...options, target });
  return { sent, clientFor };
}

const pagination = { offset: 0, limit: 5, startIndex: 0, endIndex: 0, total: 0 };
const webhook = {
  url: 'x',
  name: 'x',
  webhookType: 'WEBHOOK_TYPE_DEFAULT',
  mode: 'WEBHOOK_MODE_WORKSPACE',
};
const masterAt = (version: string) => ({ version });

describe('the nine calls that moved', () => {
  const actions = ['activate', 'archive', 'cancel', 'kill', 'pause', 'unarchive'] as const;

  test.each(actions)('%sExperiments is under a project, -1 being all', async (action) => {
    const { sent, clientFor } = master();
    const body = { experimentIds: [7, 9] };
    const id: OperationId = `${action}Experiments`;
    expect(await clientFor('0.38.1')[id]({ body })).toEqual({ results: [] });
    await clientFor('0.38.1')[id]({ body, projectId: 3 });
    await clientFor('0.38.1')[id]({ body: { experimentIds: [], filters: { projectId: 4 } } });
    expect(sent.map(({ line }) => line)).toEqual(
      [-1, 3, 4].map((project) => `POST /projects/${project}/experiments/${action}`),
    );
    expect(sent[0]?.body).toEqual(body);
  });

  test('deleteExperiments and moveExperiments, too', async () => {
    const { sent, clientFor } = master();
    const client = clientFor('0.38.1');
    await client.deleteExperiments({ body: { experimentIds: [7] } });
    await client.moveExperiments({ body: { experimentIds: [7], destinationProjectId: 2 } });
    expect(sent).toEqual([
      { line: 'DELETE /projects/-1/experiments/delete', body: { experimentIds: [7] } },
      {
        line: 'POST /projects/-1/experiments/move',
        body: { experimentIds: [7], destinationProjectId: 2 },
      },
    ]);
  });

  test('searchExperiments is a POST; the newer form is accepted, too', async () => {
    const answer = { experiments: [], pagination: { total: 0 } };
    const { sent, clientFor } = master({ '/experiments-search': answer });
    const client = clientFor('0.38.1');
    await client.searchExperiments({ projectId: 7, limit: 20, sort: '', filter: '{}' });
    await client.searchExperiments({ body: { limit: 3 } });
    expect(sent).toEqual([
      { line: 'POST /experiments-search', body: { projectId: 7, limit: 20, filter: '{}' } },
      { line: 'POST /experiments-search', body: { limit: 3 } },
    ]);
  });
});

describe('calls with changed arguments', () => {
  const sentBy = async (call: (client: ReturnType<typeof clientOf>) => PromiseLike<unknown>) => {
    const { sent, clientFor } = master({ '/master/config': {}, '/webhooks': { webhook } });
    await call(clientFor('0.38.1'));
    return sent[0];
  };
  const clientOf = () => master().clientFor('0.38.1');

  test('checkpoints are sorted by an attribute', async () => {
    const answer = { checkpoints: [], pagination: {} };
    const { sent, clientFor } = master({ '/experiments/7/checkpoints': answer });
    const client = clientFor('0.38.1');
    await client.getExperimentCheckpoints({ experimentId: 7, sortBy: 'SORT_BY_UUID' }).result();
    await client.getExperimentCheckpoints({ experimentId: 7, sortByMetric: 'loss' }).result();
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /experiments/7/checkpoints?sortByAttr=SORT_BY_UUID',
      'GET /experiments/7/checkpoints?sortByMetric=loss',
    ]);
  });

  test('progress is an object, and still required', async () => {
    const half = await sentBy((client) => client.reportTrialProgress({ trialId: 3, body: 0.5 }));
    expect(half).toEqual({ line: 'POST /trials/3/progress', body: { progress: 0.5 } });
    const missing = sentBy((client) =>
      client.reportTrialProgress({ trialId: 3 } as { trialId: number; body: number }),
    );
    await expect(missing).rejects.toThrow(
      'Required parameter body was null or undefined when calling reportTrialProgress',
    );
  });

  test.each([
    ['warn', 'LOG_LEVEL_WARNING'],
    ['DEBUG', 'LOG_LEVEL_DEBUG'],
    ['fatal', 'LOG_LEVEL_CRITICAL'],
    ['LOG_LEVEL_INFO', 'LOG_LEVEL_INFO'],
  ])('the log level %s becomes %s', async (level, name) => {
    const fieldMask = { paths: ['log.level'] };
    const body = { config: { log: { level, color: true } }, fieldMask };
    const request = await sentBy((client) => client.patchMasterConfig({ body }));
    expect(request?.body).toEqual({ config: { log: { level: name, color: true } }, fieldMask });
  });

  test('a webhook gets a name and fires for its workspace by default', async () => {
    const url = 'https://hooks.example.com/ml';
    const body = { url, webhookType: 'WEBHOOK_TYPE_DEFAULT' as const };
    const plain = await sentBy((client) => client.postWebhook({ body }));
    expect(plain?.body).toEqual({ ...body, name: url, mode: 'WEBHOOK_MODE_WORKSPACE' });
    const own = { ...body, name: 'mine', mode: 'WEBHOOK_MODE_SPECIFIC' as const };
    const named = await sentBy((client) => client.postWebhook({ body: own }));
    expect(named?.body).toEqual(own);
  });

  test('arguments without a counterpart are rejected before sending', async () => {
    const { sent, clientFor } = master();
    const client = clientFor('auto');
    const newer = clientFor('0.38.1');
    expect(await newer.getAgents({ label: 'gpu' } as object).result()).toMatchObject({
      error: { type: 'input', message: 'getAgents: agents of a 0.38.1 master have no label' },
    });
    const body = { updates: [{ jobId: 'a', aheadOf: 'b' }] };
    expect(await newer.updateJobQueue({ body }).result()).toMatchObject({
      error: { type: 'input', operation: 'updateJobQueue' },
    });
    expect(sent).toEqual([]);
    expect(client).toHaveProperty('updateJobQueue');
  });
});

describe('answers', () => {
  test('are decoded by the newer contract, and fields of 0.23 are filled in', async () => {
    const allocation = { taskId: 't', state: 'STATE_QUEUED', allocationId: 't.1', slots: 0 };
    const task = {
      taskId: 't',
      taskType: 'TASK_TYPE_GENERIC',
      startTime: '',
      allocations: [allocation],
    };
    const { clientFor } = master({ '/tasks/t': { task } });
    const answer = await clientFor('0.38.1').getTask({ taskId: 't' });
    expect(answer.task).toMatchObject({
      taskType: 'TASK_TYPE_GENERIC',
      allocations: [{ isReady: false, slots: 0 }],
    });
  });

  test.each(['getExperiment', 'createExperiment', 'patchExperiment'])(
    'the searcher of %s loses its quotes',
    (id) => {
      const answer = { experiment: { searcherType: '"grid"' } };
      changedAnswers[id]?.(answer, {});
      expect(answer.experiment.searcherType).toBe('grid');
      changedAnswers[id]?.(answer, {});
      expect(answer.experiment.searcherType).toBe('grid');
      changedAnswers[id]?.({ experiment: null }, {});
    },
  );

  test('a previewed search is expanded as before', async () => {
    const summary = {
      config: {},
      trials: [
        { count: 2, unit: { name: 'batches', value: 16, maxLength: false } },
        { count: 1, unit: { maxLength: true } },
      ],
    };
    const { clientFor } = master({
      '/preview-hp-search': { summary },
      '/master': masterAt('0.38.1'),
    });
    const answer = await clientFor('auto').previewHPSearch({
      body: { config: {}, seed: 5 },
    });
    expect(answer.simulation).toEqual({
      config: null,
      seed: 5,
      trials: [
        {
          operations: [
            { type: 'RUNNABLE_TYPE_TRAIN', length: 16 },
            { type: 'RUNNABLE_TYPE_VALIDATE', length: 0 },
          ],
          occurrences: 2,
        },
        { operations: [], occurrences: 1 },
      ],
    });
  });
});

describe('calls that only one master has', () => {
  test('new ones are methods, and are sent', async () => {
    const { sent, clientFor } = master({ '/runs': { runs: [], pagination } });
    const answer = await clientFor('0.38.1').searchRuns({ body: { limit: 5 } });
    expect(sent).toEqual([{ line: 'POST /runs', body: { limit: 5 } }]);
    expect(answer).toEqual({ runs: [], pagination });
  });

  test('removed ones are not methods; as functions they reject unsent', async () => {
    const { sent, clientFor } = master({ '/master': masterAt('0.38.1') });
    expect(clientFor('0.38.1')).not.toHaveProperty('getSearcherEvents');
    const { result } = clientFor('auto').getSearcherEvents({ experimentId: 7 });
    const { error } = (await result()) as { error: unknown };
    expect(isUnsupported(error)).toBe(true);
    expect(error).toMatchObject({
      operation: 'getSearcherEvents',
      message: "getSearcherEvents is not in this master's version, 0.38.1: it went after 0.23.4",
    });
    expect(sent.map(({ line }) => line)).toEqual(['GET /master']);
  });

  test('a new one rejects unsent with an older master', async () => {
    const { sent, clientFor } = master({ '/master': masterAt('0.23.4') });
    const client = clientFor('auto');
    await expect(client.searchRuns({ body: {} })).rejects.toMatchObject({
      status: 501,
      supportedSince: '0.38.1',
      message: "searchRuns is not in this master's version, 0.23.4: it came with 0.38.1",
    });
    await client.pauseExperiments({ body: { experimentIds: [1] } });
    expect(sent.map(({ line }) => line)).toEqual(['GET /master', 'POST /experiments/pause']);
  });

  test('a client for 0.23.4 has the calls of 0.23.4', () => {
    const client = master().clientFor('0.23.4');
    expect(client).toHaveProperty('getSearcherEvents');
    expect(client).not.toHaveProperty('searchRuns');
  });
});

describe('auto', () => {
  test('requests the version once, for any number of waiting calls', async () => {
    const { sent, clientFor } = master({ '/master': masterAt('0.38.1') });
    const client = clientFor('auto');
    const body = { experimentIds: [1] };
    await Promise.all([1, 2, 3].map(() => client.killExperiments({ body })));
    expect(sent.map(({ line }) => line).sort()).toEqual([
      'GET /master',
      ...[1, 2, 3].map(() => 'POST /projects/-1/experiments/kill'),
    ]);
  });

  test('requests it again after a failure', async () => {
    const answers: Answers = { '/master': new Response('', { status: 503 }) };
    const { sent, clientFor } = master(answers);
    const client = clientFor('auto');
    const body = { experimentIds: [1] };
    await expect(client.killExperiments({ body })).rejects.toMatchObject({ status: 503 });
    answers['/master'] = masterAt('0.23.4');
    await client.killExperiments({ body });
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /master',
      'GET /master',
      'POST /experiments/kill',
    ]);
  });

  test('a call stopped during the request ends at once', async () => {
    const stop = new AbortController();
    const never = () => new Promise<Response>(() => {});
    const client = createClient({ baseUrl: 'http://master', target: 'auto', fetch: never });
    const call = getExperiment(client, { experimentId: 1 }, { signal: stop.signal });
    const logs = client.trialLogs({ trialId: 1 }, { signal: stop.signal }).next();
    stop.abort();
    await expect(call).rejects.toThrow(/abort/i);
    await expect(logs).rejects.toThrow(/abort/i);
  });
});

test('streams are passed on as well', async () => {
  const line = {
    result: { logEntry: { id: 1, message: 'hello', timestamp: '', level: 'LOG_LEVEL_INFO' } },
  };
  const { sent, clientFor } = master({ '/master/logs': line });
  const messages: unknown[] = [];
  for await (const message of clientFor('0.38.1').masterLogs({ limit: 1 })) messages.push(message);
  expect(messages).toMatchObject([{ logEntry: { message: 'hello' } }]);
  expect(sent.map(({ line: text }) => text)).toEqual(['GET /master/logs?limit=1']);
});

test('an unread answer of a route outside the contract is passed on unchanged', async () => {
  const { sent, clientFor } = master();
  const route = { id: 'download', method: 'GET', path: '/checkpoints/{id}', required: 'id' };
  const response = await clientFor('0.38.1').send(route, { id: 'a' }, {});
  expect(response.status).toBe(200);
  expect(sent.map(({ line }) => line)).toEqual(['GET /checkpoints/a']);
});

test('a bare transport can have a target, too', async () => {
  const sent: string[] = [];
  const fetch = async ({ method, url }: Request) => {
    sent.push(`${method} ${new URL(url).pathname}`);
    return Response.json({ results: [], version: '0.38.1' });
  };
  const client = targeted(createTransport({ baseUrl: 'http://master', fetch }), '0.38.1');
  await killExperiments(client, { body: { experimentIds: [1] } });
  expect(sent).toEqual(['POST /api/v1/projects/-1/experiments/kill']);
  const plain = createTransport({ baseUrl: 'http://master', fetch });
  expect(targeted(plain)).toBe(plain);
});

test('the list of operations finds each by its own address', async () => {
  // the ids of the newer contract differ; the address identifies an operation
  const operations = operationList.map((each) => ({ ...each, id: 'getMe' as const }));
  const requests = operations.map(({ method, path }) =>
    recordedRequest(
      new Request(`http://master${path.replace(/[{}]/g, '')}`, { method }),
      operations,
    ),
  );
  const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const addresses = (await Promise.all(requests)).map((each) => each && addressOf(each.operation));
  expect(addresses).toEqual(operationList.map(addressOf));
});
