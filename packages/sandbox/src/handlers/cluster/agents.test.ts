import { beforeEach, describe, expect, test } from 'vitest';
import type { AgentRow, SlotRow } from '../../database/database';
import { staticPool } from '../../database/start-state';
import {
  type Call,
  createTestMaster,
  refusal,
  type TestMaster,
  testStart,
} from '../../test/fixtures/test-master';

const slot = (id: string): SlotRow => ({
  id,
  device: { id: Number(id), brand: 'Artificial', uuid: `uuid-${id}`, type: 'TYPE_CPU' },
  enabled: true,
  draining: false,
  container: null,
});

const agent = (id: string, slots: SlotRow[], pool: string): AgentRow => ({
  id,
  registeredAt: testStart,
  addresses: ['127.0.0.1'],
  enabled: true,
  draining: false,
  version: '0.23.4',
  resourcePools: [pool],
  slots,
});

let master: TestMaster;
let user: Call;
beforeEach(async () => {
  master = await createTestMaster();
  user = await master.signIn('determined');
  const { agents, pools } = master.masterState.db;
  agents.insert(agent('agent-1', [slot('0'), slot('1')], 'default'));
  agents.insert({ ...agent('agent-2', [slot('0')], 'extra'), registeredAt: testStart - 1 });
  pools.insert({ id: 'extra', configuration: staticPool('extra'), workspaceIds: [2] });
});

const idsOf = async (path: string) => {
  const { body } = await user('GET', path);
  const rows = typeof body === 'object' && body && 'agents' in body ? body.agents : [];
  return Array.isArray(rows) ? rows.map(({ id }) => id) : [];
};

describe('agents', () => {
  test('are listed by id or by time', async () => {
    expect(await idsOf('/agents')).toEqual(['agent-1', 'agent-2']);
    expect(await idsOf('/agents?sortBy=SORT_BY_TIME')).toEqual(['agent-2', 'agent-1']);
    expect(await idsOf('/agents?label=any&limit=1')).toEqual(['agent-1']);
  });

  test('contain their slots under addresses, and the work on them', async () => {
    const container = { parent: '', id: 'c-1', state: 'STATE_RUNNING' as const, devices: [] };
    const row = master.masterState.db.agents.find('agent-1').slots[0];
    if (row) row.container = container;
    const { body } = await user('GET', '/agents/agent-1');
    expect(body).toMatchObject({
      agent: {
        registeredTime: '2026-11-20T09:00:00Z',
        slots: { '/agents/agent-1/slots/0': { id: '0', container: { id: 'c-1' } } },
        containers: { 'c-1': { state: 'STATE_RUNNING' } },
        label: '',
      },
    });
    expect((await user('GET', '/agents/agent-1/slots')).body).toMatchObject({
      slots: [{ id: '0' }, { id: '1', container: null }],
    });
  });

  test.each([
    ['GET', '/agents/ghost', "404 5 actor '/agents/ghost' not found"],
    ['GET', '/agents/ghost/slots', "404 5 actor '/agents/ghost' not found"],
    ['GET', '/agents/agent-1/slots/9', "404 5 actor '/agents/agent-1/slots/9' not found"],
    ['POST', '/agents/ghost/disable', "404 5 actor '/agents/ghost' not found"],
    [
      'POST',
      '/agents/agent-1/slots/9/enable',
      '500 13 actor /agents/agent-1/slots/9 could not be found',
    ],
    [
      'POST',
      '/agents/ghost/slots/0/disable',
      '500 13 actor /agents/ghost/slots/0 could not be found',
    ],
  ])('%s %s is refused', async (method, path, text) => {
    expect(refusal(await master.admin(method, path))).toBe(text);
  });

  test.each([
    ['/agents/agent-1/enable'],
    ['/agents/agent-1/disable'],
    ['/agents/agent-1/slots/0/enable'],
    ['/agents/agent-1/slots/0/disable'],
  ])('POST %s is for admins', async (path) => {
    expect(refusal(await user('POST', path))).toBe(
      '403 7 rpc error: code = PermissionDenied desc = user does not have permission',
    );
    expect((await master.admin('POST', path)).status).toBe(200);
  });

  test('are disabled and enabled with their slots', async () => {
    const drained = await master.admin('POST', '/agents/agent-1/disable', { drain: true });
    expect(drained.body).toMatchObject({
      agent: {
        enabled: false,
        draining: true,
        slots: { '/agents/agent-1/slots/1': { enabled: false, draining: true } },
      },
    });
    const enabled = await master.admin('POST', '/agents/agent-1/enable');
    expect(enabled.body).toMatchObject({ agent: { enabled: true, draining: false } });
  });

  test('one slot can be disabled', async () => {
    const { body } = await master.admin('POST', '/agents/agent-1/slots/1/disable');
    expect(body).toMatchObject({ slot: { id: '1', enabled: false, draining: false } });
    expect((await user('GET', '/agents/agent-1')).body).toMatchObject({ agent: { enabled: true } });
  });
});

describe('resource pools', () => {
  test('count the resources of their agents', async () => {
    await master.admin('POST', '/agents/agent-1/slots/1/disable');
    const { body } = await user('GET', '/resource-pools');
    expect(body).toMatchObject({
      resourcePools: [
        { name: 'default', numAgents: 1, slotsAvailable: 2, slotsUsed: 1, slotType: 'TYPE_CPU' },
        { name: 'extra', numAgents: 1, slotsAvailable: 1, slotsUsed: 0, slotsPerAgent: -1 },
      ],
      pagination: { total: 2 },
    });
  });

  test('count the running and the waiting jobs', async () => {
    const demo = await createTestMaster('demo');
    const { body } = await demo.admin('GET', '/resource-pools');
    const { experiments, interactive } = demo.masterState.db;
    const live =
      // those that a user stopped still have their containers
      experiments.where(({ state }) => /_(ACTIVE|STOPPING_CANCELED|STOPPING_KILLED)$/.test(state))
        .length + interactive.where(({ end }) => end === null).length;
    const counts = JSON.stringify(body).matchAll(/"(?:queued|scheduled)Count":(\d+)/g);
    const total = [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(total).toBe(live);
    expect(live).toBeGreaterThan(0);
  });

  test('of a workspace are those bound to it and the unbound ones', async () => {
    const named = async (id: number) =>
      (await user('GET', `/workspaces/${id}/available-resource-pools`)).body;
    expect(await named(2)).toMatchObject({ resourcePools: ['default', 'extra'] });
    expect(await named(77)).toMatchObject({ resourcePools: ['default'] });
  });
});
