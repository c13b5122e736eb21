import { useQueryClient } from '@tanstack/react-query';
import { isAborted, isAuthFailure } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { type ReactNode, useState } from 'react';
import { afterExperimentChange } from '~/app/query-invalidation';
import { messageOf, reportError } from '~/app/report-error';
import { actionFailure } from './action-messages';
import { type ExperimentActionName, rowOf } from './actions';
import { isLifecycleAction, type LifecycleAction } from './lifecycle';
import { cancelQueued, useExperimentAction } from './mutations';

type Options = {
  /** runs after each action that succeeded at once or was confirmed */
  onDone?: (action: ExperimentActionName) => void;
  /** runs when a dialog is closed, whether or not it changed something */
  onClose?: () => void;
};

type OpenDialog = (close: () => void) => ReactNode;

/**
 * Runs the actions of the table `experimentActions` on one experiment, from an event handler. The
 * caller renders `dialog`; `running` is the action that loads its dialog or waits for the answer.
 */
export function useExperimentActions({ onDone, onClose }: Options = {}) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useExperimentAction();
  const [running, setRunning] = useState<ExperimentActionName>();
  const [open, setOpen] = useState<{ render: OpenDialog }>();

  async function run(id: ExperimentActionName, experiment: Experiment): Promise<void> {
    setRunning(id);
    try {
      await start(id, experiment);
    } catch (error) {
      reportError(error, { message: `${rowOf(id).label} failed.` });
    } finally {
      setRunning(undefined);
    }
  }

  async function start(id: ExperimentActionName, experiment: Experiment) {
    const row = rowOf(id);
    if (row.dialog) {
      const { default: Dialog } = await row.dialog();
      setOpen({ render: (close) => <Dialog experiment={experiment} onClose={close} /> });
    } else if (row.run) {
      await row.run(experiment);
      onDone?.(id);
    } else if (!isLifecycleAction(id)) return;
    else if (row.confirmation) await confirm(id, experiment);
    else if (id === 'cancel' && experiment.state === 'STATE_QUEUED') await cancelOne(experiment);
    else await change(id, experiment);
  }

  async function confirm(action: LifecycleAction, experiment: Experiment) {
    const { ConfirmActionDialog } = await import('./confirm-action-dialog');
    const onConfirm = async () => {
      await mutateAsync({ action, experimentId: experiment.id });
      onDone?.(action);
    };
    setOpen({
      render: (close) => (
        <ConfirmActionDialog
          action={action}
          experiment={experiment}
          onConfirm={onConfirm}
          onClose={close}
        />
      ),
    });
  }

  async function change(action: LifecycleAction, experiment: Experiment) {
    try {
      await mutateAsync({ action, experimentId: experiment.id });
    } catch (error) {
      return reportFailure(action, { experiment, error });
    }
    const { past, undo } = rowOf(action);
    if (undo) showUndo(`${past} ${experiment.name}`, () => void change(undo, experiment));
    onDone?.(action);
  }

  async function cancelOne(experiment: Experiment) {
    try {
      const { refused } = await cancelQueued([experiment], () => {
        void afterExperimentChange(queryClient);
        onDone?.('cancel');
      });
      for (const { error } of refused) throw new Error(error);
    } catch (error) {
      reportFailure('cancel', { experiment, error });
    }
  }

  function close() {
    setOpen(undefined);
    onClose?.();
  }

  return { run, running, dialog: open?.render(close) ?? null };
}

type Failure = { experiment: Experiment; error: unknown };

function reportFailure(action: LifecycleAction, { experiment, error }: Failure) {
  // the page of a lost session reports that one
  if (isAuthFailure(error) || isAborted(error)) return;
  const { title, description } = actionFailure(action, experiment.id);
  const reason = messageOf(error);
  showToast({ kind: 'error', title, description: `${description} ${reason}`, details: reason });
}
