import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCheckpoint } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../test/trainyard';
import { startWithCheckpoint } from '../test/with-checkpoint';

test('a checkpoint is described, its files listed', async () => {
  const { trainyard, uuid } = await startWithCheckpoint();
  const described = await trainyard('checkpoint', 'describe', uuid);
  expect(described.out.split('\n')[0]).toBe(`UUID        ${uuid}`);
  expect((await trainyard('c', 'files', uuid, '-o', 'csv')).out).toBe(
    'path,size\r\nmetadata.json,30\r\nmodel.pt,70001\r',
  );
});

test('its files come down whole and are compared', async () => {
  const { trainyard, uuid, folder } = await startWithCheckpoint();
  const fetched = await trainyard('c', 'download', uuid, '-o', 'best', '-q');
  expect(fetched).toEqual({ exitCode: 0, out: join(folder, 'best'), error: '' });
  expect((await readFile(join(folder, 'best', 'model.pt'))).length).toBe(70_001);
  expect((await trainyard('c', 'verify', uuid)).error).toBe(`Verified checkpoint ${uuid}.`);
  expect((await trainyard('c', 'download', uuid, '--mode', 'direct')).exitCode).toBe(2);
});

test('files that fit are thinned out, and checkpoints deleted', async () => {
  const { trainyard, uuid, client, clock } = await startWithCheckpoint();
  expect((await trainyard('c', 'delete', uuid)).error).toContain('-y does it without asking.');
  expect((await trainyard('c', 'delete', `${uuid},`, '-y')).exitCode).toBe(0);
  clock.advance(60_000);
  const { checkpoint } = await getCheckpoint(client, { checkpointUuid: uuid });
  expect(checkpoint.state).toBe('STATE_DELETED');
});

test('a checkpoint is promoted once its files were looked at', async () => {
  const { trainyard, uuid } = await startWithCheckpoint();
  await trainyard('m', 'create', 'detector');
  const promoted = await trainyard('m', 'promote', 'detector', uuid, '--name', 'v1', '-o', 'ids');
  expect(promoted).toMatchObject({ exitCode: 0, out: '1' });
});

test('top shows each pool, why says why a job waits', async () => {
  const { trainyard } = await startCli();
  const top = await trainyard('top', '--columns', 'pool,used,queued');
  expect(top.out.split('\n')[1]).toBe('a100-pool  █████████████████░░░ 84 %       2');
  const jobs = await trainyard('job', 'list', '-p', 'a100-pool', '-o', 'jsonl');
  const waiting = jobs.out
    .split('\n')
    .map((line) => JSON.parse(line))
    .find(({ summary }) => summary.state === 'STATE_QUEUED');
  expect((await trainyard('job', 'why', waiting.jobId)).out).toContain('a100-pool');
  const why = await trainyard('job', 'why', waiting.jobId, '-o', 'json', '--columns', 'reasons');
  expect(JSON.parse(why.out).reasons.length).toBeGreaterThan(0);
});
