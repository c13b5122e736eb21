import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../base/button';
import { Dialog, DialogContent, DialogError } from '../base/dialog';
import { Tooltip } from '../base/tooltip';
import { showToast } from '../lib/toast-store';
import { Form } from './form';
import type { FormDraft } from './form-draft';
import { useBack } from './use-back';
import { useDialogAction } from './use-dialog-action';

type Props<Values extends FieldValues, Output> = {
  title: string;
  /** repeats the verb of the title */
  submitLabel: string;
  form: UseFormReturn<Values, unknown, Output> & { draft?: FormDraft | undefined };
  /**
   * Rejects with the error, which the dialog shows. 'stay' keeps the dialog open for more input; a
   * function opens what was made.
   */
  onSubmit: (output: Output) => Promise<unknown>;
  onClose: () => void;
  /** names the failed action, before the server's message */
  failure?: string;
  /** names the button that opens what was made after the user left, if no page has it */
  openLabel?: string;
  /** the text of the toast after the submit */
  done?: string;
  size?: 'small' | 'medium' | 'large';
  /** the reason why the form cannot be submitted although every field is valid */
  blocked?: string | undefined;
  /** whether to confirm before closing; by default when a value of the form has changed */
  isDirty?: boolean;
  isDanger?: boolean;
  /** a click on the backdrop does not close it */
  isKept?: boolean;
  /** the error is shown above the fields */
  isErrorFirst?: boolean;
  /** content at the left of the buttons */
  footerStart?: ReactNode;
  children: ReactNode;
};

/**
 * A form in a dialog: it closes after a successful submit, and asks the user to confirm before it
 * discards input, also when they press Back of the browser. A form with a draft opens with what was
 * typed and neither submitted nor discarded.
 */
export function FormDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, submitLabel, form, size = 'medium', blocked, isErrorFirst, children } = props;
  const { isValid, isSubmitting } = form.formState;
  const { isDirty = form.formState.isDirty } = props;
  const { draft } = form;
  const id = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const { isBusy, error, setError, run, leave } = useDialogAction(props);
  const whyNot = isValid ? blocked : 'Address validation errors before proceeding';
  // an error of earlier values does not apply to the new ones
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => setError(undefined) }),
    [form, setError],
  );

  const submit = form.handleSubmit(async (output) => {
    if (blocked !== undefined) return;
    await run(async () => {
      const endDraft = draft?.send();
      const result = await props.onSubmit(output);
      if (result !== 'stay') endDraft?.();
      if (props.done && result !== 'stay') showToast({ kind: 'success', title: props.done });
      return result;
    });
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, so an outer form would receive the submit as well
    event.stopPropagation();
    if (!isSubmitting) void submit();
  }

  function close() {
    // after a submit without an answer it is still needed
    if (!isBusy) draft?.drop();
    leave();
  }

  function onLeave() {
    if (isDirty && !isLeaving && !isBusy) setIsLeaving(true);
    else close();
  }
  useBack(onLeave);

  const alert = error === undefined ? null : <DialogError>{error}</DialogError>;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onLeave()}>
      <DialogContent
        title={title}
        size={size}
        isBusy={isBusy}
        isKept={props.isKept ?? false}
        footer={
          isLeaving ? (
            <LeaveButtons onStay={() => setIsLeaving(false)} onLeave={close} />
          ) : (
            <>
              {draft?.isRestored ? <RestoredNotice onDiscard={draft.discard} /> : null}
              {props.footerStart}
              <span className="flex gap-2">
                <Button size="form" onClick={close}>
                  Cancel
                </Button>
                <Tooltip content={whyNot}>
                  <Button
                    type="submit"
                    form={id}
                    size="form"
                    variant={props.isDanger ? 'danger' : 'primary'}
                    isBusy={isSubmitting}
                    aria-disabled={whyNot === undefined ? undefined : true}
                  >
                    {submitLabel}
                  </Button>
                </Tooltip>
              </span>
            </>
          )
        }
      >
        <Form {...form}>
          <form id={id} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-3.5 pt-1">
            {isErrorFirst ? alert : null}
            {children}
            {isErrorFirst ? null : alert}
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

const LeaveButtons = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <>
    <p role="alert" className="mr-auto">
      Discard what you have typed?
    </p>
    <Button size="form" autoFocus onClick={onStay}>
      Keep editing
    </Button>
    <Button size="form" variant="danger" onClick={onLeave}>
      Discard
    </Button>
  </>
);

const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <p role="status" className="flex basis-full items-center gap-1 text-sm text-muted">
    Restored what you had typed ·
    <Button variant="quiet" size="form" className="-ml-2 underline" onClick={onDiscard}>
      Discard
    </Button>
  </p>
);
