import type { Viewer } from '../viewer';
import {
  type ActionableExperiment,
  type ExperimentActionId,
  experimentActionIds,
  experimentTable,
} from './experiment';
import { type ActionRow, type ActionTable, actionStateOf, type Refusal } from './row';

/** Splits a selection by one action. The action is offered if `allowed` is not empty. */
export type BulkActionState<Id extends string, Key> = {
  id: Id;
  /** size of the selection */
  total: number;
  /** keys to send; an empty list must not be sent, because masters answer 500 to it */
  allowed: Key[];
  /** keys that are not allowed, the most frequent reason first */
  refused: Array<{ reason: string; keys: Key[]; refused?: Refusal | undefined }>;
};

type Selection<Entity, Key> = {
  entities: readonly Entity[];
  viewer: Viewer;
  keyOf: (entity: Entity) => Key;
};

/** One action of a table on a selection. */
export function bulkActionStateOf<Entity, Selected extends Entity, Id extends string, Key>(
  table: ActionTable<Entity, Id>,
  id: Id,
  { entities, viewer, keyOf }: Selection<Selected, Key>,
): BulkActionState<Id, Key> {
  const allowed: Key[] = [];
  const byReason = new Map<string, BulkActionState<Id, Key>['refused'][number]>();
  for (const entity of entities) {
    const { reason, refused } = actionStateOf(table, id, { entity, viewer });
    if (reason === undefined) {
      allowed.push(keyOf(entity));
      continue;
    }
    const same = byReason.get(reason) ?? { reason, keys: [], ...(refused && { refused }) };
    same.keys.push(keyOf(entity));
    byReason.set(reason, same);
  }
  const refused = [...byReason.values()];
  refused.sort((a, b) => b.keys.length - a.keys.length);
  return { id, total: entities.length, allowed, refused };
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
