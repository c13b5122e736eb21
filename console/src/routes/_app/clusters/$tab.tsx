import { createFileRoute, redirect } from '@tanstack/react-router';
import { reportUnknownTab } from '~/app/links/refused-params';

export const Route = createFileRoute('/_app/clusters/$tab')({
  beforeLoad: ({ params }) => {
    reportUnknownTab(params.tab);
    throw redirect({ to: '/clusters', replace: true });
  },
});
