import type { QueryClient } from '@tanstack/react-query';
import { getExperimentLabels } from '@trainyard/sdk/calls';
import { changeLabels } from '@trainyard/sdk/flows';
import type { ListChange } from '@trainyard/sdk/model';
import { supports } from '~/app/abilities';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { changeWithUndo } from '~/app/editing/change-with-undo';
import { afterExperimentChange } from '~/app/query-invalidation';

/** Adds and removes tags of an experiment, against its newest ones; reports no failure. */
const changeTags = mutation(
  async (experimentId: number, change: ListChange) => {
    const hasSingleCalls = supports('singleLabels');
    return (await changeLabels(client, { experimentId, ...change }, { hasSingleCalls })).done;
  },
  (queryClient) => afterExperimentChange(queryClient),
);

/** The same, with Undo. */
export const changeTagsWithUndo = (
  queryClient: QueryClient,
  experimentId: number,
  change: ListChange,
): Promise<void> => changeWithUndo(change, (next) => changeTags(queryClient, experimentId, next));

/** Tags in use in a project, the most used first. */
export const tagsInUse = async (projectId: number, options?: { signal: AbortSignal }) =>
  (await getExperimentLabels(client, { projectId }, options)).labels;
