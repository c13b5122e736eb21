import {
  bindRPToWorkspace,
  type Caller,
  cancelExperiment,
  disableAgent,
  disableSlot,
  enableAgent,
  enableSlot,
  killExperiment,
  listWorkspacesBoundToRP,
  patchMasterConfig,
  unbindRPFromWorkspace,
  updateJobQueue,
} from '@trainyard/sdk/calls';
import { type ListChange, neededChange } from '@trainyard/sdk/model';
import type { QueueControl } from '@trainyard/sdk/types';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation } from '~/data/mutation';

/** Changes one setting of a job in its queue. */
export const updateQueue = mutation(
  (client, update: QueueControl) => updateJobQueue(client, { body: { updates: [update] } }),
  { retry: false },
);

type End = { action: 'cancel' | 'kill'; experimentId: number };

/** Ends the experiment of a job. */
export const endExperiment = mutation((client, { action, experimentId }: End) =>
  action === 'cancel'
    ? cancelExperiment(client, { experimentId })
    : killExperiment(client, { experimentId }),
);

export type SwitchAction = 'enable' | 'drain' | 'disable';
export type SwitchTarget = { agentId: string; slotId?: string };

/** Enables, drains or disables an agent or one of its slots; the caller refreshes the lists. */
export function turn(
  client: Caller,
  action: SwitchAction,
  { agentId, slotId }: SwitchTarget,
): Promise<unknown> {
  const body = { drain: action === 'drain' };
  if (slotId === undefined)
    return action === 'enable'
      ? enableAgent(client, { agentId })
      : disableAgent(client, { agentId, body });
  return action === 'enable'
    ? enableSlot(client, { agentId, slotId })
    : disableSlot(client, { agentId, slotId, body });
}

/** The same with the lists refreshed. */
export const switchCompute = mutation(turn);

/**
 * Binds a pool to workspaces and unbinds others, against its newest bindings; a pool without any serves all
 * workspaces.
 */
export const useBindPool = mutationHook((_, resourcePoolName: string) => ({
  send: async (client, change: ListChange<number>) => {
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
}));

type LoggingChange = { level: string } | { color: boolean };

/** Changes the log settings of the master until its next start; no other setting can be changed. */
export const useChangeLogging = mutationHook(() => ({
  send: (client, log: LoggingChange) =>
    patchMasterConfig(client, {
      body: {
        config: { log },
        fieldMask: { paths: 'level' in log ? ['log.level'] : ['log.color'] },
      },
    }),
  onSuccess: (_answer, log) => {
    const title = 'level' in log ? `The master logs from ${log.level} on` : 'Log colors changed';
    showToast({ kind: 'success', title });
  },
  meta: { errorMessage: 'Unable to change how the master logs.' },
}));
