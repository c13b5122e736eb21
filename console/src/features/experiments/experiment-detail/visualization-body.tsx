import { useSuspenseQuery } from '@tanstack/react-query';
import { PageBody } from '@trainyard/ui/page/page';
import type { ReactNode } from 'react';
import { PartLink, PartLinks } from '~/components/page/part-links';
import { experimentQueries } from '~/data/experiments/experiments';
import { ExperimentArtifacts } from './experiment-artifacts';
import { ExperimentSearchFacts } from './experiment-search-facts';

const tabs = [
  { to: '/experiments/$experimentId/visualization/overview', label: 'Overview' },
  { to: '/experiments/$experimentId/visualization/learning-curve', label: 'Learning Curve' },
  {
    to: '/experiments/$experimentId/visualization/hp-parallel-coordinates',
    label: 'HP Parallel Coordinates',
  },
  { to: '/experiments/$experimentId/visualization/hp-scatter-plots', label: 'HP Scatter Plots' },
  { to: '/experiments/$experimentId/visualization/hp-heat-map', label: 'HP Heat Map' },
] as const;

type TabsProps = {
  experimentId: number;
  /** a custom searcher's hyperparameters are not in its configuration */
  isCustom: boolean;
};

/** The pictures of a search, each with an address of its own. */
const VisualizationTabs = ({ experimentId, isCustom }: TabsProps) => (
  <PartLinks label="Visualization">
    {(isCustom ? tabs.slice(0, 2) : tabs).map(({ to, label }) => (
      <PartLink
        key={to}
        to={to}
        params={{ experimentId: String(experimentId) }}
        activeOptions={{ includeSearch: false }}
      >
        {label}
      </PartLink>
    ))}
  </PartLinks>
);

type Props = {
  experimentId: number;
  /** the page has the facts beside its charts */
  isOverview?: boolean;
  children: ReactNode;
};

/** The layout around each chart of a search. */
export function VisualizationBody({ experimentId, isOverview = false, children }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  return (
    <PageBody>
      {isOverview ? null : <ExperimentSearchFacts experimentId={experimentId} />}
      <VisualizationTabs
        experimentId={experimentId}
        isCustom={experiment.searcherType === 'custom'}
      />
      <ExperimentArtifacts experimentId={experimentId} what="metrics">
        {children}
      </ExperimentArtifacts>
    </PageBody>
  );
}
