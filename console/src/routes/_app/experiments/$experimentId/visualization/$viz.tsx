import { createFileRoute } from '@tanstack/react-router';
import { reportUnknownTab } from '~/app/links/refused-params';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { loadTab } from '~/features/experiments/experiment-detail/experiment-page-load';

/** an unknown picture falls back to the learning curve */
export const Route = createFileRoute('/_app/experiments/$experimentId/visualization/$viz')({
  staticData: { skeleton: SearchChartSkeleton },
  loader: ({ context: { queryClient }, params }) => {
    reportUnknownTab(params.viz);
    return loadTab({ queryClient, params, kind: 'none' });
  },
});
