import type { ComponentType } from 'react';
import { prefetchAll } from '~/app/loading/load-query';
import { type LoadContext, mayNow } from '~/data/viewer';
import { loadPicture } from '~/features/experiment-detail/experiment-page-load';
import type { ChoosingViewProps } from '~/features/metrics/hyperparameters/hyperparameter-view';
import { firstMeasurements } from '~/features/metrics/hyperparameters/load-measured';
import { trialActions, VisualizationBody } from './-visualization-body';

type LoaderInput = {
  context: LoadContext;
  params: { experimentId: string };
  deps: Parameters<typeof firstMeasurements>[2];
};

/** Loads the experiment, and prefetches the data of a picture of its hyperparameters. */
export async function loadHyperparameterPicture({ context, params, deps }: LoaderInput) {
  const { queryClient } = context;
  const experiment = await loadPicture({ queryClient, params });
  const { id, workspaceId } = experiment;
  if (mayNow(context, 'experiment.viewArtifacts', { workspaceId }))
    void prefetchAll(queryClient, firstMeasurements(queryClient, experiment, deps));
  return { experimentId: id };
}

type Props = Omit<ChoosingViewProps, 'actions'> & { View: ComponentType<ChoosingViewProps> };

/** A picture of the hyperparameters of a search, with the actions on selected trials. */
export const HyperparameterPicture = ({ View, ...view }: Props) => (
  <VisualizationBody experimentId={view.experimentId}>
    <View {...view} actions={trialActions(view.experimentId)} />
  </VisualizationBody>
);
