import type { Caller } from '@trainyard/sdk/calls';
import { continueExperiment } from '@trainyard/sdk/v038';
import { messageOf } from '~/app/errors/report-error';

/**
 * Lets an experiment that has ended continue in place: its only trial, or the trials of a search
 * that did not complete, from their last checkpoints. `overrideConfig` is a text in YAML with what
 * changes, which searches may not have.
 */
export async function continueOne(
  client: Caller,
  id: number,
  overrideConfig = '{}',
): Promise<void> {
  await continueExperiment(client, { body: { id, overrideConfig } });
}

/** The same for several, one after the other, with the master's reason for each that it refuses. */
export async function continueMany(client: Caller, ids: readonly number[]) {
  const results: { id: number; error: string }[] = [];
  for (const id of ids)
    results.push(
      await continueOne(client, id).then(
        () => ({ id, error: '' }),
        (error: unknown) => ({ id, error: messageOf(error) }),
      ),
    );
  return { results };
}
