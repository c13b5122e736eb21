import type { Caller } from '../client/call';
import type { Answer, OperationId } from '../client/operation';
import { getMaster } from '../generated/operations/master';
import { type Ability, hasAbility, isAbility } from './abilities';
import type { NewId } from './client-type';

/** The description of a master: version, cluster, what is switched on. */
export type MasterInfo = Answer<'getMaster'>;
/** The features that a master can have switched on beside its calls. */
export type Feature = 'rbac' | 'userManagement' | 'strictJobQueueControl';

const asked = new WeakMap<object, Promise<MasterInfo>>();

/**
 * Reads `GET /master`, once per client: version, cluster, switches.
 * A failure is not kept. `fresh` asks again, as after an upgrade.
 * @throws ApiError as every call
 */
export function masterInfo(client: Caller, { fresh = false } = {}): Promise<MasterInfo> {
  const known = fresh ? undefined : asked.get(client);
  if (known) return known;
  const answer = client.call(getMaster, {}, {}).catch((error: unknown) => {
    asked.delete(client);
    throw error;
  });
  asked.set(client, answer);
  return answer;
}

const features: Record<Feature, (info: MasterInfo) => boolean> = {
  rbac: ({ rbacEnabled }) => rbacEnabled,
  userManagement: ({ userManagementEnabled }) => userManagementEnabled,
  strictJobQueueControl: ({ strictJobQueueControl }) => strictJobQueueControl,
};

/**
 * Whether the master at hand has a call or an ability, by its version, or has a feature switched
 * on. The version is asked for once per client. Calls that came or went between 0.23.4 and 0.38.1 count as new in
 * 0.38.1 and gone after 0.23.4. Calls about roles are there before role-based access is on: ask
 * for `rbac` as well.
 * @throws ApiError when the master does not answer
 */
export async function supports(
  client: Caller,
  what: OperationId | NewId | Feature | Ability,
): Promise<boolean> {
  const info = await masterInfo(client);
  if (isFeature(what)) return features[what](info);
  if (isAbility(what)) return hasAbility(info.version, what);
  const { isAlive, lifetimeOf } = await import('./lifetime');
  return isAlive(lifetimeOf(what), info.version);
}

const isFeature = (what: string): what is Feature => Object.hasOwn(features, what);
