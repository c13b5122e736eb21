import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog, DialogContent } from '~/components/ui/dialog';
import { Tooltip } from '~/components/ui/tooltip';
import type { Form } from './use-form';

type Props<Values> = {
  title: string;
  /** repeats the verb of the title */
  submitLabel: string;
  form: Form<Values>;
  /** rejects with what went wrong; the dialog stays and says it */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** what could not be done, before the server's words */
  failure?: string;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
};

/** A form in a dialog: it closes once its submit has come through, and asks before it drops what was typed. */
export function FormDialog<Values>(props: Props<Values>) {
  const { title, submitLabel, form, size = 'medium', children } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    // a form inside another component's portal would hear of it as well
    event.stopPropagation();
    if (isBusy) return;
    if (!form.isValid) {
      form.showErrors();
      // once the errors are drawn
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus(),
      );
      return;
    }
    setIsBusy(true);
    setError(undefined);
    try {
      await props.onSubmit(form.values);
      props.onClose();
    } catch (reason) {
      setError((reason instanceof Error && reason.message) || 'Could not submit form');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (isOpen || isBusy) return;
        if (form.isDirty && !isLeaving) setIsLeaving(true);
        else props.onClose();
      }}
    >
      <DialogContent
        title={title}
        size={size}
        isBusy={isBusy}
        footer={
          isLeaving ? (
            <LeaveButtons onStay={() => setIsLeaving(false)} onLeave={props.onClose} />
          ) : (
            <>
              <Button size="form" disabled={isBusy} onClick={props.onClose}>
                Cancel
              </Button>
              <Tooltip
                content={form.isValid ? null : 'Address validation errors before proceeding'}
              >
                <Button
                  type="submit"
                  form={id}
                  size="form"
                  variant="primary"
                  isBusy={isBusy}
                  aria-disabled={form.isValid ? undefined : true}
                >
                  {submitLabel}
                </Button>
              </Tooltip>
            </>
          )
        }
      >
        <form
          ref={element}
          id={id}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid grid-cols-1 gap-3.5 pt-1"
        >
          {children}
          {error === undefined ? null : (
            <p role="alert" className="wrap-anywhere text-bad">
              {props.failure ? `${props.failure} ${error}` : error}
            </p>
          )}
        </form>
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
