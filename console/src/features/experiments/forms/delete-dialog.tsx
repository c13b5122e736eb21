import { useNavigate } from '@tanstack/react-router';
import { ConfirmAct } from '~/components/form/confirm-act';
import { useExperimentAction } from '../mutations';
import type { ActDialogProps } from './act-dialog';
import { EndFacts } from './end-facts';

/** Deletes it and goes to the project it was in. */
export default function DeleteDialog({ experiment, onClose }: ActDialogProps) {
  const navigate = useNavigate();
  const { mutateAsync } = useExperimentAction();
  const projectId = String(experiment.projectId);

  async function act() {
    await mutateAsync({ action: 'delete', experimentId: experiment.id });
    void navigate({ to: '/projects/$projectId/experiments', params: { projectId } });
  }

  return (
    <ConfirmAct
      title="Confirm Experiment Deletion"
      description={
        <>
          <p>{`Are you sure you want to delete experiment ${experiment.id}?`}</p>
          <EndFacts experiments={[experiment]} action="delete" />
        </>
      }
      confirmLabel="Delete Experiment"
      failure="Unable to delete experiment."
      isDanger
      act={act}
      onClose={onClose}
    />
  );
}
