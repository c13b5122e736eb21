import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { ChartSkeletons, SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { routeTree } from '~/routeTree.gen';

const router = createRouter({ routeTree, context: { queryClient: new QueryClient() } });

test.each([
  ['/experiments/85', ChartSkeletons],
  ['/experiments/85/overview', ChartSkeletons],
  ['/experiments/83/trials/403', ChartSkeletons],
  ['/experiments/83/trials/403/overview', ChartSkeletons],
  ['/experiment-compare', ChartSkeletons],
  ['/experiments/83/visualization/learning-curve', SearchChartSkeleton],
])(
  'a direct link to %s shows charts that load, and no rows of a table (E14.7)',
  (path, skeleton) => {
    const [routes] = router.getMatchedRoutes(path);
    expect(routes.at(-1)?.options.staticData?.skeleton).toBe(skeleton);
  },
);
