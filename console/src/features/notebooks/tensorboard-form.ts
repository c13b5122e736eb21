import { getExperiment, getTrial } from '@trainyard/sdk/calls';
import type { FieldError } from '@trainyard/ui/form/field-rules';
import type { FormErrors } from '@trainyard/ui/form/use-form';
import { client } from '~/app/api';

export type SourceKind = 'experiments' | 'trials';

/** The experiments or trials of a TensorBoard, as typed. */
export type TensorboardForm = { kind: SourceKind; ids: string };

/** "12, 15 18": each once, in the order typed; null when a part is not an id. */
export function parseIds(text: string): number[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.some((word) => !/^\d{1,9}$/.test(word) || Number(word) === 0)) return null;
  return [...new Set(words.map(Number))];
}

function idsError(text: string): FieldError {
  const ids = parseIds(text);
  if (ids === null) return 'IDs are whole numbers with commas between them.';
  return ids.length === 0 ? 'IDs required' : undefined;
}

export const validateTensorboard = ({ ids }: TensorboardForm): FormErrors<TensorboardForm> => ({
  ids: idsError(ids),
});

const experimentOf = async (trialId: number) =>
  (await getTrial(client, { trialId })).trial.experimentId;

const workspaceOf = async (experimentId: number) =>
  (await getExperiment(client, { experimentId })).experiment.workspaceId;

/**
 * The request of the form, in the workspace of its first experiment or trial. Rejects with the
 * error of the master when one of them does not exist.
 */
export async function tensorboardSources({ kind, ids }: TensorboardForm) {
  const chosen = parseIds(ids) ?? [];
  if (kind === 'experiments') {
    const [workspaceId = 1] = await Promise.all(chosen.map(workspaceOf));
    return { workspaceId, experimentIds: chosen };
  }
  const [experimentId] = await Promise.all(chosen.map(experimentOf));
  return { workspaceId: await workspaceOf(experimentId ?? 0), trialIds: chosen };
}
