import type { QueryClient } from '@tanstack/react-query';
import type { RunActionId } from '@trainyard/rbac';
import {
  archiveRuns,
  deleteRuns,
  killRuns,
  moveRuns,
  pauseRuns,
  resumeRuns,
  type schemas,
  unarchiveRuns,
} from '@trainyard/sdk/v038';
import { client } from '~/app/api';
import { afterRunChange } from '~/app/query-invalidation';

/** The actions on runs that need nothing but the runs. */
export type RunCall = Exclude<RunActionId, 'move'>;

type Body = { runIds: number[]; projectId: number; filter?: string };
type Results = { results: schemas.RunActionResult[] };

const calls: Record<RunCall, (body: Body) => Promise<Results>> = {
  resume: (body) => resumeRuns(client, { body }),
  pause: (body) => pauseRuns(client, { body }),
  kill: (body) => killRuns(client, { body }),
  archive: (body) => archiveRuns(client, { body }),
  unarchive: (body) => unarchiveRuns(client, { body }),
  delete: (body) => deleteRuns(client, { body }),
};

export type RunTargets = Body;
export type RunResult = { doneIds: number[]; refused: { id: number; error: string }[] };

const resultOf = ({ results }: Results): RunResult => ({
  doneIds: results.filter(({ error }) => error === '').map(({ id }) => id),
  refused: results.filter(({ error }) => error !== ''),
});

/** Does something to runs of a project; the answer has the reason for each that is refused. */
export async function performOnRuns(
  queryClient: QueryClient,
  { action, ...body }: RunTargets & { action: RunCall },
): Promise<RunResult> {
  try {
    return resultOf(await calls[action](body));
  } finally {
    void afterRunChange(queryClient);
  }
}

type Moving = RunTargets & { destinationProjectId: number };

/** Moves runs to another project; the other runs of their experiments go with them. */
export async function moveRunsTo(
  queryClient: QueryClient,
  { projectId: sourceProjectId, ...body }: Moving,
): Promise<RunResult> {
  try {
    return resultOf(await moveRuns(client, { body: { ...body, sourceProjectId } }));
  } finally {
    void afterRunChange(queryClient);
  }
}

/** Does so for one run. @throws Error with the reason of the master where it is refused */
export async function performOnRun(
  queryClient: QueryClient,
  { action, run: { id, projectId } }: { action: RunCall; run: schemas.FlatRun },
): Promise<void> {
  const { refused } = await performOnRuns(queryClient, { action, runIds: [id], projectId });
  for (const { error } of refused) throw new Error(error);
}
