import { getExperiment, getTrial } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { oneOf } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** "12, 15 18": each once, in the order typed; null when a part is not an id. */
export function parseIds(text: string): number[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.some((word) => !/^\d{1,9}$/.test(word) || Number(word) === 0)) return null;
  return [...new Set(words.map(Number))];
}

/** The experiments or trials of a TensorBoard; their ids as typed. */
export const tensorboardSchema = z.object({
  kind: oneOf(['experiments', 'trials']),
  ids: z.string().check(
    z.refine((text) => parseIds(text) !== null, 'IDs are whole numbers with commas between them.'),
    z.refine((text) => parseIds(text)?.length !== 0, 'IDs required'),
  ),
});

export type TensorboardForm = z.output<typeof tensorboardSchema>;

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
