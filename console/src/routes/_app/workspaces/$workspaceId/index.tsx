import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/workspaces/$workspaceId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/workspaces/$workspaceId/projects', params, replace: true });
  },
});
