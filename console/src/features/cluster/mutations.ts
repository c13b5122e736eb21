import {
  cancelExperiment,
  disableAgent,
  disableSlot,
  enableAgent,
  enableSlot,
  killExperiment,
  overwriteRPWorkspaceBindings,
  unbindRPFromWorkspace,
  updateJobQueue,
} from '@trainyard/sdk/calls';
import type { QueueControl } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { afterAgentChange, afterPoolChange, afterQueueChange } from '~/app/query-invalidation';

/** Changes one setting of a job in its queue. */
export const updateQueue = mutation(
  (update: QueueControl) => updateJobQueue(client, { body: { updates: [update] } }),
  afterQueueChange,
  { retry: false },
);

type End = { action: 'cancel' | 'kill'; experimentId: number };

/** Ends the experiment of a job. */
export const endExperiment = mutation(
  ({ action, experimentId }: End) =>
    action === 'cancel'
      ? cancelExperiment(client, { experimentId })
      : killExperiment(client, { experimentId }),
  afterQueueChange,
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
export const switchCompute = mutation(turn, afterAgentChange);

/** Enables, drains or disables one of several agents. */
export const switchAgent = (action: SwitchAction, agentId: string) => turn(action, { agentId });

/** Binds a pool to these workspaces; without any, all may use it. */
export const useBindPool = mutationHook(
  (queryClient, resourcePoolName: string, bound: readonly number[]) => ({
    // the master ignores an empty list, so the last workspaces are unbound instead
    mutationFn: (workspaceIds: readonly number[]): Promise<unknown> =>
      workspaceIds.length === 0
        ? unbindRPFromWorkspace(client, { resourcePoolName, body: { workspaceIds: [...bound] } })
        : overwriteRPWorkspaceBindings(client, {
            resourcePoolName,
            body: { workspaceIds: [...workspaceIds] },
          }),
    onSuccess: () => afterPoolChange(queryClient),
  }),
);
