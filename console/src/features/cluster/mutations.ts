import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelExperiment,
  disableAgent,
  disableSlot,
  enableAgent,
  enableSlot,
  killExperiment,
  overwriteRPWorkspaceBindings,
  updateJobQueue,
} from '@trainyard/sdk/calls';
import type { QueueControl } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { poolQueries } from './pool-queries';
import { agentsQuery } from './queries';

function useQueueChanged() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['experiments'] });
    return queryClient.invalidateQueries({ queryKey: poolQueries.all() });
  };
}

/** Changes one thing about a job in its queue. */
export function useUpdateQueue() {
  const onSettled = useQueueChanged();
  return useMutation({
    mutationFn: (update: QueueControl) => updateJobQueue(client, { body: { updates: [update] } }),
    onSettled,
    retry: false,
    meta: { isSilent: true },
  });
}

type End = { action: 'cancel' | 'kill'; experimentId: number };

/** Ends the experiment of a job. */
export function useEndExperiment() {
  const onSettled = useQueueChanged();
  return useMutation({
    mutationFn: ({ action, experimentId: id }: End) =>
      action === 'cancel'
        ? cancelExperiment(client, { experimentId: id })
        : killExperiment(client, { experimentId: id }),
    onSettled,
    meta: { isSilent: true },
  });
}

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

/** Lets an agent or one of its slots take work, or no more. */
export function useSwitchCompute() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ action, ...target }: SwitchTarget & { action: SwitchAction }) =>
      turn(action, target),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: poolQueries.all() });
      return queryClient.invalidateQueries({ queryKey: agentsQuery.queryKey });
    },
    meta: { isSilent: true },
  });
}

/** Keeps a pool for just these workspaces; for all where there are none. */
export function useBindPool(resourcePoolName: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (workspaceIds: readonly number[]) =>
      overwriteRPWorkspaceBindings(client, {
        resourcePoolName,
        body: { workspaceIds: [...workspaceIds] },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: poolQueries.all() }),
    meta: { isSilent: true },
  });
}
