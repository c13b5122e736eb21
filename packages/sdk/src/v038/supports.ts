import type { Caller } from '../client/call';
import type { Answer, OperationId } from '../client/operation';
import { getMaster } from '../generated/operations/master';
import { type Ability, hasAbility, isAbility } from './abilities';
import type { NewId } from './client-type';

/** The description of a master: version, cluster, enabled features. */
export type MasterInfo = Answer<'getMaster'>;
/** Features that a master can enable, in addition to its calls. */
export type Feature = 'rbac' | 'userManagement' | 'strictJobQueueControl';

const infoByClient = new WeakMap<object, Promise<MasterInfo>>();

/**
 * Reads `GET /master`, once per client: version, cluster, features. Does not cache a failure.
 * `fresh` requests it again, as after an upgrade.
 * @throws ApiError as every call
 */
export function masterInfo(client: Caller, { fresh = false } = {}): Promise<MasterInfo> {
  const cached = fresh ? undefined : infoByClient.get(client);
  if (cached) return cached;
  const answer = client.call(getMaster, {}, {}).catch((error: unknown) => {
    infoByClient.delete(client);
    throw error;
  });
  infoByClient.set(client, answer);
  return answer;
}

const features: Record<Feature, (info: MasterInfo) => boolean> = {
  rbac: ({ rbacEnabled }) => rbacEnabled,
  userManagement: ({ userManagementEnabled }) => userManagementEnabled,
  strictJobQueueControl: ({ strictJobQueueControl }) => strictJobQueueControl,
};

/**
 * Returns whether the current master has a call or an ability, by its version, or has a feature
 * enabled. Requests the version once per client. Calls added or removed between 0.23.4 and 0.38.1
 * count as new in 0.38.1 and removed after 0.23.4. Calls about roles exist before role-based access
 * is enabled: also check for `rbac`.
 * @throws ApiError when the master does not answer
 */
export async function supports(
  client: Caller,
  what: OperationId | NewId | Feature | Ability,
): Promise<boolean> {
  const info = await masterInfo(client);
  if (isFeature(what)) return features[what](info);
  if (isAbility(what)) return hasAbility(info.version, what);
  const { hasCall } = await import('./lifetime');
  return hasCall(info.version, what);
}

const isFeature = (what: string): what is Feature => Object.hasOwn(features, what);
