import type { Agent, Slot } from '@trainyard/sdk/types';
import { tableOf } from './row';

export type ActionableAgent = Pick<Agent, 'draining' | 'enabled'>;
export type ActionableSlot = Pick<Slot, 'draining' | 'enabled'>;
/** A resource pool. */
export type ActionablePool = { name: string };

const onCluster = () => ({});

const switches = {
  enable: {
    policy: 'agent.update',
    rules: [
      {
        holds: (each: ActionableAgent) => !each.enabled || each.draining,
        otherwise: 'It is enabled.',
      },
    ],
    bulk: true,
  },
  // running work may end
  drain: {
    policy: 'agent.update',
    rules: [
      {
        holds: (each: ActionableAgent) => each.enabled && !each.draining,
        otherwise: 'It already accepts no new work.',
      },
    ],
    bulk: true,
  },
  disable: {
    policy: 'agent.update',
    rules: [
      {
        holds: (each: ActionableAgent) => each.enabled || each.draining,
        otherwise: 'It is disabled.',
      },
    ],
    bulk: true,
  },
} as const;

/** The actions on an agent. */
export const agentTable = tableOf<ActionableAgent>(onCluster)(switches);
/** The actions on one slot of an agent. */
export const slotTable = tableOf<ActionableSlot>(onCluster)(switches);

/** The actions on a resource pool. */
export const resourcePoolTable = tableOf<ActionablePool>(onCluster)({
  manageBindings: { policy: 'resourcePool.bind', rules: [] },
  viewQueue: { rules: [] },
});

/** A webhook; only newer masters return its workspace, 0 for the cluster. */
export type ActionableWebhook = {
  id?: number;
  workspaceId?: number;
  /** owner of its workspace */
  ownerId?: number;
};

const scopeOfWebhook = ({ workspaceId, ownerId }: ActionableWebhook) =>
  workspaceId ? { workspaceId, ...(ownerId !== undefined && { ownerId }) } : {};

/** The actions on a webhook. */
export const webhookTable = tableOf(scopeOfWebhook)({
  test: { policy: 'webhook.edit', rules: [] },
  edit: { policy: 'webhook.edit', rules: [] },
  delete: { policy: 'webhook.edit', rules: [], bulk: true },
});

/** The actions on a configuration template. */
export const templateTable = tableOf(({ workspaceId }: { workspaceId: number }) => ({
  workspaceId,
}))({
  view: { policy: 'template.view', rules: [] },
  edit: { policy: 'template.modify', rules: [] },
  createExperiment: { policy: 'experiment.create', rules: [] },
  launchNotebook: { policy: 'task.create', rules: [] },
  duplicate: { policy: 'template.createAnywhere', rules: [] },
  delete: { policy: 'template.delete', rules: [], bulk: true },
});
