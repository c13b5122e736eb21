import type { QueryClient } from '@tanstack/react-query';
import { mapWithConcurrency } from '@trainyard/sdk';
import type { Caller } from '@trainyard/sdk/calls';
import { getExperimentLabels } from '@trainyard/sdk/calls';
import { changeLabels } from '@trainyard/sdk/flows';
import type { ListChange } from '@trainyard/sdk/model';
import { supports } from '~/app/abilities';
import {
  changeManyWithUndo,
  changeWithUndo,
  type ListChanges,
} from '~/app/editing/change-with-undo';
import { messageOf } from '~/app/errors/report-error';
import { staleMs } from '~/app/polling/polling-intervals';
import { mutation } from '~/data/mutation';
import { q } from '~/data/q';

/** Sends a change of the tags of an experiment, against its newest ones. */
const sendTags = (client: Caller, experimentId: number, change: ListChange) =>
  changeLabels(client, { experimentId, ...change }, { hasSingleCalls: supports('singleLabels') });

/** Adds and removes tags of an experiment, against its newest ones; reports no failure. */
const changeTags = mutation(
  async (client, experimentId: number, change: ListChange) =>
    (await sendTags(client, experimentId, change)).done,
);

/** The same, with Undo. */
export const changeTagsWithUndo = (
  queryClient: QueryClient,
  experimentId: number,
  change: ListChange,
): Promise<void> => changeWithUndo(change, (next) => changeTags(queryClient, experimentId, next));

/** One of several experiments after a change: its newest tags, or the reason of a failure. */
export type TaggedExperiment = { experimentId: number } & (
  | { labels: readonly string[]; done: ListChange }
  | { error: string }
);

const requestsAtOnce = 4;

const changeTagsOfEach = mutation(
  (client, changes: ListChanges) =>
    mapWithConcurrency(
      [...changes],
      requestsAtOnce,
      ([experimentId, change]): Promise<TaggedExperiment> =>
        sendTags(client, experimentId, change).then(
          (tagged) => ({ experimentId, ...tagged }),
          (error: unknown) => ({ experimentId, error: messageOf(error) }),
        ),
    ),
  // the answers have the newest tags
  { isRefreshAwaited: false },
);

/**
 * Adds and removes tags of several experiments, of each against its newest ones, with one Undo for
 * all of them.
 *
 * @param onTagged called with the results of the change, and of its Undo
 */
export const changeTagsOfMany = (
  queryClient: QueryClient,
  changes: ListChanges,
  onTagged: (results: readonly TaggedExperiment[]) => void,
): Promise<void> =>
  changeManyWithUndo(
    changes,
    async (next) => {
      const results = await changeTagsOfEach(queryClient, next);
      onTagged(results);
      return new Map(
        results.flatMap((result) => ('done' in result ? [[result.experimentId, result.done]] : [])),
      );
    },
    'experiment',
  );

/** Tags in use in a project, the most used first. */
export const tagsInUseQuery = (projectId: number) =>
  q(
    getExperimentLabels,
    { projectId },
    { select: ({ labels }) => labels, staleTime: staleMs.form },
  );
