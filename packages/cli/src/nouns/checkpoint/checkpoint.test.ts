import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCheckpoint } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';
import { startWithCheckpoint } from '../../test/with-checkpoint';

test('a checkpoint is described, and its files are listed', async () => {
  const { trainyard, uuid } = await startWithCheckpoint();
  const described = await trainyard('checkpoint', 'describe', uuid);
  expect(described.out.split('\n')[0]).toBe(`UUID        ${uuid}`);
  expect((await trainyard('c', 'files', uuid, '-o', 'csv')).out).toBe(
    'path,size\r\nmetadata.json,30\r\nmodel.pt,70001\r',
  );
});

test('its files are downloaded completely and compared', async () => {
  const { trainyard, uuid, folder } = await startWithCheckpoint();
  const fetched = await trainyard('c', 'download', uuid, '-o', 'best', '-q');
  expect(fetched).toEqual({ exitCode: 0, out: join(folder, 'best'), error: '' });
  expect((await readFile(join(folder, 'best', 'model.pt'))).length).toBe(70_001);
  expect((await trainyard('c', 'verify', uuid)).error).toBe(`Verified checkpoint ${uuid}.`);
  expect((await trainyard('c', 'download', uuid, '--mode', 'direct')).exitCode).toBe(2);
});

test('shared storage is read if it is mounted, and named otherwise', async () => {
  const { trainyardOn, uuid, sandbox, folder } = await startWithCheckpoint();
  const storage = { type: 'shared_fs', host_path: folder, storage_path: 'kept' };
  // as on a real master: the configuration names the storage, the files are refused
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === `/checkpoints/${uuid}`) {
      const message = 'checkpoint download via master is not supported for shared_fs';
      return Response.json({ message }, { status: 400 });
    }
    const answer = await sandbox.fetch(request);
    if (pathname !== `/api/v1/checkpoints/${uuid}`) return answer;
    const { checkpoint } = JSON.parse(await answer.text());
    const experimentConfig = {
      ...checkpoint.training.experimentConfig,
      checkpoint_storage: storage,
    };
    return Response.json({
      checkpoint: { ...checkpoint, training: { ...checkpoint.training, experimentConfig } },
    });
  };
  const run = (...args: string[]) => trainyardOn({ fetch }, 'checkpoint', ...args);
  for (const args of [
    ['download', uuid],
    ['verify', uuid],
  ]) {
    const refused = await run(...args);
    expect(refused).toMatchObject({ exitCode: 1, out: '' });
    expect(refused.error).toContain(`They are in ${join(folder, 'kept', uuid)};`);
  }
  await mkdir(join(folder, 'kept', uuid, 'sub'), { recursive: true });
  await writeFile(join(folder, 'kept', uuid, 'model.pt'), Buffer.alloc(70_001));
  await writeFile(join(folder, 'kept', uuid, 'metadata.json'), Buffer.alloc(30, ' '));
  expect((await run('verify', uuid)).error).toBe(`Verified checkpoint ${uuid}.`);
  const fetched = await run('download', uuid, '-o', 'mine', '-q');
  expect(fetched).toEqual({ exitCode: 0, out: join(folder, 'mine'), error: '' });
  expect((await readFile(join(folder, 'mine', 'model.pt'))).length).toBe(70_001);
  await writeFile(join(folder, 'kept', uuid, 'model.pt'), 'cut');
  expect((await run('verify', uuid)).error).toContain('reported 70001 bytes, found 3');
  expect((await run('download', uuid, '-o', 'other')).exitCode).toBe(1);
  expect((await readdir(folder)).filter((name) => /other/.test(name))).toEqual([]);
});

test('matching files are deleted, and checkpoints deleted', async () => {
  const { trainyard, uuid, client, clock } = await startWithCheckpoint();
  expect((await trainyard('c', 'delete', uuid)).error).toContain('-y skips the question.');
  expect((await trainyard('c', 'delete', `${uuid},`, '-y')).exitCode).toBe(0);
  clock.advance(60_000);
  const { checkpoint } = await getCheckpoint(client, { checkpointUuid: uuid });
  expect(checkpoint.state).toBe('STATE_DELETED');
});

test('a checkpoint is promoted after its files were checked', async () => {
  const { trainyard, uuid } = await startWithCheckpoint();
  await trainyard('m', 'create', 'detector');
  const promoted = await trainyard('m', 'promote', 'detector', uuid, '--name', 'v1', '-o', 'ids');
  expect(promoted).toMatchObject({ exitCode: 0, out: '1' });
});

test('top shows each pool, why explains a waiting job', async () => {
  const { trainyard } = await startCli();
  const top = await trainyard('top', '--columns', 'pool,used,queued');
  expect(top.out.split('\n')[1]).toBe('a100-pool  █████████████████░░░ 84%       2');
  const jobs = await trainyard('job', 'list', '-p', 'a100-pool', '-o', 'jsonl');
  const waiting = jobs.out
    .split('\n')
    .map((line) => JSON.parse(line))
    .find(({ summary }) => summary.state === 'STATE_QUEUED');
  const text = await trainyard('job', 'why', waiting.jobId);
  expect(text.out).toContain('a100-pool');
  expect(text.out).toMatch(/\nForecast: starts in .*: needs \d+, \d+ free.*, from progress of /);
  const columns = ['-o', 'json', '--columns', 'reasons,forecast'];
  const why = JSON.parse((await trainyard('job', 'why', waiting.jobId, ...columns)).out);
  expect(why.reasons.length).toBeGreaterThan(0);
  expect(text.out).toContain(why.forecast);
});
