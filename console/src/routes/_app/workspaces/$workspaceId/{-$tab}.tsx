import { createFileRoute, redirect } from '@tanstack/react-router';

/** without a tab, or with an unknown one, the first is shown */
export const Route = createFileRoute('/_app/workspaces/$workspaceId/{-$tab}')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/workspaces/$workspaceId/projects', params, replace: true });
  },
});
