import {
  bulkActions,
  experimentActionRows,
  isInRelease,
  type Split,
  splitByPolicy,
  type Viewer,
} from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import type { Selection } from '@trainyard/ui/table/grid/selection';
import { isOffered } from '~/components/permission/bulk-actions';
import {
  type ExperimentFilter,
  toBulkFilters,
} from '~/features/experiments/base/filter/list-filter';
import { actionPlaces } from '~/features/experiments/experiment-actions/actions';

export type BulkActionId = (typeof actionPlaces.bulkBar)[number];

/** An action that the bar shows, and the rows that it applies to. */
export type BulkTarget = {
  action: BulkActionId;
  /** the selection, split by the action; undefined if the master selects the rows */
  split: Split<number> | undefined;
  body: { experimentIds: number[]; filters?: ReturnType<typeof toBulkFilters> };
  /** found by the search of the list: bulk calls do not support its filter */
  isLookedUp?: true;
};

type Chosen = {
  viewer: Viewer;
  selection: Selection;
  /** the selected experiments that are loaded */
  experiments: readonly Experiment[];
  projectId: number;
  workspaceId: number;
  filter: ExperimentFilter;
};

/**
 * The actions on the selected experiments. Of some selected ones, each applies to those that allow
 * it; of all that match, to every one that the user may change in the workspace, since only the
 * master knows their states.
 */
export const bulkTargets = (chosen: Chosen): BulkTarget[] =>
  chosen.selection.kind === 'all' ? targetsOfAll(chosen) : targetsOfSome(chosen);

function targetsOfSome({ viewer, experiments }: Chosen): BulkTarget[] {
  const splits = bulkActions(viewer, experiments);
  return actionPlaces.bulkBar.flatMap((action) => {
    const split = splits.find(({ id }) => id === action);
    return split && isOffered(split)
      ? [{ action, split, body: { experimentIds: split.allowed } }]
      : [];
  });
}

function targetsOfAll({ viewer, selection, projectId, workspaceId, filter }: Chosen): BulkTarget[] {
  const except = selection.kind === 'all' ? [...selection.except] : [];
  return actionPlaces.bulkBar
    .filter((action) => isInRelease(viewer, action))
    .map((action) => {
      const { policy } = experimentActionRows[action];
      const split =
        splitByPolicy(viewer, policy, { workspaceId }) ??
        (action === 'openTensorBoard' ? onlySome('experiments') : undefined);
      // no call of the master selects them by a filter
      const isAlwaysLookedUp = /^(retry|resume|retainLogs|tag)$/.test(action);
      return filter.filter === '' && !isAlwaysLookedUp
        ? {
            action,
            split,
            body: { experimentIds: [], filters: toBulkFilters(projectId, filter, except) },
          }
        : { action, split, body: { experimentIds: [] }, isLookedUp: true };
    });
}

/** All matches are selected, but a TensorBoard accepts only ids. */
export const onlySome = (name: string): Split<never> => ({
  allowed: [],
  refused: [{ reason: `Select ${name} one by one to view them in TensorBoard.`, keys: [] }],
});

type Search = Pick<Chosen, 'viewer' | 'selection'> & { action: BulkActionId };

/** Of the experiments on some pages of the list, those that are chosen and allow the action. */
export async function lookedUp(
  pages: AsyncIterable<readonly { experiment: Experiment }[]>,
  { viewer, selection, action }: Search,
): Promise<Experiment[]> {
  const except = selection.kind === 'all' ? selection.except : new Set<number>();
  const allowedExperiments: Experiment[] = [];
  for await (const rows of pages) {
    const candidates = rows.map(({ experiment }) => experiment).filter(({ id }) => !except.has(id));
    const split = bulkActions(viewer, candidates).find(({ id }) => id === action);
    const allowed = new Set(split?.allowed);
    allowedExperiments.push(...candidates.filter(({ id }) => allowed.has(id)));
  }
  return allowedExperiments;
}
