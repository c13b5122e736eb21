import type { QueryClient } from '@tanstack/react-query';
import {
  archiveProject,
  deleteProject,
  getProject,
  getWorkspaceProjects,
  moveProject,
  patchProject,
  postProject,
  unarchiveProject,
} from '@trainyard/sdk/calls';
import { keyOf } from '@trainyard/sdk/query';
import type { Answer, Project } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { runMutation } from '~/app/actions/run-mutation';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import { projectQueries } from '~/data/projects';

const calls = { archive: archiveProject, unarchive: unarchiveProject };

/** Archives and back: shown at once, and undone when the master refuses. */
export const switchProject = (
  queryClient: QueryClient,
  action: keyof typeof calls,
  projectId: number,
) =>
  runMutation(queryClient, {
    send: (client): Promise<unknown> => calls[action](client, { projectId }),
    onMutate: async () => {
      const archived = action === 'archive';
      const changed = (project: Project) =>
        project.id === projectId ? { ...project, archived } : project;
      const { queryKey } = projectQueries.detail(projectId);
      const lists = { queryKey: keyOf(getWorkspaceProjects) };
      await Promise.all([
        queryClient.cancelQueries({ queryKey }),
        queryClient.cancelQueries(lists),
      ]);
      queryClient.setQueryData(queryKey, (one) => one && { project: changed(one.project) });
      queryClient.setQueriesData<Answer<'getWorkspaceProjects'>>(
        lists,
        (list) => list && { ...list, projects: list.projects.map(changed) },
      );
    },
  });

export type ProjectTexts = { name: string; description: string };

export const useCreateProject = mutationHook(() => ({
  send: async (client, { workspaceId, ...body }: ProjectTexts & { workspaceId: number }) => {
    const { project } = await postProject(client, { workspaceId, body });
    return project;
  },
}));

const labels: Record<string, string> = { name: 'the name', description: 'the description' };

type ProjectEdit = { projectId: number } & Edit<Partial<ProjectTexts>>;

/** Changes texts of a project; the caller reports a failure. */
export const editProject = mutation((client, { projectId: id, ...edit }: ProjectEdit) =>
  saveFields<Partial<ProjectTexts>, unknown>({
    ...edit,
    label: labels,
    read: async () => (await getProject(client, { projectId: id })).project,
    write: (body) => patchProject(client, { projectId: id, body }),
  }),
);

export const useMoveProject = mutationHook(() => ({
  send: (client, { projectId, workspaceId }: { projectId: number; workspaceId: number }) =>
    moveProject(client, { projectId, body: { destinationWorkspaceId: workspaceId } }),
}));

/** Deletes a project; the master may take its time. */
export const removeProject = mutation(
  (client, id: number) => deleteProject(client, { projectId: id }),
  { deleted: (id) => [keyOf(getProject, { projectId: id })] },
);
