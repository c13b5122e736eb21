import { can, type PolicyName } from '../policies';
import type { Scope, Viewer } from '../viewer';
import { whyNot } from '../why-not';

/** A condition on an entity, and the sentence for a failure. */
export type StateRule<Entity> = {
  holds(entity: Entity, viewer: Viewer): boolean;
  otherwise: string;
};

/** One action on one kind of entity. */
export type ActionRow<Entity> = {
  /** the required policy, by kind of entity if that differs; absent if everyone who sees it may */
  policy?: PolicyName | ((entity: Entity, viewer: Viewer) => PolicyName | undefined);
  /** all must hold; the first failing one gives the reason */
  rules: readonly StateRule<Entity>[];
  /** stays visible, disabled, if only its state rules fail */
  staysVisible?: true;
  /** available for a selection */
  bulk?: true;
};

/** Every action on one kind of entity, and the scope of its permissions. */
export type ActionTable<Entity, Id extends string = string> = {
  scopeOf(entity: Entity): Scope;
  rows: Readonly<Record<Id, ActionRow<Entity>>>;
};

/**
 * The availability of an action. Menus leave out `hidden` ones, and show `disabled` ones with their
 * reason. Both have a `reason`, one sentence, for a button that a page always shows.
 */
export type ActionState<Id extends string = string> = {
  id: Id;
  state: 'allowed' | 'disabled' | 'hidden';
  reason?: string;
  /** the policy that refuses it, if no state rule does so too */
  refused?: Refusal;
};

/** A policy that does not permit something, and where. */
export type Refusal = { policy: PolicyName; scope: Scope };

/** The policy of an action for this viewer and entity; undefined if everyone who sees it may. */
export const rowPolicy = <Entity>(
  { policy }: ActionRow<Entity>,
  entity: Entity,
  viewer: Viewer,
): PolicyName | undefined => (typeof policy === 'function' ? policy(entity, viewer) : policy);

/**
 * One action's state for this viewer and entity. Where neither the permission nor the state of the
 * entity allows it, the reason is the permission.
 */
export function actionStateOf<Entity, Id extends string>(
  table: ActionTable<Entity, Id>,
  id: Id,
  { entity, viewer }: { entity: Entity; viewer: Viewer },
): ActionState<Id> {
  const row = table.rows[id];
  const policy = rowPolicy(row, entity, viewer);
  const scope = table.scopeOf(entity);
  const failed = row.rules.find((rule) => !rule.holds(entity, viewer));
  if (policy !== undefined && !can(viewer, policy, scope)) {
    const reason = whyNot(viewer, policy, scope);
    return { id, state: 'hidden', reason, ...(failed ? {} : { refused: { policy, scope } }) };
  }
  if (!failed) return { id, state: 'allowed' };
  return { id, state: row.staysVisible ? 'disabled' : 'hidden', reason: failed.otherwise };
}

/** The actions of a table, in its order. */
export function actionIds<Id extends string>(table: { rows: Readonly<Record<Id, unknown>> }): Id[] {
  // the keys of a literal are exactly the ids
  return Object.keys(table.rows) as Id[];
}

/** Binds the entity's type once; the rows keep their ids and policies. */
export const tableOf =
  <Entity>(scopeOf: (entity: Entity) => Scope) =>
  <const Rows extends Record<string, ActionRow<Entity>>>(rows: Rows) => ({ scopeOf, rows });
