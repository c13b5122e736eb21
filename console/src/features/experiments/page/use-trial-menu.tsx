import { useSuspenseQuery } from '@tanstack/react-query';
import type { Trial } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
import { ActionItems } from '~/components/ui/action-items';
import { useViewer } from '~/features/viewer/queries';
import { experimentQueries } from '../queries';
import { trialRowItems } from './trial-offers';
import { useTrialActs } from './use-trial-acts';

/** The menu of a trial in a table of its experiment's, which is there. Render `dialog` somewhere. */
export function useTrialMenu(experimentId: number) {
  const viewer = useViewer();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const { run, dialog } = useTrialActs({
    id: experimentId,
    workspaceId: experiment.workspaceId,
  });
  const renderItems = (trial: Trial): ReactNode =>
    experiment && (
      <ActionItems
        items={trialRowItems(trial, { experiment, viewer })}
        onRun={(act) => run(act, trial.id)}
      />
    );
  return { renderItems, dialog };
}
