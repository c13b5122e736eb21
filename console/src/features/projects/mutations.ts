import type { QueryClient } from '@tanstack/react-query';
import {
  archiveProject,
  deleteProject,
  getProject,
  moveProject,
  patchProject,
  postProject,
  unarchiveProject,
} from '@trainyard/sdk/calls';
import type { Project } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation, runMutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { afterProjectChange, afterProjectDelete } from '~/app/query-invalidation';
import { queryKeys } from '~/app/query-keys';
import { projectQueries } from './queries';

const calls = { archive: archiveProject, unarchive: unarchiveProject };

/** Archives and back: shown at once, and undone when the master refuses. */
export const switchProject = (
  queryClient: QueryClient,
  action: keyof typeof calls,
  projectId: number,
) =>
  runMutation(queryClient, {
    mutationFn: (): Promise<unknown> => calls[action](client, { projectId }),
    onMutate: async () => {
      const archived = action === 'archive';
      await queryClient.cancelQueries({ queryKey: queryKeys.projects.all });
      queryClient.setQueryData(projectQueries.detail(projectId).queryKey, (project) =>
        project ? { ...project, archived } : undefined,
      );
      queryClient.setQueriesData<Project[]>({ queryKey: queryKeys.projects.lists }, (list) =>
        list?.map((each) => (each.id === projectId ? { ...each, archived } : each)),
      );
    },
    onSettled: () => afterProjectChange(queryClient),
  });

export type ProjectTexts = { name: string; description: string };

export const useCreateProject = mutationHook((queryClient) => ({
  mutationFn: async ({ workspaceId, ...body }: ProjectTexts & { workspaceId: number }) => {
    const { project } = await postProject(client, { workspaceId, body });
    return project;
  },
  onSuccess: () => afterProjectChange(queryClient),
}));

const labels: Record<string, string> = { name: 'the name', description: 'the description' };

type ProjectEdit = { projectId: number } & Edit<Partial<ProjectTexts>>;

/** Changes texts of a project; the caller reports a failure. */
export const editProject = mutation(
  ({ projectId: id, ...edit }: ProjectEdit) =>
    saveFields<Partial<ProjectTexts>, unknown>({
      ...edit,
      label: (name) => labels[name] ?? name,
      read: async () => (await getProject(client, { projectId: id })).project,
      write: (body) => patchProject(client, { projectId: id, body }),
    }),
  (queryClient) => afterProjectChange(queryClient),
);

export const useMoveProject = mutationHook((queryClient) => ({
  mutationFn: ({ projectId, workspaceId }: { projectId: number; workspaceId: number }) =>
    moveProject(client, { projectId, body: { destinationWorkspaceId: workspaceId } }),
  onSuccess: () => afterProjectChange(queryClient),
}));

/** Deletes a project; the master may take its time. */
export const removeProject = mutation(
  (id: number) => deleteProject(client, { projectId: id }),
  afterProjectDelete,
);
