import type { ComponentType } from 'react';
import { VisualizationBody } from '~/features/experiments/experiment-detail/visualization-body';
import type { ChoosingViewProps } from '~/features/experiments/metrics/hyperparameters/hyperparameter-view';
import { trialActions } from './-trial-actions';

type Props = Omit<ChoosingViewProps, 'actions'> & { View: ComponentType<ChoosingViewProps> };

/** A picture of the hyperparameters of a search, with the actions on selected trials. */
export const HyperparameterPicture = ({ View, ...view }: Props) => (
  <VisualizationBody experimentId={view.experimentId}>
    <View {...view} actions={trialActions(view.experimentId)} />
  </VisualizationBody>
);
