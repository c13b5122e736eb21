import type { QueryClient } from '@tanstack/react-query';
import { getExperimentLabels, patchExperiment } from '@trainyard/sdk/calls';
import { changeLabels } from '@trainyard/sdk/flows';
import type { ListChange } from '@trainyard/sdk/model';
import { call } from '@trainyard/sdk/query';
import { deleteExperimentLabel, putExperimentLabel } from '@trainyard/sdk/v038';
import { supports } from '~/app/abilities';
import { client } from '~/app/api';
import { changeWithUndo } from '~/app/editing/change-with-undo';
import { staleMs } from '~/app/polling-intervals';
import { mutation } from '~/data/mutation';
import { q } from '~/data/q';

/** Adds and removes tags of an experiment, against its newest ones; reports no failure. */
const changeTags = mutation(
  async (experimentId: number, change: ListChange) => {
    const hasSingleCalls = supports('singleLabels');
    return (await changeLabels(client, { experimentId, ...change }, { hasSingleCalls })).done;
  },
  (experimentId) => [
    call(patchExperiment, { experimentId }),
    call(putExperimentLabel, { experimentId }),
    call(deleteExperimentLabel, { experimentId }),
  ],
);

/** The same, with Undo. */
export const changeTagsWithUndo = (
  queryClient: QueryClient,
  experimentId: number,
  change: ListChange,
): Promise<void> => changeWithUndo(change, (next) => changeTags(queryClient, experimentId, next));

/** Tags in use in a project, the most used first. */
export const tagsInUseQuery = (projectId: number) =>
  q(
    getExperimentLabels,
    { projectId },
    { select: ({ labels }) => labels, staleTime: staleMs.form },
  );
