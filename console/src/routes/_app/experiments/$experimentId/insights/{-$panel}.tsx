import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Spinner } from '@trainyard/ui/base/spinner';
import { PageBody } from '@trainyard/ui/page/page';
import { Suspense } from 'react';
import { idOf } from '~/app/errors/page-message';
import { reportUnknownTab } from '~/app/links/refused-params';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { PartLink, PartLinks } from '~/components/page/part-links';
import { experimentQueries } from '~/data/experiments/experiments';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { ExperimentSearchFacts } from '~/features/experiments/experiment-detail/experiment-search-facts';
import { panelBodies } from '~/features/experiments/search-insights/panel-bodies';
import { type Panel, panelLabels, panelsOf } from '~/features/experiments/search-insights/panels';
import { int, parsedBy, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { forkWithRanges } from '../-fork-with-ranges';

type Props = { experimentId: number; panels: readonly Panel[] };

/** The insights of a search; each tab has its own address. */
const InsightsTabs = ({ experimentId, panels }: Props) =>
  panels.length < 2 ? null : (
    <PartLinks label="Insights">
      {panels.map((panel) => (
        <PartLink
          key={panel}
          to="/experiments/$experimentId/insights/{-$panel}"
          params={{ experimentId: String(experimentId), panel }}
          activeOptions={{ includeSearch: false }}
        >
          {panelLabels[panel]}
        </PartLink>
      ))}
    </PartLinks>
  );

/** permissions required for a part */
const heldBack: Partial<Record<Panel, 'logs' | 'checkpoints'>> = {
  failures: 'logs',
  usage: 'checkpoints',
};

/** the part of a timeline that is zoomed to, in seconds from its start: `0~3600` */
const timelinePart = parsedBy(
  (value) => (typeof value === 'string' && /^\d+~\d+$/.test(value) ? value : undefined),
  { expected: 'two whole numbers with ~ between them', instead: 'The whole timeline is shown.' },
);

// each part has its own order if the link has none
const insightsSearch = searchSchema(() => ({
  sort: z.catch(text, ''),
  page: z.catch(int({ min: 0 }), 0),
  part: z.catch(timelinePart, ''),
}));

export const Route = createFileRoute('/_app/experiments/$experimentId/insights/{-$panel}')({
  validateSearch: insightsSearch,
  search: { middlewares: [insightsSearch.withoutDefaults] },
  loader: async ({ context: { queryClient }, params }) => {
    const experimentId = idOf(params.experimentId, 'Experiment');
    const { experiment } = await loadQuery(queryClient, experimentQueries.detail(experimentId));
    const panels = panelsOf(experiment);
    const panel = panels.find((one) => one === params.panel);
    if (panel) return { experimentId, panel, panels };
    reportUnknownTab(params.panel);
    const { firstPanel } = await import('~/features/experiments/search-insights/first-panel');
    throw redirect({
      to: '/experiments/$experimentId/insights/{-$panel}',
      params: {
        experimentId: params.experimentId,
        panel: await firstPanel(queryClient, experiment),
      },
      replace: true,
    });
  },
  component: InsightsRoute,
});

function InsightsRoute() {
  const { experimentId, panel, panels } = useLoadedData(Route.useLoaderData());
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const changeSearch = useChangeSearch(Route);
  const view = Route.useSearch();
  const Panel = panelBodies[panel];
  return (
    <PageBody>
      <ExperimentSearchFacts experimentId={experimentId} />
      <InsightsTabs experimentId={experimentId} panels={panels} />
      <ExperimentArtifacts experimentId={experimentId} what={heldBack[panel] ?? 'metrics'}>
        <Suspense fallback={<Spinner label="Loading insights" className="m-6 size-5" />}>
          <Panel
            experiment={experiment}
            view={view}
            onViewChange={changeSearch}
            fork={forkWithRanges(experiment)}
          />
        </Suspense>
      </ExperimentArtifacts>
    </PageBody>
  );
}
