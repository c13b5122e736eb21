import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../base/button';
import { Dialog, DialogContent } from '../base/dialog';
import { Tooltip } from '../base/tooltip';
import type { Form } from './use-form';

type Props<Values> = {
  title: string;
  /** repeats the verb of the title */
  submitLabel: string;
  form: Pick<Form<Values>, 'values' | 'isValid' | 'isDirty' | 'showErrors'>;
  /** rejects with what went wrong; the dialog stays and says it. 'stay': there is more to ask */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** what could not be done, before the server's words */
  failure?: string;
  size?: 'small' | 'medium' | 'large';
  /** why it cannot be sent, though no field is wrong */
  blocked?: string | undefined;
  isDanger?: boolean;
  /** the backdrop does not close it */
  isKept?: boolean;
  /** the error is shown above the fields */
  isErrorFirst?: boolean;
  /** at the left of the buttons */
  footerStart?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog: it closes once its submit has come through, and asks before it drops what was typed. */
export function FormDialog<Values>(props: Props<Values>) {
  const { title, submitLabel, form, size = 'medium', blocked, isErrorFirst, children } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failed, setFailed] = useState<{ message: string; values: Values }>();
  // what went wrong with other values says nothing of these
  const error = failed?.values === form.values ? failed?.message : undefined;
  const whyNot = form.isValid ? blocked : 'Address validation errors before proceeding';

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
    if (blocked !== undefined) return;
    setIsBusy(true);
    setFailed(undefined);
    try {
      if ((await props.onSubmit(form.values)) !== 'stay') props.onClose();
    } catch (reason) {
      const message = (reason instanceof Error && reason.message) || 'Could not submit form';
      setFailed({ message, values: form.values });
    } finally {
      setIsBusy(false);
    }
  }

  const alert =
    error === undefined ? null : (
      <p role="alert" className="wrap-anywhere text-bad">
        {props.failure ? `${props.failure} ${error}` : error}
      </p>
    );

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
        isKept={props.isKept ?? false}
        footer={
          isLeaving ? (
            <LeaveButtons onStay={() => setIsLeaving(false)} onLeave={props.onClose} />
          ) : (
            <>
              {props.footerStart}
              <Button size="form" disabled={isBusy} onClick={props.onClose}>
                Cancel
              </Button>
              <Tooltip content={whyNot}>
                <Button
                  type="submit"
                  form={id}
                  size="form"
                  variant={props.isDanger ? 'danger' : 'primary'}
                  isBusy={isBusy}
                  aria-disabled={whyNot === undefined ? undefined : true}
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
          {isErrorFirst ? alert : null}
          {children}
          {isErrorFirst ? null : alert}
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
