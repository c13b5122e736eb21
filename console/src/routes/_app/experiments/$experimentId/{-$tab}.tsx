import { createFileRoute } from '@tanstack/react-router';
import { reportUnknownTab } from '~/app/links/refused-params';
import { ChartSkeletons } from '~/components/metrics/chart-skeletons';
import { loadTab } from '~/features/experiments/experiment-detail/experiment-page-load';

/** without a tab, or with an unknown one, the first of the experiment's kind is shown */
export const Route = createFileRoute('/_app/experiments/$experimentId/{-$tab}')({
  staticData: { skeleton: ChartSkeletons },
  loader: ({ context: { queryClient }, params }) => {
    // the first tab of a search, which shows its first picture
    if (params.tab !== 'visualization') reportUnknownTab(params.tab);
    return loadTab({ queryClient, params, kind: 'none' });
  },
});
