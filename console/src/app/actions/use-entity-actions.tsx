import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { reportError } from '~/app/report-error';
import type { EntityAction } from './entity-action';

type Options<Id extends string> = {
  /** runs after each action that succeeded at once or was confirmed */
  onDone?: ((id: Id) => void) | undefined;
};

type OpenDialog = (close: () => void) => ReactNode;

/**
 * Runs the actions of a table on one subject, from an event handler. The caller renders `dialog`;
 * `running` is the action that loads its dialog or waits for the answer.
 */
export function useEntityActions<Id extends string, Subject extends object>(
  actions: Record<Id, EntityAction<Subject>>,
  { onDone }: Options<Id> = {},
) {
  const context = { queryClient: useQueryClient(), navigate: useNavigate() };
  const [running, setRunning] = useState<Id>();
  const [open, setOpen] = useState<{ render: OpenDialog }>();

  async function run(id: Id, subject: Subject): Promise<void> {
    setRunning(id);
    try {
      await start(id, subject);
    } catch (error) {
      reportError(error, { message: `${actions[id].label} failed.` });
    } finally {
      setRunning(undefined);
    }
  }

  async function start(id: Id, subject: Subject) {
    const { dialog, confirmation, run: carryOut } = actions[id];
    if (dialog) {
      const { default: Dialog } = await dialog();
      const onFinished = () => onDone?.(id);
      setOpen({ render: (close) => <Dialog {...subject} onDone={onFinished} onClose={close} /> });
    } else if (confirmation && confirmation.isNeeded?.(subject) !== false) {
      await confirm(id, subject);
    } else {
      await carryOut?.(subject, context);
      onDone?.(id);
    }
  }

  async function confirm(id: Id, subject: Subject) {
    const { confirmation, isDangerous = false, run: carryOut } = actions[id];
    if (!confirmation) return;
    const { ConfirmActionDialog } = await import('@trainyard/ui/form/confirm-action-dialog');
    setOpen({
      render: (close) => (
        <ConfirmActionDialog
          title={confirmation.title}
          description={<p className="wrap-anywhere">{confirmation.text(subject)}</p>}
          confirmLabel={confirmation.submit}
          dismissLabel={confirmation.dismiss}
          isDanger={confirmation.isDangerous ?? isDangerous}
          failure={confirmation.failure(subject)}
          action={async () => {
            await carryOut?.(subject, context);
            onDone?.(id);
          }}
          onClose={close}
        />
      ),
    });
  }

  return {
    run: (id: Id, subject: Subject) => void run(id, subject),
    running,
    dialog: open?.render(() => setOpen(undefined)) ?? null,
  };
}
