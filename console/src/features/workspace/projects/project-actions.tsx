import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { ActionMenu } from '~/app/actions/action-menu';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { projectActions, projectItems } from './actions';

/** The actions menu of a project, by the permissions in its workspace. It loads on the first click, so it starts open. */
export default function ProjectActions({ project }: { project: Project }) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const { run, dialog } = useEntityActions(projectActions, {
    onDone: (id) =>
      id === 'delete' &&
      void navigate({
        to: '/workspaces/$workspaceId/projects',
        params: { workspaceId: String(project.workspaceId) },
      }),
  });
  const workspace = workspaces?.find(({ id }) => id === project.workspaceId);
  return (
    <>
      <ActionMenu
        label="Project actions"
        items={projectItems({ ...project, workspace }, viewer)}
        onRun={(id) => run(id, { project })}
        isInitiallyOpen
      />
      {dialog}
    </>
  );
}
