import { getAgent, getJobsV2 } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('agents are listed, drained and enabled again', async () => {
  const { trainyard, client } = await startCli();
  const { out } = await trainyard(
    'agent',
    'list',
    '--columns',
    'id,slots,resourcePools',
    '--limit',
    '2',
  );
  expect(out).toBe(
    'ID        Slots  Pools\nagent-01      8  a100-pool\nagent-02      8  a100-pool',
  );
  const drained = await trainyard('a', 'disable', 'agent-01', 'agent-02', '--drain');
  expect(drained.error).toBe('Draining agent agent-01.\nDraining agent agent-02.');
  expect((await getAgent(client, { agentId: 'agent-01' })).agent.draining).toBe(true);
  await trainyard('a', 'enable', '--all');
  expect((await getAgent(client, { agentId: 'agent-01' })).agent).toMatchObject({
    enabled: true,
    draining: false,
  });
  expect((await trainyard('a', 'disable', '--all')).error).toContain('-y skips the question.');
  expect((await trainyard('a', 'enable')).exitCode).toBe(2);
});

test('slots show the work on them', async () => {
  const { trainyard } = await startCli();
  const columns = ['--columns', 'agentId,slotId,taskName,type', '-o', 'csv', '--no-header'];
  const { out } = await trainyard('slot', 'list', ...columns, '--limit', '1');
  expect(out).toMatch(/^agent-01,0,Trial \d+ \(Experiment \d+\),cuda\r$/);
  expect((await trainyard('s', 'disable', 'agent-06', '0', '1')).error).toBe(
    'Disabled slot 0.\nDisabled slot 1.',
  );
  expect((await trainyard('s', 'enable', 'agent-06', '0', '1')).exitCode).toBe(0);
});

test('every verb counts a disabled slot as disabled, not as used', async () => {
  const { trainyard } = await startCli();
  await trainyard('a', 'disable', 'agent-06');
  const csv = ['-o', 'csv', '--no-header'];
  const agents = await trainyard('a', 'list', '--columns', 'id,slotsUsed,slotsDisabled', ...csv);
  expect(agents.out).toMatch(/^agent-06,0,8\r?$/m);
  const slots = await trainyard('s', 'list', '--columns', 'agentId,slotId,state', ...csv);
  expect(slots.out).toMatch(/^agent-06,0,disabled\r?$/m);
  const top = await trainyard('top', '--columns', 'pool,slotsUsed,slotsFree,slotsDisabled', ...csv);
  const [, used, free] = /^t4-pool,(\d+),(\d+),8\r?$/m.exec(top.out) ?? [];
  expect(Number(used) + Number(free)).toBe(8);
  const pools = await trainyard('rp', 'list', '--columns', 'name,slotsUsed,slotsAvailable', ...csv);
  expect(pools.out).toMatch(new RegExp(`^t4-pool,${used},16\\r?$`, 'm'));
});

test('pools are listed and bound', async () => {
  const { trainyard } = await startCli();
  expect((await trainyard('rp', 'list', '-o', 'ids')).out).toBe('a100-pool\nt4-pool\naux');
  const bound = await trainyard('rp', 'bindings', 'add', 't4-pool', 'vision', 'speech');
  const seen = ['rp', 'bindings', 'list-workspaces', 't4-pool', '--columns', 'name', '-o', 'ids'];
  expect([bound.error, (await trainyard(...seen)).out]).toEqual([
    'Bound t4-pool: Vision, Speech.',
    'Vision\nSpeech',
  ]);
  await trainyard('rp', 'bindings', 'replace', 't4-pool', 'language');
  expect((await trainyard(...seen)).out).toBe('Language');
  await trainyard('rp', 'bindings', 'remove', 't4-pool', 'language');
  expect((await trainyard(...seen)).out).toBe('');
  expect((await trainyard('w', 'list-pools', 'vision', '-o', 'ids')).out).toContain('t4-pool');
});

test('usage is listed raw and summed up', async () => {
  const { trainyard } = await startCli();
  const times = ['2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z'];
  const raw = await trainyard('res', 'raw', ...times, '-o', 'jsonl', '--limit', '1');
  expect(JSON.parse(raw.out)).toMatchObject({
    kind: expect.any(String),
    seconds: expect.any(Number),
  });
  const columns = ['--columns', 'by,hours', '-o', 'csv', '--no-header'];
  const sums = await trainyard('res', 'agg', '2026-11-18', '2026-11-19', ...columns);
  const rows = sums.out.split('\r\n').map((line) => line.replace('\r', '').split(','));
  const sumOf = (by: string) =>
    rows.filter(([name]) => name === by).reduce((sum, [, hours]) => sum + Number(hours), 0);
  expect(sumOf('all')).toBeGreaterThan(1);
  expect(sumOf('user')).toBeCloseTo(sumOf('all'), 3);
  expect((await trainyard('res', 'raw', 'yesterday', 'now')).error).toBe(
    '"yesterday" is not a time such as 2026-11-01T00:00:00Z.',
  );
  expect((await trainyard('res', 'waits', '-o', 'ids')).out).toContain('a100-pool');
});

test('jobs are listed by pool, and moved', async () => {
  const { trainyard, client } = await startCli();
  const queued = async () => {
    const { jobs } = await getJobsV2(client, { resourcePool: 'a100-pool' });
    return jobs.map(({ full }) => full?.jobId ?? '');
  };
  const { out } = await trainyard('job', 'list', '-p', 'a100-pool', '-o', 'ids');
  expect(out.split('\n')).toEqual(await queued());
  const last = (await queued()).at(-1) ?? '';
  expect((await trainyard('j', 'u', last, '--priority', '1')).error).toBe(`Updated job ${last}.`);
  const { jobs } = await getJobsV2(client, { resourcePool: 'a100-pool' });
  expect(jobs.find(({ full }) => full?.jobId === last)?.full?.priority).toBe(1);
  expect((await trainyard('j', 'update-batch', `${last}.priority=50`)).error).toBe(
    'Updated 1 job.',
  );
  expect((await trainyard('j', 'update-batch', `${last}.color=red`)).exitCode).toBe(2);
  expect((await trainyard('j', 'u', last)).error).toMatch(/^Change one thing at a time/);
  expect((await trainyard('j', 'u', last, '--priority', '100')).error).toBe(
    '--priority takes a whole number from 1 to 99, not "100".',
  );
});

test('webhooks are created with states as triggers', async () => {
  const { trainyard } = await startCli();
  const url = 'http://127.0.0.1:9/hook';
  expect((await trainyard('webhook', 'create', url)).error).toContain('for every experiment');
  const result = await trainyard('webhook', 'create', url, '--on', 'ERROR', '-y', '-o', 'ids');
  const rows = await trainyard('webhook', 'list', '-o', 'json');
  expect(JSON.parse(rows.out)).toContainEqual(
    expect.objectContaining({ id: Number(result.out), url, webhookType: 'WEBHOOK_TYPE_DEFAULT' }),
  );
  expect((await trainyard('webhook', 'create', url, '--on', 'PAUSED', '-y')).error).toBe(
    '--on takes COMPLETED, ERROR, not "PAUSED".',
  );
  expect((await trainyard('webhook', 'delete', result.out, '-y')).error).toBe(
    `Deleted webhook ${result.out}.`,
  );
});
