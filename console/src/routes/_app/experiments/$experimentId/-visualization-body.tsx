import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageBody } from '~/components/page/page';
import { ExperimentArtifacts } from '~/features/experiments/page/experiment-artifacts';
import { ExperimentSearchFacts } from '~/features/experiments/page/experiment-search-facts';
import { TrialsTensorboard } from '~/features/experiments/page/trials-tensorboard';
import { experimentQueries } from '~/features/experiments/queries';
import { CompareTrialsButton } from '~/features/metrics/comparison/compare-trials-button';
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
        isCustom={experiment.searcherType === 'custom'}
      />
      <ExperimentArtifacts experimentId={experimentId} what="metrics">
        {children}
      </ExperimentArtifacts>
    </PageBody>
  );
}

/** What can be done to trials that are chosen in a picture. */
export const trialActions = (experimentId: number) => (trialIds: number[]) => (
  <>
    <TrialsTensorboard experimentId={experimentId} trialIds={trialIds} />
    <CompareTrialsButton trialIds={trialIds} />
  </>
);
