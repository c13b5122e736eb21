import { createFileRoute, redirect } from '@tanstack/react-router';
import { reportUnknownTab } from '~/app/links/refused-params';
import { ChartSkeletons } from '~/components/metrics/chart-skeletons';

/** without a tab, or with an unknown one, the first is shown */
export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId/{-$tab}')({
  staticData: { skeleton: ChartSkeletons },
  beforeLoad: ({ params }) => {
    reportUnknownTab(params.tab);
    throw redirect({
      to: '/experiments/$experimentId/trials/$trialId/overview',
      params,
      replace: true,
    });
  },
});
