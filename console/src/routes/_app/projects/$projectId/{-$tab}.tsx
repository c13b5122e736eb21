import { createFileRoute, redirect } from '@tanstack/react-router';

/** without a tab, or with an unknown one, the first is shown */
export const Route = createFileRoute('/_app/projects/$projectId/{-$tab}')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/projects/$projectId/experiments', params, replace: true });
  },
});
