import { useQueryClient } from '@tanstack/react-query';
import { isAborted, isAuthFailure } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { type ReactNode, useState } from 'react';
import { messageOf } from '~/app/report-error';
import { ConfirmDialog } from '~/components/ui/confirm-dialog';
import { showToast, showUndo } from '~/lib/toast-store';
import { inverseActions, type LifecycleAction, lifecycleActions } from './actions';
import { EndFacts } from './forms/end-facts';
import { actionFailure } from './list/bulk-messages';
import { cancelQueued, useExperimentAction } from './mutations';
import { experimentQueries } from './queries';

/** One thing to do to one experiment. */
export type AskedAction = { action: LifecycleAction; experiment: Experiment };

/**
 * Does one thing to one experiment, asking first where it cannot be taken back. Render `dialog`
 * somewhere; `onDone` hears of every success.
 */
export function useRunAction(onDone?: (action: LifecycleAction) => void) {
  const [asked, setAsked] = useState<AskedAction>();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useExperimentAction();

  async function act({ action, experiment }: AskedAction): Promise<boolean> {
    try {
      await mutateAsync({ action, experimentId: experiment.id });
    } catch (failure) {
      return tellFailure({ action, experiment }, failure);
    }
    tellDone({ action, experiment });
    onDone?.(action);
    return true;
  }

  function tellDone({ action, experiment }: AskedAction) {
    const undo = inverseActions[action];
    if (undo === undefined) return;
    showUndo(
      `${lifecycleActions[action].past} ${experiment.name}`,
      () => void act({ action: undo, experiment }),
    );
  }

  /** resolves once it is done or failed; at once where it asks first */
  async function run(action: LifecycleAction, experiment: Experiment): Promise<void> {
    reset();
    if (lifecycleActions[action].question) setAsked({ action, experiment });
    else if (action === 'cancel' && experiment.state === 'STATE_QUEUED') {
      await cancelOne(experiment);
    } else await act({ action, experiment });
  }

  async function cancelOne(experiment: Experiment) {
    try {
      const { refused } = await cancelQueued([experiment], () => {
        void queryClient.invalidateQueries({ queryKey: experimentQueries.all() });
        onDone?.('cancel');
      });
      for (const { error } of refused) throw new Error(error);
    } catch (failure) {
      tellFailure({ action: 'cancel', experiment }, failure);
    }
  }

  async function confirm() {
    if (asked && (await act(asked))) setAsked(undefined);
  }

  const dialog: ReactNode = (
    <RunActionDialog
      asked={asked}
      isBusy={isPending}
      error={error ? messageOf(error) : undefined}
      onClose={() => setAsked(undefined)}
      onConfirm={() => void confirm()}
    />
  );
  return { run, dialog, isPending };
}

function tellFailure({ action, experiment }: AskedAction, failure: unknown): false {
  // the dialog that is open shows it, and a lost session has its own page
  if (lifecycleActions[action].question || isAuthFailure(failure) || isAborted(failure))
    return false;
  const { title, description } = actionFailure(action, experiment.id);
  const words = messageOf(failure);
  showToast({ kind: 'error', title, description: `${description} ${words}`, details: words });
  return false;
}

type DialogProps = {
  asked: AskedAction | undefined;
  isBusy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
};

function RunActionDialog({ asked, isBusy, error, onClose, onConfirm }: DialogProps) {
  if (!asked) return null;
  const { action, experiment } = asked;
  const question = lifecycleActions[action].question?.(experiment.id);
  if (!question) return null;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={question.title}
      description={
        <>
          <p>{question.text}</p>
          {action === 'kill' || action === 'delete' ? (
            <EndFacts experiments={[experiment]} action={action} />
          ) : null}
        </>
      }
      confirmLabel={question.submit}
      isDanger={lifecycleActions[action].isDangerous}
      isBusy={isBusy}
      error={error}
      onConfirm={onConfirm}
    />
  );
}
