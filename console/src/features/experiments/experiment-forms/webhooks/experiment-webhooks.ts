import { can, type Viewer } from '@trainyard/rbac';
import { isObject } from '@trainyard/sdk/model';
import type { AnyWebhook } from '~/data/webhooks';

/** The part of a config about webhooks. */
export type WebhooksChosen = {
  /** those that it names, by their numbers or their names */
  named: readonly (number | string)[];
  /** no webhook fires for it */
  isExcluded: boolean;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads `integrations.webhooks` of a config. */
export function chosenIn(config: Readonly<Record<string, unknown>> | null | undefined) {
  const { integrations } = config ?? {};
  const webhooks = isObject(integrations) ? integrations.webhooks : undefined;
  if (!isObject(webhooks)) return { named: [], isExcluded: false } satisfies WebhooksChosen;
  const named = [...listOf(webhooks.webhook_id), ...listOf(webhooks.webhook_name)];
  return {
    named: named.filter((each) => typeof each === 'number' || typeof each === 'string'),
    isExcluded: webhooks.exclude === true,
  } satisfies WebhooksChosen;
}

/** The webhook settings in the form of the config; undefined for the defaults. */
export function toConfig({ named, isExcluded }: WebhooksChosen) {
  if (isExcluded) return { exclude: true };
  const ids = named.filter((each) => typeof each === 'number');
  const names = named.filter((each) => typeof each === 'string');
  if (ids.length + names.length === 0) return undefined;
  return {
    ...(ids.length > 0 && { webhook_id: ids }),
    ...(names.length > 0 && { webhook_name: names }),
  };
}

/** True if a webhook belongs to the cluster or to this workspace. */
export const isOfPlace = ({ workspaceId = 0 }: AnyWebhook, place: number): boolean =>
  workspaceId === 0 || workspaceId === place;

/** True if a webhook only fires for experiments that name it. */
export const isForNamed = ({ mode }: AnyWebhook): boolean => mode === 'WEBHOOK_MODE_SPECIFIC';

export const isNamed = ({ id, name }: AnyWebhook, { named }: WebhooksChosen): boolean =>
  named.some((each) => each === id || (each !== '' && each === name));

/** True if a webhook of the workspace fires for an experiment with this config. */
export const firesFor = (webhook: AnyWebhook, chosen: WebhooksChosen): boolean =>
  !chosen.isExcluded && (!isForNamed(webhook) || isNamed(webhook, chosen));

/** Returns false if the master may leave out webhooks of the whole cluster or of other workspaces. */
export const seesAllWebhooks = (viewer: Viewer): boolean =>
  !viewer.rbacEnabled || can(viewer, 'webhook.edit');
