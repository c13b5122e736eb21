import {
  type ActionableExperiment,
  type ActionRow,
  type ExperimentActionId,
  experimentAction,
  experimentActionIds,
  experimentActionRows,
} from './experiment-actions';
import type { Viewer } from './viewer';

/** What one action can do to a selection. The action is on offer when `allowed` has any. */
export type BulkAction = {
  id: ExperimentActionId;
  /** how many were asked about */
  total: number;
  /** ids to send; an empty list must not be sent, masters answer 500 to it */
  allowed: number[];
  /** why the others may not, the most frequent reason first */
  refused: Array<{ reason: string; experimentIds: number[] }>;
};

type SelectedExperiment = ActionableExperiment & { id: number };

/** For every action that takes many experiments: how many of these may, and why the rest may not. */
export function bulkActions(
  viewer: Viewer,
  experiments: readonly SelectedExperiment[],
): BulkAction[] {
  return experimentActionIds
    .filter((id) => rowOf(id).bulk)
    .map((id) => bulkAction(viewer, experiments, id));
}

function bulkAction(
  viewer: Viewer,
  experiments: readonly SelectedExperiment[],
  id: ExperimentActionId,
): BulkAction {
  const allowed: number[] = [];
  const byReason = new Map<string, number[]>();
  for (const experiment of experiments) {
    const { reason } = experimentAction(viewer, experiment, id);
    const ids = reason === undefined ? allowed : (byReason.get(reason) ?? []);
    ids.push(experiment.id);
    if (reason !== undefined) byReason.set(reason, ids);
  }
  const refused = Array.from(byReason, ([reason, experimentIds]) => ({ reason, experimentIds }));
  refused.sort((a, b) => b.experimentIds.length - a.experimentIds.length);
  return { id, total: experiments.length, allowed, refused };
}

function rowOf(id: ExperimentActionId): ActionRow {
  return experimentActionRows[id];
}
