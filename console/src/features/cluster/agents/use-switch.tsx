import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { type ReactNode, useState } from 'react';
import { reportError } from '~/app/report-error';
import {
  type SwitchAction,
  type SwitchTarget,
  useSwitchCompute,
} from '~/features/cluster/mutations';

const done: Record<SwitchAction, string> = {
  enable: 'enabled',
  drain: 'takes no new work',
  disable: 'disabled',
};

const nameOf = ({ agentId, slotId }: SwitchTarget) =>
  slotId === undefined ? agentId : `Slot ${slotId} of ${agentId}`;

/**
 * Switches agents and slots: at once where nothing is lost, after a question where work ends. Render
 * `dialog` somewhere.
 */
export function useSwitch() {
  const [asked, setAsked] = useState<SwitchTarget>();
  const { mutateAsync } = useSwitchCompute();

  async function turn(action: SwitchAction, target: SwitchTarget) {
    await mutateAsync({ ...target, action });
    const undo = { label: 'Undo', run: () => void tryTurn('enable', target) };
    showToast({
      kind: 'success',
      title: `${nameOf(target)} ${done[action]}`,
      action: action === 'enable' ? undefined : undo,
    });
  }

  async function tryTurn(action: SwitchAction, target: SwitchTarget) {
    try {
      await turn(action, target);
    } catch (error) {
      reportError(error, { message: `Unable to ${action} ${nameOf(target)}.` });
    }
  }

  const run = (action: SwitchAction, target: SwitchTarget) =>
    action === 'disable' ? setAsked(target) : void tryTurn(action, target);

  const dialog: ReactNode = asked ? (
    <ConfirmActionDialog
      title={`Disable ${nameOf(asked)}`}
      description={
        <p className="wrap-anywhere">
          What runs there is ended now. Drain lets it come to its own end instead.
        </p>
      }
      confirmLabel="Disable"
      isDanger
      failure={`Unable to disable ${nameOf(asked)}.`}
      action={() => turn('disable', asked)}
      onClose={() => setAsked(undefined)}
    />
  ) : null;
  return { run, dialog };
}
