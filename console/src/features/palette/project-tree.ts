import type { Project, Workspace } from '@trainyard/sdk/types';

export type TreeProject = Pick<Project, 'id' | 'name' | 'numExperiments'>;
export type TreeWorkspace = Pick<Workspace, 'id' | 'name' | 'numExperiments'> & {
  projects: readonly TreeProject[];
};

type Given = { workspaces: readonly Workspace[]; projects: readonly Project[]; text: string };

/**
 * Workspaces with their projects. A workspace stays when its name or one of its projects matches; of
 * its projects only those that match.
 */
export function projectTree({ workspaces, projects, text }: Given): TreeWorkspace[] {
  const wanted = text.trim().toLowerCase();
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(wanted);
  return workspaces.flatMap((workspace) => {
    const own = projects.filter(
      (project) => project.workspaceId === workspace.id && matches(project),
    );
    const { id, name, numExperiments } = workspace;
    return own.length > 0 || matches(workspace)
      ? [{ id, name, numExperiments, projects: own }]
      : [];
  });
}
