import { can, type PolicyName } from '../policies';
import type { Scope, Viewer } from '../viewer';
import { whyNot } from '../why-not';
import {
  type ActionableExperiment,
  type ExperimentActionId,
  experimentActionIds,
  experimentTable,
} from './experiment';
import { type ActionRow, type ActionTable, actionStateOf, type Refusal } from './row';

/** A selection, split by one action. The action is offered if `allowed` is not empty. */
export type Split<Key> = {
  /** keys to send; an empty list must not be sent, because masters answer 500 to it */
  allowed: Key[];
  /** keys that are not allowed, the most frequent reason first */
  refused: Array<{ reason: string; keys: Key[]; refused?: Refusal }>;
};

export type BulkActionState<Id extends string, Key> = Split<Key> & { id: Id };

type Selection<Entity, Key> = {
  entities: readonly Entity[];
  viewer: Viewer;
  keyOf: (entity: Entity) => Key;
};

/** Splits keys by whether there is a reason against them. */
export function splitBy<Key>(
  keys: readonly Key[],
  stateOf: (key: Key) => { reason?: string | undefined; refused?: Refusal | undefined },
): Split<Key> {
  const allowed: Key[] = [];
  const byReason = new Map<string, Split<Key>['refused'][number]>();
  for (const key of keys) {
    const { reason, refused } = stateOf(key);
    if (reason === undefined) {
      allowed.push(key);
      continue;
    }
    const same = byReason.get(reason) ?? { reason, keys: [] };
    same.keys.push(key);
    byReason.set(reason, refused ? { refused, ...same } : same);
  }
  const refused = [...byReason.values()];
  refused.sort((a, b) => b.keys.length - a.keys.length);
  return { allowed, refused };
}

/** The split of a selection that a policy refuses as a whole; undefined where it permits it. */
export const splitByPolicy = (
  viewer: Viewer,
  policy: PolicyName,
  scope: Scope,
): Split<never> | undefined =>
  can(viewer, policy, scope)
    ? undefined
    : {
        allowed: [],
        refused: [{ reason: whyNot(viewer, policy, scope), keys: [], refused: { policy, scope } }],
      };

/** One action of a table on a selection. */
export function bulkActionStateOf<Entity, Selected extends Entity, Id extends string, Key>(
  table: ActionTable<Entity, Id>,
  id: Id,
  { entities, viewer, keyOf }: Selection<Selected, Key>,
): BulkActionState<Id, Key> {
  const { allowed, refused } = splitBy(entities, (entity) =>
    actionStateOf(table, id, { entity, viewer }),
  );
  const keysOf = (of: Selected[]) => of.map((entity) => keyOf(entity));
  return {
    id,
    allowed: keysOf(allowed),
    refused: refused.map((each) => ({ ...each, keys: keysOf(each.keys) })),
  };
}

export type BulkAction = BulkActionState<ExperimentActionId, number>;

type SelectedExperiment = ActionableExperiment & { id: number };

/**
 * For every action that applies to many experiments: how many of these are allowed, and why the
 * others are not.
 */
export function bulkActions(
  viewer: Viewer,
  experiments: readonly SelectedExperiment[],
): BulkAction[] {
  return experimentActionIds
    .filter((id) => rowOf(id).bulk)
    .map((id) =>
      bulkActionStateOf(experimentTable, id, {
        entities: experiments,
        viewer,
        keyOf: ({ id }) => id,
      }),
    );
}

const rowOf = (id: ExperimentActionId): ActionRow<ActionableExperiment> => experimentTable.rows[id];
