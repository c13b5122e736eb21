import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { type ReactNode, useState } from 'react';
import { reportError } from '~/app/errors/report-error';
import type { Confirmation, EntityAction, EntityActions } from './entity-action';

export type ActionOptions<Id extends string, Subject> = {
  /** called after each action that succeeded at once or was confirmed */
  onDone?: ((id: Id, subject: Subject) => void) | undefined;
  /** called when a dialog is closed, whether or not it changed something */
  onClose?: () => void;
};

type Chosen<Id extends string, Subject extends object> = {
  id: Id;
  action: EntityAction<Subject, Id>;
  subject: Subject;
};

/**
 * Runs the actions of a table on one subject, from an event handler. A page whose menus load on
 * demand passes a function that loads the table. The caller renders `dialog`; `running` is the
 * action that loads its dialog or waits for the answer.
 */
export function useEntityActions<Id extends string, Subject extends object>(
  actions: EntityActions<Id, Subject> | (() => Promise<EntityActions<Id, Subject>>),
  { onDone, onClose }: ActionOptions<Id, Subject> = {},
) {
  const context = { queryClient: useQueryClient(), navigate: useNavigate() };
  const [running, setRunning] = useState<Id>();
  const [dialog, setDialog] = useState<ReactNode>(null);

  async function run(id: Id, subject: Subject): Promise<void> {
    setRunning(id);
    let action: EntityAction<Subject, Id> | undefined;
    try {
      action = (typeof actions === 'function' ? await actions() : actions)[id];
      await start({ id, action, subject });
    } catch (error) {
      reportError(error, action && failureOf(action, subject));
    } finally {
      setRunning(undefined);
    }
  }

  async function start(chosen: Chosen<Id, Subject>) {
    const { id, action, subject } = chosen;
    const { dialog: load, confirmation } = action;
    if (load) {
      const { default: Dialog } = await load();
      const onFinished = () => onDone?.(id, subject);
      setDialog(<Dialog {...subject} onDone={onFinished} onClose={close} />);
    } else if (confirmation && confirmation.isNeeded?.(subject) !== false) {
      await confirm(chosen, confirmation);
    } else {
      await carryOut(chosen);
    }
  }

  async function carryOut({ id, action, subject }: Chosen<Id, Subject>) {
    const { run: send, success, undo } = action;
    await send?.(subject, context);
    const toast = success?.(subject);
    if (toast !== undefined && undo) showUndo(toast, () => void run(undo, subject));
    else if (toast !== undefined)
      showToast({ kind: 'success', ...(typeof toast === 'string' ? { title: toast } : toast) });
    onDone?.(id, subject);
  }

  async function confirm(chosen: Chosen<Id, Subject>, confirmation: Confirmation<Subject>) {
    const { title, text, details: Details, submit, typeToConfirm, dismiss } = confirmation;
    const { subject } = chosen;
    const words = text(subject);
    const { isDangerous = false, failure } = chosen.action;
    const { ConfirmActionDialog } = await import('@trainyard/ui/form/confirm-action-dialog');
    setDialog(
      <ConfirmActionDialog
        title={typeof title === 'string' ? title : title(subject)}
        description={
          <div className="wrap-anywhere">
            {typeof words === 'string' ? displayText(words) : words}
            {Details ? <Details {...subject} /> : null}
          </div>
        }
        confirmLabel={submit}
        dismissLabel={dismiss}
        typeToConfirm={typeToConfirm?.(subject)}
        isDanger={isDangerous}
        failure={failure?.(subject)}
        action={() => carryOut(chosen)}
        onClose={close}
      />,
    );
  }

  function close() {
    setDialog(null);
    onClose?.();
  }

  return { run: (id: Id, subject: Subject) => void run(id, subject), running, dialog };
}

/** The toast for an action that failed. */
function failureOf<Subject extends object>(action: EntityAction<Subject>, subject: Subject) {
  const { label, failure, failureTitle } = action;
  const text = failure?.(subject);
  return {
    message: failureTitle ?? text ?? `${label} failed.`,
    explanation: failureTitle && text,
  };
}
