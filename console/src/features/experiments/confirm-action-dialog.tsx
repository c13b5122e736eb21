import { ConfirmActionDialog as Confirmation } from '@trainyard/ui/form/confirm-action-dialog';
import type { ActionDialogProps } from './action-dialog';
import { rowOf } from './actions';
import { EndFacts } from './end-facts';
import type { LifecycleAction } from './lifecycle';

type Props = ActionDialogProps & {
  action: LifecycleAction;
  /** rejects with the reason of a failure, which the dialog then shows */
  onConfirm: () => Promise<unknown>;
};

/** Asks before an action that cannot be undone. */
export function ConfirmActionDialog({ action, experiment, onConfirm, onClose }: Props) {
  const { confirmation, isDangerous = false } = rowOf(action);
  if (!confirmation) return null;
  return (
    <Confirmation
      title={confirmation.title}
      description={
        <>
          <p>{confirmation.text(experiment.id)}</p>
          {action === 'kill' || action === 'delete' ? (
            <EndFacts experiments={[experiment]} action={action} />
          ) : null}
        </>
      }
      confirmLabel={confirmation.submit}
      isDanger={isDangerous}
      failure={confirmation.failure}
      action={onConfirm}
      onClose={onClose}
    />
  );
}
