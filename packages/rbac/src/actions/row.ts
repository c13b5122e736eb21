import { can, type PolicyName } from '../policies';
import type { Scope, Viewer } from '../viewer';
import { whyNot } from '../why-not';

/** A condition on a thing, and the sentence for when it does not hold. */
export type StateRule<Entity> = {
  holds(entity: Entity, viewer: Viewer): boolean;
  otherwise: string;
};

/** One action on one kind of thing. */
export type ActionRow<Entity> = {
  /** what it takes of the viewer, by kind of thing where that differs; absent where all who see it may */
  policy?: PolicyName | ((entity: Entity, viewer: Viewer) => PolicyName | undefined);
  /** all must hold; the first that does not gives the reason */
  rules: readonly StateRule<Entity>[];
  /** stays visible, disabled, where only its state rules fail */
  staysVisible?: true;
  /** can be done to a selection */
  bulk?: true;
};

/** Every action on one kind of thing, and where a question about it is asked. */
export type ActionTable<Entity, Id extends string = string> = {
  scopeOf(entity: Entity): Scope;
  rows: Readonly<Record<Id, ActionRow<Entity>>>;
};

/**
 * Whether an action is on offer. `hidden` ones are left out of menus, `disabled` ones stay and say
 * why. Both have a `reason`, one sentence, for a button that a page keeps visible anyway.
 */
export type Offer<Id extends string = string> = {
  id: Id;
  state: 'allowed' | 'disabled' | 'hidden';
  reason?: string;
};

/** The policy of an action for this viewer and thing; undefined where all who see it may. */
export const rowPolicy = <Entity>(
  { policy }: ActionRow<Entity>,
  entity: Entity,
  viewer: Viewer,
): PolicyName | undefined => (typeof policy === 'function' ? policy(entity, viewer) : policy);

/** One action's state for this viewer and thing; permission is looked at before the thing's own state. */
export function offerOf<Entity, Id extends string>(
  table: ActionTable<Entity, Id>,
  id: Id,
  { entity, viewer }: { entity: Entity; viewer: Viewer },
): Offer<Id> {
  const row = table.rows[id];
  const policy = rowPolicy(row, entity, viewer);
  if (policy !== undefined && !can(viewer, policy, table.scopeOf(entity)))
    return { id, state: 'hidden', reason: whyNot(viewer, policy, table.scopeOf(entity)) };
  const failed = row.rules.find((rule) => !rule.holds(entity, viewer));
  if (!failed) return { id, state: 'allowed' };
  return { id, state: row.staysVisible ? 'disabled' : 'hidden', reason: failed.otherwise };
}

/** The actions of a table, in its order. */
export function actionIds<Id extends string>(table: { rows: Readonly<Record<Id, unknown>> }): Id[] {
  // the keys of a literal are the ids, no more
  return Object.keys(table.rows) as Id[];
}

/** Binds the entity's type once; the rows keep their ids and policies. */
export const tableOf =
  <Entity>(scopeOf: (entity: Entity) => Scope) =>
  <const Rows extends Record<string, ActionRow<Entity>>>(rows: Rows) => ({ scopeOf, rows });
