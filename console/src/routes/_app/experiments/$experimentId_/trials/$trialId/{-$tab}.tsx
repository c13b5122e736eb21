import { createFileRoute, redirect } from '@tanstack/react-router';

/** no tab, or one that there is not, is the first one */
export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId/{-$tab}')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/experiments/$experimentId/trials/$trialId/overview',
      params,
      replace: true,
    });
  },
});
