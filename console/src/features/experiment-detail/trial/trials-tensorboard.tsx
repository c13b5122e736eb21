import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { useState } from 'react';
import { reportError } from '~/app/report-error';
import { experimentQueries } from '~/features/experiments/queries';

type Props = { experimentId: number; trialIds: readonly number[] };

/** Opens one TensorBoard with these trials of an experiment. */
export function TrialsTensorboard({ experimentId, trialIds }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const [isOpening, setIsOpening] = useState(false);

  async function open(workspaceId: number) {
    setIsOpening(true);
    try {
      const { openTensorboard } = await import('~/app/open-tensorboard');
      await openTensorboard({ workspaceId, trialIds });
    } catch (error) {
      reportError(error, { message: 'Unable to open TensorBoard.' });
    } finally {
      setIsOpening(false);
    }
  }
  return (
    <Button variant="quiet" isBusy={isOpening} onClick={() => void open(experiment.workspaceId)}>
      View in TensorBoard
    </Button>
  );
}
