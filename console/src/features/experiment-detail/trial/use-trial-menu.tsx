import { useSuspenseQuery } from '@tanstack/react-query';
import type { Trial } from '@trainyard/sdk/types';
import { ActionItems } from '@trainyard/ui/base/action-items';
import type { ReactNode } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { experimentQueries } from '~/features/experiments/queries';
import { useViewer } from '~/features/viewer/queries';
import { trialActions, trialRowItems } from './trial-actions';

/** The menu of a trial in a table of its experiment's, which is there. Render `dialog` somewhere. */
export function useTrialMenu(experimentId: number) {
  const viewer = useViewer();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const { run, dialog } = useEntityActions(trialActions);
  const renderItems = (trial: Trial): ReactNode =>
    experiment && (
      <ActionItems
        items={trialRowItems(trial, { experiment, viewer })}
        onRun={(action) => run(action, { experiment, trialId: trial.id })}
      />
    );
  return { renderItems, dialog };
}
