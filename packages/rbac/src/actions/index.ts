import type { PolicyName } from '../policies';
import type { Scope, Viewer } from '../viewer';
import { type BulkActionState, bulkActionStateOf } from './bulk';
import { checkpointTable } from './checkpoint';
import { agentTable, resourcePoolTable, slotTable, templateTable, webhookTable } from './cluster';
import { experimentTable } from './experiment';
import { jobTable } from './job';
import { modelTable, modelVersionTable } from './model';
import { groupTable, roleTable, userTable } from './people';
import { projectTable } from './project';
import {
  type ActionRow,
  type ActionState,
  type ActionTable,
  actionIds,
  actionStateOf,
  rowPolicy,
} from './row';
import { taskTable } from './task';
import { trialTable } from './trial';
import { workspaceTable } from './workspace';

/** Every action on every kind of entity. */
export const actionTables = {
  experiment: experimentTable,
  trial: trialTable,
  checkpoint: checkpointTable,
  model: modelTable,
  modelVersion: modelVersionTable,
  project: projectTable,
  workspace: workspaceTable,
  task: taskTable,
  job: jobTable,
  agent: agentTable,
  slot: slotTable,
  user: userTable,
  group: groupTable,
  role: roleTable,
  webhook: webhookTable,
  template: templateTable,
  resourcePool: resourcePoolTable,
};

type Tables = typeof actionTables;
export type EntityKind = keyof Tables;
/** The fields that the rules of a kind read. */
export type EntityOf<Kind extends EntityKind> = Parameters<Tables[Kind]['scopeOf']>[0];
export type ActionId<Kind extends EntityKind> = keyof Tables[Kind]['rows'] & string;

/** An entity by its kind: `{ experiment }`, `{ workspace }`. */
export type Subject = { [Kind in EntityKind]: { [Key in Kind]: EntityOf<Kind> } }[EntityKind];
type KindOf<Of> = Extract<keyof Of, EntityKind>;

/**
 * Every action on an entity, with its state for this viewer: allowed, or hidden or disabled with the
 * reason to show. `actionsFor({ workspace }, viewer)`.
 */
export function actionsFor<Of extends Subject>(
  subject: Of,
  viewer: Viewer,
): ActionState<ActionId<KindOf<Of>>>[] {
  const [kind, entity] = partsOf(subject);
  const table = erased(kind);
  // the table of a kind has the ids of that kind
  return actionIds(table).map((id) => actionStateOf(table, id, { entity, viewer })) as ActionState<
    ActionId<KindOf<Of>>
  >[];
}

/** One action on an entity, with its state for this viewer. */
export function actionFor<Of extends Subject>(
  subject: Of,
  id: ActionId<KindOf<Of>>,
  viewer: Viewer,
): ActionState<ActionId<KindOf<Of>>> {
  const [kind, entity] = partsOf(subject);
  return actionStateOf(erased(kind), id, { entity, viewer }) as ActionState<ActionId<KindOf<Of>>>;
}

/**
 * For a selection: which items each action for many applies to, and why not the others. `keyOf`
 * identifies an entity in the result: its id, uuid or name.
 */
export function bulkActionsFor<Kind extends EntityKind, Entity extends EntityOf<Kind>, Key>(
  kind: Kind,
  entities: readonly Entity[],
  { viewer, keyOf }: { viewer: Viewer; keyOf: (entity: Entity) => Key },
): BulkActionState<ActionId<Kind>, Key>[] {
  const table = erased(kind);
  return actionIds(table)
    .filter((id) => rowOf(table, id).bulk)
    .map((id) => bulkActionStateOf(table, id, { entities, viewer, keyOf })) as BulkActionState<
    ActionId<Kind>,
    Key
  >[];
}

/**
 * The policy that an action on an entity requires of this viewer, and its scope; undefined if
 * everyone who sees the entity may.
 */
export function policyFor<Of extends Subject>(
  subject: Of,
  id: ActionId<KindOf<Of>>,
  viewer: Viewer,
): { policy: PolicyName; scope: Scope } | undefined {
  const [kind, entity] = partsOf(subject);
  const table = erased(kind);
  const policy = rowPolicy(rowOf(table, id), entity, viewer);
  return policy === undefined ? undefined : { policy, scope: table.scopeOf(entity) };
}

/**
 * Returns true if this action exists for this kind of entity, as named by a command line or a link.
 */
export function isAction(kind: string, id: string): boolean {
  return Object.hasOwn(actionTables, kind) && Object.hasOwn(erased(kind as EntityKind).rows, id);
}

function partsOf(subject: Subject): [EntityKind, unknown] {
  const [kind, entity] = Object.entries(subject)[0] ?? [];
  // a subject has exactly one key
  return [kind as EntityKind, entity];
}

// the signatures above match tables and entities
const erased = (kind: EntityKind) => actionTables[kind] as unknown as ActionTable<unknown>;
const rowOf = (table: ActionTable<unknown>, id: string): ActionRow<unknown> =>
  table.rows[id] ?? { rules: [] };
