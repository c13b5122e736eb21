import { useQueryClient } from '@tanstack/react-query';
import { killTrial } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { ConfirmAct } from '~/components/form/confirm-act';
import { trialQueries } from '~/features/trials/queries';
import { experimentQueries } from '../queries';

type Props = { experimentId: number; trialId: number; onClose: () => void };

/** Asks before one trial is killed; the others of its experiment go on. */
export default function TrialKillDialog({ experimentId, trialId, onClose }: Props) {
  const queryClient = useQueryClient();
  const name = queryClient.getQueryData(experimentQueries.detail(experimentId).queryKey)?.experiment
    .name;

  async function kill() {
    await killTrial(client, { id: trialId });
    await queryClient.invalidateQueries({ queryKey: trialQueries.all() });
  }

  return (
    <ConfirmAct
      title="Confirm Trial Kill"
      description={`Kill trial ${trialId} of ${name ?? `experiment ${experimentId}`}? Progress since its last checkpoint is lost.`}
      confirmLabel="Kill"
      isDanger
      failure="Unable to kill trial."
      act={kill}
      onClose={onClose}
    />
  );
}
