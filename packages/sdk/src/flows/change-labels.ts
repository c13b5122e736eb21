import type { Caller, CallOptions } from '../client/call';
import { isApiError } from '../errors/errors';
import { getExperiment, patchExperiment } from '../generated/calls/experiments';
import { deleteExperimentLabel, putExperimentLabel } from '../generated/v038/calls';
import { isNoChange, type ListChange, neededChange, withListChange } from '../model/list-change';
import { supports } from '../v038/supports';

/** Labels that an experiment gets and loses. */
export type LabelChange = ListChange & { experimentId: number };

/** How labels are changed. */
export type LabelOptions = Pick<CallOptions, 'signal'> & {
  /**
   * true on a master with calls for a single label, which are new in 0.38.1; requested from the
   * master if absent
   */
  hasSingleCalls?: boolean;
};

/** The labels after a change, and the part of the change that was needed. */
export type ChangedLabels = { labels: readonly string[]; done: ListChange };

// documented in flows.ts
export async function changeLabels(
  client: Caller,
  { experimentId, ...change }: LabelChange,
  { hasSingleCalls, ...options }: LabelOptions = {},
): Promise<ChangedLabels> {
  const { experiment } = await getExperiment(client, { experimentId }, options);
  const done = neededChange(experiment.labels, change);
  if (isNoChange(done)) return { labels: experiment.labels, done };
  const isSingle =
    [...done.added, ...done.removed].every(fitsPath) &&
    (hasSingleCalls ?? (await supports(client, 'putExperimentLabel')));
  const labels = isSingle
    ? await changeEach(client, { experimentId, ...done }, options)
    : await changeList(client, { experimentId, ...done }, options);
  return { labels, done };
}

/** Reads the newest labels and sends the list as a whole, which is all that a 0.23.4 master knows. */
async function changeList(
  client: Caller,
  { experimentId, ...change }: LabelChange,
  options: CallOptions,
): Promise<readonly string[]> {
  const { experiment } = await getExperiment(client, { experimentId }, options);
  const labels = withListChange(experiment.labels, change);
  if (isNoChange(neededChange(experiment.labels, change))) return labels;
  return (await patchExperiment(client, { experimentId, body: { labels } }, options)).experiment
    .labels;
}

async function changeEach(
  client: Caller,
  { experimentId, added, removed }: LabelChange,
  options: CallOptions,
): Promise<readonly string[]> {
  let labels: readonly string[] = [];
  for (const label of added)
    ({ labels } = await putExperimentLabel(client, { experimentId, label }, options));
  for (const label of removed) {
    try {
      ({ labels } = await deleteExperimentLabel(client, { experimentId, label }, options));
    } catch (error) {
      if (!isBrokenCall(error)) throw error;
      labels = await changeList(client, { experimentId, added: [], removed: [label] }, options);
    }
  }
  return labels;
}

/**
 * True for the answer of a 0.38.1 master on PostgreSQL 15, which cannot remove a single label: 500
 * "FOR UPDATE cannot be applied to the nullable side of an outer join".
 */
const isBrokenCall = (error: unknown) => isApiError(error) && error.status === 500;

/** A label is a part of the path of a single call, which a slash or dots alone would change. */
const fitsPath = (label: string) => !label.includes('/') && !/^\.{1,2}$/.test(label);
