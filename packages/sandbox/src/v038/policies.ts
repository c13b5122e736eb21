import { type Json, mergeConfig, objectOf } from '../config/json';
import type { Database } from '../database/database';
import { plainError } from '../handlers/errors';
import { policyKey, state038 } from './state';

/** The policies of the cluster, and of a workspace, for a kind of work. */
const partsOf = (db: Database, workloadType: string, workspaceId: number) => (part: string) => {
  const { policies } = state038(db);
  const read = (id: number | null) =>
    objectOf(objectOf(policies.get(policyKey(id, workloadType)))[part]);
  return mergeConfig(read(null), read(workspaceId));
};

/**
 * Applies the policies of the cluster and of a workspace: their invariants override the config, and
 * those of the cluster override those of the workspace.
 * @throws MasterError 500 if the config exceeds a limit
 */
export function underPolicies(db: Database, config: Json, workspaceId: number): Json {
  const part = partsOf(db, 'EXPERIMENT', workspaceId);
  const bound = mergeConfig(part('invariant_config'), config);
  const { slots_per_trial, ...resources } = objectOf(bound.resources);
  checkConstraints(part('constraints'), { ...resources, slots: slots_per_trial });
  return bound;
}

/**
 * Checks the config of a notebook, TensorBoard, shell or command.
 * @throws MasterError 500 if it exceeds a limit
 */
export const checkTaskPolicies = (db: Database, config: Json, workspaceId: number): void =>
  checkConstraints(partsOf(db, 'NTSC', workspaceId)('constraints'), objectOf(config.resources));

function checkConstraints({ resources, priority_limit }: Json, requested: Json) {
  const max = objectOf(resources).max_slots;
  for (const name of ['slots', 'max_slots']) {
    const slots = requested[name];
    if (typeof max !== 'number' || typeof slots !== 'number' || slots <= max) continue;
    throw plainError(
      `requested resources.${name} [${slots}] exceeds limit set by admin [${max}]: submitted workload failed a resource constraint`,
    );
  }
  const { priority } = requested;
  // a smaller number is a higher priority
  if (
    typeof priority_limit === 'number' &&
    typeof priority === 'number' &&
    priority < priority_limit
  )
    throw plainError(
      `requested priority [${priority}] exceeds limit set by admin [${priority_limit}]: submitted workload failed priority constraint`,
    );
}

/** The reason why policies contradict constraints; undefined if they do not. */
export function conflictOf(constraints: Json, invariants: Json): string | undefined {
  const { priority, max_slots, slots_per_trial } = objectOf(invariants.resources);
  const max = objectOf(constraints.resources).max_slots;
  const differ = (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number' && one !== other;
  if (differ(priority, constraints.priority_limit))
    return 'invariant config & constraints are trying to set the priority limit';
  if (differ(max_slots, max))
    return 'invariant config & constraints are trying to set the max slots';
  if (typeof slots_per_trial === 'number' && typeof max === 'number' && max < slots_per_trial)
    return `invariant config has ${slots_per_trial} slots per trial. violates constraints max slots of ${max}`;
  return undefined;
}
