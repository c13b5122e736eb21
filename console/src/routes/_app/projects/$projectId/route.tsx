import { createFileRoute, Outlet } from '@tanstack/react-router';
import { postUserActivity } from '@trainyard/sdk/calls';
import { useEffect, useRef } from 'react';
import { client } from '~/app/api';
import { idOf } from '~/app/errors/page-message';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { usePageTitle } from '~/app/page-title';
import { projectQueries } from '~/data/projects';

/** The shared part of the tabs of a project: its existence, its title, the record of the visit. */
export const Route = createFileRoute('/_app/projects/$projectId')({
  staticData: {
    request: ({ queryClient, params }) => {
      const projectId = idOf(params.projectId, 'Project');
      void queryClient.prefetchQuery(projectQueries.detail(projectId));
    },
  },
  loader: async ({ context: { queryClient }, params }) => {
    const projectId = idOf(params.projectId, 'Project');
    const { name } = await loadQuery(queryClient, projectQueries.detail(projectId));
    return { projectId, name };
  },
  component: ProjectRoute,
});

function ProjectRoute() {
  const { projectId, name } = useLoadedData(Route.useLoaderData());
  usePageTitle(name);
  useProjectOpened(projectId);
  return <Outlet />;
}

/** Reports to the master, once per opening, that the user opened a project: home lists those. */
function useProjectOpened(projectId: number): void {
  const reported = useRef<number>(undefined);
  useEffect(() => {
    if (reported.current === projectId) return;
    reported.current = projectId;
    const body = {
      activityType: 'ACTIVITY_TYPE_GET',
      entityType: 'ENTITY_TYPE_PROJECT',
      entityId: projectId,
    } as const;
    // a failure is ignored, because nothing waits for it
    postUserActivity(client, { body }).catch(() => undefined);
  }, [projectId]);
}
