import { createFileRoute, Outlet } from '@tanstack/react-router';
import { postUserActivity } from '@trainyard/sdk/calls';
import { useEffect, useRef } from 'react';
import { client } from '~/app/api';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { usePageTitle } from '~/app/page-title';
import { projectOfPath } from '~/data/projects';

/** The shared part of the tabs of a project: its existence, its title, the record of the visit. */
export const Route = createFileRoute('/_app/projects/$projectId')({
  codeSplitGroupings: [['component']],
  loader: async ({ context: { queryClient }, params }) => {
    const { id, name } = await loadQuery(queryClient, projectOfPath(params));
    return { projectId: id, name };
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
