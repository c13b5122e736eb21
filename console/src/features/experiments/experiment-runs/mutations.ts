import type { QueryClient } from '@tanstack/react-query';
import type { RunActionId } from '@trainyard/rbac';
import type { AnyCall } from '@trainyard/sdk/query';
import {
  archiveRuns,
  deleteRuns,
  getRunMetadata,
  killRuns,
  moveRuns,
  pauseRuns,
  postRunMetadata,
  resumeRuns,
  type schemas,
  unarchiveRuns,
} from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { type Edit, metadataLabel, saveFields, withChanges } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import type { Metadata } from '~/features/experiments/base/metadata-tree';
import { metadataOf } from './queries';

/** The actions on runs that need nothing but the runs. */
export type RunCall = Exclude<RunActionId, 'move'>;

type Body = { runIds: number[]; projectId: number; filter?: string };
type Results = { results: schemas.RunActionResult[] };

const calls: Record<RunCall, AnyCall<{ body: Body }, Results>> = {
  resume: resumeRuns,
  pause: pauseRuns,
  kill: killRuns,
  archive: archiveRuns,
  unarchive: unarchiveRuns,
  delete: deleteRuns,
};

export type RunTargets = Body;
export type RunResult = { doneIds: number[]; refused: { id: number; error: string }[] };

const resultOf = ({ results }: Results): RunResult => ({
  doneIds: results.filter(({ error }) => error === '').map(({ id }) => id),
  refused: results.filter(({ error }) => error !== ''),
});

type Acting = RunTargets & { action: RunCall };

/** Does something to runs of a project; the answer has the reason for each that is refused. */
export const performOnRuns = mutation(
  async (client, { action, ...body }: Acting) => resultOf(await calls[action](client, { body })),
  { retry: false, isRefreshAwaited: false },
);

type Moving = RunTargets & { destinationProjectId: number };

/** Moves runs to another project; the other runs of their experiments go with them. */
export const moveRunsTo = mutation(
  async (client, { projectId: sourceProjectId, ...body }: Moving) =>
    resultOf(await moveRuns(client, { body: { ...body, sourceProjectId } })),
  { retry: false, isRefreshAwaited: false },
);

/** Does so for one run. @throws Error with the reason of the master where it is refused */
export async function performOnRun(
  queryClient: QueryClient,
  { action, run: { id, projectId } }: { action: RunCall; run: schemas.FlatRun },
): Promise<void> {
  const { refused } = await performOnRuns(queryClient, { action, runIds: [id], projectId });
  for (const { error } of refused) throw new Error(error);
}

/** Changes keys of the metadata of a run. */
export const useSaveMetadata = mutationHook((_, runId: number) => ({
  send: (client, edit: Edit<Metadata>) =>
    saveFields<Metadata, unknown>({
      ...edit,
      label: metadataLabel,
      read: async () => metadataOf(await getRunMetadata(client, { runId })),
      write: (changes, newest) =>
        postRunMetadata(client, { runId, body: { metadata: withChanges(newest, changes) } }),
    }),
}));
