import type { QueryClient } from '@tanstack/react-query';
import { reportError } from '~/app/errors/report-error';
import { cancelReads, changeCachedRows } from '~/data/experiments/cached-experiments';
import { type ExperimentEdit, editExperiment } from '~/data/experiments/experiment-mutations';

type RowChange = Parameters<typeof changeCachedRows>[2];

/** Shows a change of a row before the master answers, and refetches the lists after it. */
async function showChange(queryClient: QueryClient, experimentId: number, change: RowChange) {
  await cancelReads(queryClient);
  changeCachedRows(queryClient, new Set([experimentId]), change);
}

/** Changes a text of an experiment in its cell; reports a failure. */
export async function editCell(queryClient: QueryClient, edit: ExperimentEdit): Promise<void> {
  await showChange(queryClient, edit.experimentId, edit.to);
  await editExperiment(queryClient, edit).catch((error: unknown) => {
    const [field, text] = Object.entries(edit.to)[0] ?? [];
    // the cell has its former text again, so that the typed one would be lost
    const explanation = text === '' ? undefined : `Not saved: "${text}".`;
    reportError(error, { message: `Unable to update ${field}`, explanation });
  });
}
