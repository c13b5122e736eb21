import type { QueryClient } from '@tanstack/react-query';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import { getExperiment, patchExperiment } from '@trainyard/sdk/calls';
import { isActive, isPaused, withListChange } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { runExperimentAction } from '~/data/experiments/experiment-mutations';
import { mutation } from '~/data/mutation';
import { masterNow } from '~/lib/master-now';

import { answerTags, type OwnerAnswer, ownerAnswers } from './owner-answer';

type Written = { experimentId: number; answer: OwnerAnswer; line: string };

/** Replaces the tag of a question, and adds a line to the notes, which say who asked and answered. */
const write = mutation(async (client, { experimentId, answer, line }: Written) => {
  const { experiment } = await getExperiment(client, { experimentId });
  const others = ownerAnswers.filter((each) => each !== answer).map((each) => answerTags[each]);
  const labels = withListChange(experiment.labels, {
    added: [answerTags[answer]],
    removed: others,
  });
  const at = new Date(masterNow()).toISOString().slice(0, 16).replace('T', ' ');
  const notes = [experiment.notes, `> ${at} UTC: ${line}`].filter(Boolean).join('\n\n');
  await patchExperiment(client, { experimentId, body: { labels, notes } });
});

/** Asks the owner of an idle experiment whether it is still needed; nothing for a task. */
export async function askOwner(
  queryClient: QueryClient,
  { subject, evidence }: WasteItem,
  by: string,
): Promise<void> {
  if (subject.type !== 'experiment') return;
  const line = `${by} asks whether this is still needed: ${evidence}.`;
  await write(queryClient, { experimentId: subject.id, answer: 'asked', line });
}

/** Keeps an experiment, as the answer to a question. */
export const keepExperiment = (queryClient: QueryClient, { id }: Experiment, by: string) =>
  write(queryClient, { experimentId: id, answer: 'keep', line: `${by} still needs it.` });

/**
 * Releases what an experiment holds, as the answer to a question: a running one is paused, which saves
 * a checkpoint first, and any other is canceled.
 */
export async function releaseExperiment(
  queryClient: QueryClient,
  { id, state }: Experiment,
  by: string,
): Promise<void> {
  const action = isActive(state) && !isPaused(state) ? 'pause' : 'cancel';
  await runExperimentAction(queryClient, { action, experimentId: id });
  await write(queryClient, { experimentId: id, answer: 'release', line: `${by} releases it.` });
}
