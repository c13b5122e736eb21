import { useSuspenseQuery } from '@tanstack/react-query';
import { PageBody } from '@trainyard/ui/page/page';
import type { ReactNode } from 'react';
import { ExperimentArtifacts } from '~/features/experiment-detail/experiment-artifacts';
import { ExperimentSearchFacts } from '~/features/experiment-detail/experiment-search-facts';
import { TrialsTensorboard } from '~/features/experiment-detail/trial/trials-tensorboard';
import { experimentQueries } from '~/features/experiments/queries';
import { CompareTrialsButton } from '~/features/metrics/comparison/compare-trials-button';
import { VisualizationTabs } from '~/features/metrics/hyperparameters/visualization-tabs';

type Props = { experimentId: number; children: ReactNode };

/** The layout around each chart of a search. */
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

/** The actions on the trials that are selected in a chart. */
export const trialActions = (experimentId: number) => (trialIds: number[]) => (
  <>
    <TrialsTensorboard experimentId={experimentId} trialIds={trialIds} />
    <CompareTrialsButton trialIds={trialIds} />
  </>
);
