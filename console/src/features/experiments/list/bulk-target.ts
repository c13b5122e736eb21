import {
  type BulkAction,
  bulkActions,
  can,
  experimentActionRows,
  type Viewer,
} from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import type { Selection } from '~/components/data-table/selection';
import { isLifecycleAction, type LifecycleAction, lifecycleActionIds } from '../actions';
import { type ExperimentFilter, toBulkFilters } from './filter';

/** One thing that can be done to the chosen experiments. */
export type BulkOffer = {
  action: LifecycleAction;
  /** experiments it goes to; undefined when the master picks them */
  eligible: number | undefined;
  body: { experimentIds: number[]; filters?: ReturnType<typeof toBulkFilters> };
  /** whom it goes to is found by the list's own search: calls on many do not read its line */
  isLookedUp?: true;
};

type Chosen = {
  viewer: Viewer;
  selection: Selection;
  /** the chosen ones that are known */
  experiments: readonly Experiment[];
  projectId: number;
  workspaceId: number;
  filter: ExperimentFilter;
};

/**
 * What may be done to the chosen experiments. Of some, whatever at least one of them allows; of
 * all, whatever the person may do in the workspace, since their states are the master's to look at.
 */
export function bulkOffers(chosen: Chosen): BulkOffer[] {
  return chosen.selection.kind === 'all' ? offersForAll(chosen) : offersForSome(chosen);
}

function offersForSome({ viewer, experiments }: Chosen): BulkOffer[] {
  const byAction = new Map<string, BulkAction>(
    bulkActions(viewer, experiments).map((offer) => [offer.id, offer]),
  );
  return lifecycleActionIds.flatMap((action) => {
    const allowed = byAction.get(action)?.allowed ?? [];
    if (allowed.length === 0) return [];
    return [{ action, eligible: allowed.length, body: { experimentIds: allowed } }];
  });
}

function offersForAll({ viewer, selection, projectId, workspaceId, filter }: Chosen): BulkOffer[] {
  const except = selection.kind === 'all' ? [...selection.except] : [];
  const picked: Omit<BulkOffer, 'action'> =
    filter.filter === ''
      ? {
          eligible: undefined,
          body: { experimentIds: [], filters: toBulkFilters(projectId, filter, except) },
        }
      : { eligible: undefined, body: { experimentIds: [] }, isLookedUp: true };
  return lifecycleActionIds
    .filter((id) => can(viewer, experimentActionRows[id].policy, { workspaceId }))
    .filter(isLifecycleAction)
    .map((action) => ({ action, ...picked }));
}

type LookUp = Pick<Chosen, 'viewer' | 'selection'> & { action: LifecycleAction };

/** Of the experiments on some pages of the list, those that are chosen and allow the action. */
export async function lookedUp(
  pages: AsyncIterable<readonly { experiment: Experiment }[]>,
  { viewer, selection, action }: LookUp,
): Promise<number[]> {
  const except = selection.kind === 'all' ? selection.except : new Set<number>();
  const found: number[] = [];
  for await (const rows of pages) {
    const chosen = rows.map(({ experiment }) => experiment).filter(({ id }) => !except.has(id));
    const offer = bulkActions(viewer, chosen).find(({ id }) => id === action);
    found.push(...(offer?.allowed ?? []));
  }
  return found;
}
