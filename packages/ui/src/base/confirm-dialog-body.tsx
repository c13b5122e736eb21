import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { displayText } from '../lib/visible-controls';
import { Button } from './button';
import { Dialog, DialogClose, DialogContent, DialogError } from './dialog';
import { Field } from './field';
import { Input } from './input';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  /** repeats the verb of the title */
  confirmLabel: string;
  /** label of the cancel button; "Cancel" unless the action itself cancels */
  dismissLabel?: string | undefined;
  isDanger?: boolean;
  isBusy?: boolean;
  /** the error of the last attempt */
  error?: string | undefined;
  /**
   * For an action that cannot be undone, which the dialog then says: the name of the one thing, or
   * the number of things, to type before the action is enabled.
   */
  typeToConfirm?: string | undefined;
  onConfirm: () => void;
};

/** A dialog that is mounted again each time it opens, so that it starts with an empty field. */
export default function ConfirmDialogBody(props: ConfirmDialogProps) {
  const { title, description, isBusy = false, error, typeToConfirm } = props;
  const [typed, setTyped] = useState('');
  const whole = typeToConfirm === undefined ? undefined : asShown(typeToConfirm);
  const name = whole === undefined ? undefined : displayText(whole);
  const isTyped = name === undefined || [name, whole].includes(asShown(typed));
  const id = useId();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals
    event.stopPropagation();
    if (isTyped && !isBusy) props.onConfirm();
  }

  return (
    <Dialog open onOpenChange={props.onOpenChange}>
      <DialogContent
        title={title}
        description={description}
        size="small"
        isBusy={isBusy}
        footer={<Buttons {...props} isTyped={isTyped} form={id} />}
      >
        <form id={id} className="grid gap-3 pt-3 empty:hidden" onSubmit={onSubmit}>
          {name === undefined ? null : (
            <>
              <p className="text-muted">This cannot be undone.</p>
              <Field label={`Type ${name} to confirm`}>
                {(control) => (
                  <Input
                    {...control}
                    autoComplete="off"
                    spellCheck={false}
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </Field>
            </>
          )}
          {error ? <DialogError>{error}</DialogError> : null}
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** A name as a page shows it: without spaces at its ends, and with single ones within. */
const asShown = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

type ButtonsProps = ConfirmDialogProps & { isTyped: boolean; form: string };

const Buttons = (props: ButtonsProps) => {
  const { confirmLabel, dismissLabel, isDanger, isBusy = false, isTyped, form } = props;
  return (
    <>
      <DialogClose asChild>
        <Button size="form">{dismissLabel ?? 'Cancel'}</Button>
      </DialogClose>
      <Button
        size="form"
        variant={isDanger ? 'danger' : 'primary'}
        isBusy={isBusy}
        disabled={!isTyped}
        type="submit"
        form={form}
      >
        {confirmLabel}
      </Button>
    </>
  );
};
