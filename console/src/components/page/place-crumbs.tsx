import type { Experiment } from '@trainyard/sdk/types';
import { useLeftList } from '~/data/page-visits';
import { uncategorizedProjectId } from '~/lib/links';
import { CrumbLink } from './page-strip';

/** The breadcrumb of an experiment: its workspace and its project; one crumb if it has neither. */
export function placeCrumbs({ projectId, projectName, workspaceId, workspaceName }: Experiment) {
  const isUncategorized = projectId === uncategorizedProjectId;
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
    <ListCrumb key="project" projectId={projectId}>
      {isUncategorized ? 'Uncategorized Experiments' : projectName}
    </ListCrumb>,
  ].filter((crumb) => crumb !== null);
}

type ListProps = { projectId: number; children: string };

/** Leads to the list of the project that the user has come from, with its filter and sort. */
function ListCrumb({ projectId, children }: ListProps) {
  const { list = 'experiments', search = {} } = useLeftList(projectId) ?? {};
  return (
    <CrumbLink
      to={`/projects/$projectId/${list}`}
      params={{ projectId: String(projectId) }}
      search={search}
    >
      {children}
    </CrumbLink>
  );
}
