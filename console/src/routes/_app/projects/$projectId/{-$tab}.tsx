import { createFileRoute, redirect } from '@tanstack/react-router';

/** no tab, or one that there is not, is the first one */
export const Route = createFileRoute('/_app/projects/$projectId/{-$tab}')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/projects/$projectId/experiments', params, replace: true });
  },
});
