import { createFileRoute, redirect } from '@tanstack/react-router';
import { reportUnknownTab } from '~/app/links/refused-params';

/** without a tab, or with an unknown one, the first is shown */
export const Route = createFileRoute('/_app/projects/$projectId/{-$tab}')({
  beforeLoad: ({ params }) => {
    reportUnknownTab(params.tab);
    throw redirect({ to: '/projects/$projectId/experiments', params, replace: true });
  },
});
