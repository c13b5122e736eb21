import {
  bindRPToWorkspace,
  cancelExperiment,
  disableAgent,
  disableSlot,
  enableAgent,
  enableSlot,
  killExperiment,
  listWorkspacesBoundToRP,
  unbindRPFromWorkspace,
  updateJobQueue,
} from '@trainyard/sdk/calls';
import { type ListChange, neededChange } from '@trainyard/sdk/model';
import { call, changesOf } from '@trainyard/sdk/query';
import type { QueueControl } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { mutation } from '~/data/mutation';

/** Changes one setting of a job in its queue. */
export const updateQueue = mutation(
  (update: QueueControl) => updateJobQueue(client, { body: { updates: [update] } }),
  [updateJobQueue],
  { retry: false },
);

type End = { action: 'cancel' | 'kill'; experimentId: number };

/** Ends the experiment of a job. */
export const endExperiment = mutation(
  ({ action, experimentId }: End) =>
    action === 'cancel'
      ? cancelExperiment(client, { experimentId })
      : killExperiment(client, { experimentId }),
  ({ action, experimentId }) => [
    call(action === 'cancel' ? cancelExperiment : killExperiment, { experimentId }),
  ],
);

export type SwitchAction = 'enable' | 'drain' | 'disable';
export type SwitchTarget = { agentId: string; slotId?: string };

function turn(action: SwitchAction, { agentId, slotId }: SwitchTarget): Promise<unknown> {
  const body = { drain: action === 'drain' };
  if (slotId === undefined)
    return action === 'enable'
      ? enableAgent(client, { agentId })
      : disableAgent(client, { agentId, body });
  return action === 'enable'
    ? enableSlot(client, { agentId, slotId })
    : disableSlot(client, { agentId, slotId, body });
}

/** Enables, drains or disables an agent or one of its slots. */
export const switchCompute = mutation(turn, (_, { agentId }) => [
  call(enableAgent, { agentId }),
  // ends the work there, too; the calls for a slot change nothing else
  call(disableAgent, { agentId, body: {} }),
]);

/** Enables, drains or disables one of several agents. */
export const switchAgent = (action: SwitchAction, agentId: string) => turn(action, { agentId });

/**
 * Binds a pool to workspaces and unbinds others, against its newest bindings; a pool without any serves all
 * workspaces.
 */
export const useBindPool = mutationHook((_, resourcePoolName: string) => ({
  mutationFn: async (change: ListChange<number>) => {
    const bound = await listWorkspacesBoundToRP(client, { resourcePoolName, limit: 0 });
    const { added, removed } = neededChange(bound.workspaceIds, change);
    if (added.length > 0)
      await bindRPToWorkspace(client, { resourcePoolName, body: { workspaceIds: [...added] } });
    if (removed.length > 0)
      await unbindRPFromWorkspace(client, {
        resourcePoolName,
        body: { workspaceIds: [...removed] },
      });
  },
  meta: changesOf(call(bindRPToWorkspace, { resourcePoolName, body: { workspaceIds: [] } })),
}));
