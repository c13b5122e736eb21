import { createFileRoute, redirect } from '@tanstack/react-router';

/** no tab, or one that there is not, is the first one */
export const Route = createFileRoute('/_app/workspaces/$workspaceId/{-$tab}')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/workspaces/$workspaceId/projects', params, replace: true });
  },
});
