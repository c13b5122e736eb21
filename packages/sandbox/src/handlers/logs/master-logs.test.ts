import { masterLogs, patchMasterConfig } from '@trainyard/sdk/calls';
import type { MasterLogsResponse } from '@trainyard/sdk/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMasterLog } from '../../simulation/logs/master-log';
import { type Call, refusal } from '../../test/fixtures/test-master';
import {
  collect,
  createTrainingMaster,
  readWhileTimePasses,
  type TrainingMaster,
} from '../../test/fixtures/training-master';

let master: TrainingMaster;
let user: Call;
beforeEach(async () => {
  master = await createTrainingMaster();
  user = await master.signIn('determined');
});

type Query = { offset?: number; limit?: number };

const messages = (answers: MasterLogsResponse[]) =>
  answers.map(({ logEntry }) => `${logEntry.id} ${logEntry.message.split('  ')[0]}`);
const read = async (query: Query = {}) => messages(await collect(masterLogs(master.client, query)));

describe('the log of the master', () => {
  test('begins with its start', async () => {
    const lines = await read({ limit: 3 });
    expect(lines[0]).toMatch(/^0 master configuration: \{.*"password":"\*{8}"/);
    expect(lines.slice(1)).toEqual([
      '1 Trainyard master 0.23.4 (built with go1.20.6)',
      '2 connecting to database localhost:5432',
    ]);
  });

  test('reports what happens to a trial', async () => {
    const before = (await read()).length;
    const { id } = master.submit();
    master.clock.advance(20_000);
    await master.admin('POST', `/experiments/${id}/kill`);
    master.clock.advance(5000);
    const { requestId = '' } = master.db.trials.find(1);
    const reported = (await read({ offset: before })).map((line) =>
      line
        .replaceAll(requestId, 'R')
        .replace(/^\d+ /, '')
        .replace(/[0-9a-f]{8}-\S{27}/, 'C'),
    );
    expect(reported).toEqual([
      'decided to allocate trial',
      'resources are requested by /experiments/1/R/1 (Allocation ID: 1.R.1)',
      'allocated resources to /experiments/1/R/1',
      'starting container',
      'experiment state changed to STOPPING_KILLED',
      'trial changed from state ACTIVE to STOPPING_KILLED',
      'decided to kill allocation',
      'resources C are released for 1.R.1',
      'all resources are released for 1.R.1',
      'trial changed from state STOPPING_KILLED to CANCELED',
      'experiment state changed to CANCELED',
    ]);
  });

  test('is read from the end by a negative offset, by anyone', async () => {
    const all = await read();
    expect(await read({ offset: -2, limit: 1 })).toEqual(all.slice(-2, -1));
    expect(await read({ offset: -9999 })).toEqual(all);
    expect((await user('GET', '/tasks')).status).toBe(200);
    const body = await master.fetch(
      new Request('http://master/api/v1/master/logs?limit=1', {
        headers: { authorization: `Bearer ${await master.tokenOf('determined')}` },
      }),
    );
    expect(body.status).toBe(200);
  });

  test('is followed as it grows', async () => {
    const stream = masterLogs(master.client, { offset: -1, follow: true });
    const first = stream[Symbol.asyncIterator]();
    await first.next();
    master.submit();
    const next = first.next();
    const reading = readWhileTimePasses(
      master,
      (async function* () {
        yield await next;
      })(),
      { stepMs: 500 },
    );
    const { messages: seen } = await reading;
    expect(seen[0]?.message.value?.logEntry?.message).toMatch(/^decided to allocate trial/);
    await first.return?.(undefined);
  });

  test('keeps its latest entries', () => {
    const log = createMasterLog(3);
    for (let at = 0; at < 10; at++) log.write({ at, message: `${at}` });
    expect(log.entries().map(({ id, message }) => `${id} ${message}`)).toEqual([
      '7 7',
      '8 8',
      '9 9',
    ]);
  });

  test.each([
    ['limit=-1', '400 3 Limit must be >= 0'],
    ['limit=5&follow=true', '400 3 Limit cannot be specified when following'],
  ])('?%s is refused', async (query, text) => {
    expect(refusal(await master.admin('GET', `/master/logs?${query}`))).toBe(text);
  });
});

describe('the config of the master', () => {
  const patch = (level: string, paths: string[]) =>
    master.admin('PATCH', '/master/config', { config: { log: { level } }, fieldMask: { paths } });

  test('changes its logging, with the given spelling', async () => {
    const { config } = await patchMasterConfig(master.client, {
      body: { config: { log: { level: 'ERROR', color: false } }, fieldMask: { paths: ['log'] } },
    });
    expect(config).toMatchObject({ log: { level: 'ERROR', color: false } });
    const before = (await read()).length;
    master.submit();
    master.clock.advance(20_000);
    // without an error, nothing is written
    expect(await read()).toHaveLength(before);
    const { body } = await master.admin('PATCH', '/master/config', {});
    expect(body).toMatchObject({ config: { log: { level: 'ERROR', color: false } } });
  });

  test('shows the current pools', async () => {
    const { body } = await master.admin('GET', '/master/config');
    expect(body).toMatchObject({
      config: { resource_pools: [{ pool_name: 'default', scheduler: { type: 'fair_share' } }] },
    });
  });

  test('rejects other changes', async () => {
    expect(refusal(await patch('info', ['port']))).toBe(
      '500 13 unsupported or invalid field: port',
    );
    expect(refusal(await patch('loud', ['log.level']))).toBe('500 13 invalid log level: loud');
    expect(refusal(await user('PATCH', '/master/config', {}))).toBe(
      '403 7 user does not have permission',
    );
  });
});
