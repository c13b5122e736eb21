import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { PageBody } from '~/components/page/page';
import { Spinner } from '~/components/ui/spinner';
import { ExperimentArtifacts } from '~/features/experiments/experiment-artifacts';
import { loadTab } from '~/features/experiments/experiment-page-load';
import { ExperimentSearchFacts } from '~/features/experiments/experiment-search-facts';
import { type ExperimentDetail, experimentQueries } from '~/features/experiments/queries';
import { InsightsTabs } from '~/features/search-insights/insights-tabs';
import { isPanel, type Panel, searchPanels } from '~/features/search-insights/panels';

type Experiment = NonNullable<ExperimentDetail['experiment']>;
type Body = ComponentType<{ experiment: Experiment }>;

const bodies: Record<Panel, Body> = {
  failures: lazy(async () => {
    const { FailuresPanel } = await import('~/features/search-insights/failures-panel');
    return { default: FailuresPanel };
  }),
};

export const Route = createFileRoute('/_app/experiments/$experimentId/insights/{-$panel}')({
  loader: async ({ context: { queryClient }, params }) => {
    const { id } = await loadTab({ queryClient, params, kind: 'search' });
    const { panel } = params;
    if (isPanel(panel)) return { experimentId: id, panel };
    throw redirect({
      to: '/experiments/$experimentId/insights/{-$panel}',
      params: { experimentId: params.experimentId, panel: searchPanels[0] },
      replace: true,
    });
  },
  component: InsightsRoute,
});

function InsightsRoute() {
  const { experimentId, panel } = Route.useLoaderData();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  if (!experiment) return null;
  const Panel = bodies[panel];
  return (
    <PageBody>
      <ExperimentSearchFacts experimentId={experimentId} />
      <InsightsTabs experimentId={experimentId} panels={searchPanels} />
      <ExperimentArtifacts
        experimentId={experimentId}
        what={panel === 'failures' ? 'logs' : 'metrics'}
      >
        <Suspense fallback={<Spinner label="Loading insights" className="m-6 size-5" />}>
          <Panel experiment={experiment} />
        </Suspense>
      </ExperimentArtifacts>
    </PageBody>
  );
}
