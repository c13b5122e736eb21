import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageBody } from '~/components/page/page';
import { ExperimentArtifacts } from '~/features/experiments/page/experiment-artifacts';
import { ExperimentSearchFacts } from '~/features/experiments/page/experiment-search-facts';
import { experimentQueries } from '~/features/experiments/queries';
import { VisualizationTabs } from '~/features/metrics/hyperparameters/visualization-tabs';

type Props = { experimentId: number; children: ReactNode };

/** What stands around each picture of a search. */
export function VisualizationBody({ experimentId, children }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  return (
    <PageBody>
      <ExperimentSearchFacts experimentId={experimentId} />
      <VisualizationTabs
        experimentId={experimentId}
        isCustom={experiment?.searcherType === 'custom'}
      />
      <ExperimentArtifacts experimentId={experimentId} what="metrics">
        {children}
      </ExperimentArtifacts>
    </PageBody>
  );
}
