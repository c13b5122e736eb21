import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  archiveProject,
  deleteProject,
  moveProject,
  patchProject,
  postProject,
  unarchiveProject,
} from '@trainyard/sdk/calls';
import type { Project } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { afterProjectChange, afterProjectDelete } from '~/app/query-invalidation';
import { queryKeys } from '~/app/query-keys';
import { projectQueries } from './queries';

function useProjectsChanged() {
  const queryClient = useQueryClient();
  return () => afterProjectChange(queryClient);
}

const calls = { archive: archiveProject, unarchive: unarchiveProject };
export type ProjectSwitch = keyof typeof calls;
type Switch = { action: ProjectSwitch; projectId: number };

/** Archives and back: shown at once, and undone when the master refuses. */
export function useSwitchProject() {
  const queryClient = useQueryClient();
  const projectsChanged = useProjectsChanged();
  return useMutation({
    mutationFn: ({ action, projectId }: Switch) => calls[action](client, { id: projectId }),
    onMutate: async ({ action, projectId }) => {
      const archived = action === 'archive';
      await queryClient.cancelQueries({ queryKey: queryKeys.projects.all });
      queryClient.setQueryData(projectQueries.detail(projectId).queryKey, (project) =>
        project ? { ...project, archived } : undefined,
      );
      queryClient.setQueriesData<Project[]>({ queryKey: queryKeys.projects.lists }, (list) =>
        list?.map((each) => (each.id === projectId ? { ...each, archived } : each)),
      );
    },
    onSettled: projectsChanged,
    // the caller reports the failure with the name of the project
    meta: { isSilent: true },
  });
}

export type ProjectTexts = { name: string; description: string };

export function useCreateProject() {
  const onSuccess = useProjectsChanged();
  return useMutation({
    mutationFn: async ({ workspaceId, ...body }: ProjectTexts & { workspaceId: number }) => {
      const { project } = await postProject(client, { workspaceId, body });
      return project;
    },
    onSuccess,
    meta: { isSilent: true },
  });
}

export function usePatchProject() {
  const onSuccess = useProjectsChanged();
  return useMutation({
    mutationFn: ({ projectId, ...body }: Partial<ProjectTexts> & { projectId: number }) =>
      patchProject(client, { id: projectId, body }),
    onSuccess,
    meta: { isSilent: true },
  });
}

export function useMoveProject() {
  const onSuccess = useProjectsChanged();
  return useMutation({
    mutationFn: ({ projectId, workspaceId }: { projectId: number; workspaceId: number }) =>
      moveProject(client, { projectId, body: { destinationWorkspaceId: workspaceId } }),
    onSuccess,
    meta: { isSilent: true },
  });
}

/** Deletes a project; the master may take its time. */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Project, 'id'>) => deleteProject(client, { id }),
    onSuccess: () => afterProjectDelete(queryClient),
    meta: { isSilent: true },
  });
}
