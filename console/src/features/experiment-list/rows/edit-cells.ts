import type { QueryClient } from '@tanstack/react-query';
import { type ListChange, withListChange } from '@trainyard/sdk/model';
import { reportError } from '~/app/report-error';
import { cancelReads, changeCachedRows, knownRow } from '~/features/experiments/cached-experiments';
import { type ExperimentEdit, editExperiment } from '~/features/experiments/edit-experiment';
import { changeTagsWithUndo } from '~/features/experiments/tag-calls';

/** Tags as they are typed in a cell: commas part them, each counts once. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

type RowChange = Parameters<typeof changeCachedRows>[2];

/** Shows a change of a row before the master answers, and refetches the lists after it. */
async function showChange(queryClient: QueryClient, experimentId: number, change: RowChange) {
  await cancelReads(queryClient);
  changeCachedRows(queryClient, new Set([experimentId]), change);
}

/** Changes a text of an experiment in its cell; reports a failure. */
export async function editCell(queryClient: QueryClient, edit: ExperimentEdit): Promise<void> {
  await showChange(queryClient, edit.experimentId, edit.to);
  await editExperiment(queryClient, edit).catch((error: unknown) =>
    reportError(error, { message: `Unable to update ${Object.keys(edit.to)[0]}` }),
  );
}

/** Adds and removes tags of an experiment in its cell, with Undo; reports a failure. */
export async function editTagCell(
  queryClient: QueryClient,
  experimentId: number,
  change: ListChange,
): Promise<void> {
  const labels = knownRow(queryClient, experimentId)?.experiment.labels ?? [];
  await showChange(queryClient, experimentId, { labels: withListChange(labels, change) });
  await changeTagsWithUndo(queryClient, experimentId, change).catch((error: unknown) =>
    reportError(error, { message: 'Unable to update tags' }),
  );
}
