import type { Experiment } from '@trainyard/sdk/types';
import { uncategorizedProjectId } from '~/lib/links';
import { CrumbLink } from './page-strip';

/** The breadcrumb of an experiment: its workspace and its project; one crumb if it has neither. */
export function placeCrumbs({ projectId, projectName, workspaceId, workspaceName }: Experiment) {
  const isUncategorized = projectId === uncategorizedProjectId;
  const project = { projectId: String(projectId) };
  return [
    isUncategorized ? null : (
      <CrumbLink
        key="workspace"
        to="/workspaces/$workspaceId/{-$tab}"
        params={{ workspaceId: String(workspaceId) }}
      >
        {workspaceName}
      </CrumbLink>
    ),
    <CrumbLink key="project" to="/projects/$projectId/experiments" params={project}>
      {isUncategorized ? 'Uncategorized Experiments' : projectName}
    </CrumbLink>,
  ].filter((crumb) => crumb !== null);
}
