import { useQuery } from '@tanstack/react-query';
import type { Project } from '@trainyard/sdk/types';
import { ActionItems } from '~/components/ui/action-items';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { type ProjectAction, projectItems } from './actions';

type Props = { project: Project; onRun: (action: ProjectAction) => void };

/** What can be done with a project, by the rules of its workspace. */
export default function ProjectMenu({ project, onRun }: Props) {
  const viewer = useViewer();
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const workspace = workspaces?.find(({ id }) => id === project.workspaceId);
  return <ActionItems items={projectItems({ ...project, workspace }, viewer)} onRun={onRun} />;
}
