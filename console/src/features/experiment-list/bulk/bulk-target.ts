import {
  type BulkAction,
  bulkActions,
  can,
  experimentActionRows,
  isInRelease,
  type Viewer,
} from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import type { Selection } from '@trainyard/ui/table/grid/selection';
import { actionPlaces } from '~/features/experiments/actions';
import { type ExperimentFilter, toBulkFilters } from '~/features/experiments/filter/list-filter';
import { isLifecycleAction, type LifecycleAction } from '~/features/experiments/lifecycle';

export type BulkActionId = (typeof actionPlaces.bulkBar)[number];

/** The rows that an action applies to. */
export type BulkTarget = {
  /** their number; undefined if the master selects them */
  eligible: number | undefined;
  body: { experimentIds: number[]; filters?: ReturnType<typeof toBulkFilters> };
  /** found by the search of the list: bulk calls do not support its filter */
  isLookedUp?: true;
};

/** A bulk action on the selected experiments that needs no input. */
export type AllowedAction = BulkTarget & { action: LifecycleAction };

type Chosen = {
  viewer: Viewer;
  selection: Selection;
  /** the selected experiments that are loaded */
  experiments: readonly Experiment[];
  projectId: number;
  workspaceId: number;
  filter: ExperimentFilter;
};

type TargetOf = (action: BulkActionId) => BulkTarget | undefined;

/**
 * The experiments that each action reaches. Of some selected ones, those that allow it; of all that
 * match, every one that the user may change in the workspace, since only the master knows their states.
 */
export const bulkTargets = (chosen: Chosen): TargetOf =>
  chosen.selection.kind === 'all' ? targetsOfAll(chosen) : targetsOfSome(chosen);

function targetsOfSome({ viewer, experiments }: Chosen): TargetOf {
  const byAction = new Map<string, BulkAction>(
    bulkActions(viewer, experiments).map((found) => [found.id, found]),
  );
  return (action) => {
    const allowed = byAction.get(action)?.allowed ?? [];
    if (allowed.length === 0) return undefined;
    return { eligible: allowed.length, body: { experimentIds: allowed } };
  };
}

function targetsOfAll({ viewer, selection, projectId, workspaceId, filter }: Chosen): TargetOf {
  const except = selection.kind === 'all' ? [...selection.except] : [];
  const lookedUpOnes: BulkTarget = {
    eligible: undefined,
    body: { experimentIds: [] },
    isLookedUp: true,
  };
  const picked: BulkTarget =
    filter.filter === ''
      ? {
          eligible: undefined,
          body: { experimentIds: [], filters: toBulkFilters(projectId, filter, except) },
        }
      : lookedUpOnes;
  return (action) => {
    if (!can(viewer, experimentActionRows[action].policy, { workspaceId })) return undefined;
    if (!isInRelease(viewer, action)) return undefined;
    // no call of the master selects them by a filter
    if (action === 'retry' || action === 'resume' || action === 'retainLogs') return lookedUpOnes;
    return picked;
  };
}

/** The actions that run on the selected experiments without further input. */
export const allowedActions = (targetOf: TargetOf): AllowedAction[] =>
  actionPlaces.bulkBar.filter(isLifecycleAction).flatMap((action) => {
    const target = targetOf(action);
    return target ? [{ action, ...target }] : [];
  });

type Search = Pick<Chosen, 'viewer' | 'selection'> & { action: BulkActionId };

/** Of the experiments on some pages of the list, those that are chosen and allow the action. */
export async function lookedUp(
  pages: AsyncIterable<readonly { experiment: Experiment }[]>,
  { viewer, selection, action }: Search,
): Promise<number[]> {
  const except = selection.kind === 'all' ? selection.except : new Set<number>();
  const found: number[] = [];
  for await (const rows of pages) {
    const chosen = rows.map(({ experiment }) => experiment).filter(({ id }) => !except.has(id));
    const split = bulkActions(viewer, chosen).find(({ id }) => id === action);
    found.push(...(split?.allowed ?? []));
  }
  return found;
}
