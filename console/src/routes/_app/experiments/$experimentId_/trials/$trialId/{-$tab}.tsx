import { createFileRoute, redirect } from '@tanstack/react-router';

/** without a tab, or with an unknown one, the first is shown */
export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId/{-$tab}')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/experiments/$experimentId/trials/$trialId/overview',
      params,
      replace: true,
    });
  },
});
