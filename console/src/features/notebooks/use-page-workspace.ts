import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { projectQueries } from '~/features/projects/queries';

/** The workspace that the page in sight belongs to, where it is one's or a project's. */
export function usePageWorkspace(): number | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [, kind, id] = /^\/(workspaces|projects)\/(\d+)/.exec(path) ?? [];
  const { data: project } = useQuery({
    ...projectQueries.detail(Number(id ?? 0)),
    enabled: kind === 'projects',
  });
  if (kind === 'workspaces') return Number(id);
  return kind === 'projects' ? project?.workspaceId : undefined;
}
