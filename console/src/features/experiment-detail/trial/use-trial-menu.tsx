import { useSuspenseQuery } from '@tanstack/react-query';
import type { Trial } from '@trainyard/sdk/types';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { useEntityMenu } from '~/components/entity/use-entity-menu';
import { experimentQueries } from '~/features/experiments/queries';
import { useViewer } from '~/features/viewer/queries';
import { trialActions, trialRowItems } from './trial-actions';

/** The menu of a trial in a table of its experiment's, which is there. Render `overlays` somewhere. */
export function useTrialMenu(experimentId: number) {
  const viewer = useViewer();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const { run, dialog } = useEntityActions(trialActions);
  const { menu, rowMenu } = useEntityMenu({
    nameOf: ({ id }: Trial) => `trial ${id}`,
    itemsOf: (trial) => trialRowItems(trial, { experiment, viewer }),
    onRun: (id, trial) => run(id, { experiment, trialId: trial.id }),
  });
  const overlays = (
    <>
      {menu}
      {dialog}
    </>
  );
  return { rowMenu, overlays };
}
