import { decodeResponse } from '@trainyard/sdk/decode';
import { expect, test } from 'vitest';
import { agentsOf } from '../test/cluster';
import { slotHolders } from './slot-holders';

const taskId = '2418.3f6f2c1e-8d0b-4c57-9a3e-61c2b7f0d914';
const device = (id: number) => ({ id, brand: 'A100', uuid: `GPU-${id}`, type: 'TYPE_CUDA' });
const resources = (containerId: string, slot: number) => ({
  ...{ resourcesId: containerId, containerId, resourcesType: 'docker-container' },
  allocationId: '',
  agentDevices: { 'agent-1': { devices: [device(slot)] } },
});
const summary = (id: string, resources: object[]) => ({
  ...{ taskId: id, allocationId: `${id}.1`, name: `Task ${id}`, resourcePool: 'gpus' },
  ...{ slotsNeeded: 1, registeredTime: null, resources: resources, schedulerType: 'priority' },
  proxyPorts: [],
});
const { allocationIdToSummary } = decodeResponse('getTasks', {
  allocationIdToSummary: {
    one: summary(taskId, [resources('a', 0), { ...resources('gone', 2), exited: {} }]),
    two: summary('notebook', [resources('b', 1)]),
  },
});
const holderOf = slotHolders(Object.values(allocationIdToSummary));

const holders = (...containerIds: (string | undefined)[]) =>
  agentsOf({
    ...{ id: 'agent-1', pool: 'gpus' },
    slots: containerIds.map((containerId) => (containerId ? { containerId } : {})),
  }).flatMap(({ id, slots }) => Object.values(slots).map((slot) => holderOf(id, slot)?.entityId));

test('a slot is held by the allocation of its container', () => {
  expect(holders('a', 'b', 'gone', undefined)).toEqual(['2418', 'notebook', undefined, undefined]);
  expect(holders(undefined, 'a')).toEqual([undefined, '2418']);
});

test('a masked container is identified by its device', () => {
  expect(holders('********', '********', '********')).toEqual(['2418', 'notebook', undefined]);
});
