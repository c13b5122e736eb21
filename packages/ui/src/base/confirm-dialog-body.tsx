import { type FormEvent, type ReactNode, useId, useState } from 'react';
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
  /** text to type before the action is enabled, for actions that cannot be undone */
  typeToConfirm?: string;
  onConfirm: () => void;
};

/** A dialog that is mounted again each time it opens, so that it starts with an empty field. */
export default function ConfirmDialogBody(props: ConfirmDialogProps) {
  const { title, description, isBusy = false, error, typeToConfirm } = props;
  const [typed, setTyped] = useState('');
  const isTyped = typeToConfirm === undefined || typed === typeToConfirm;
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
          {typeToConfirm === undefined ? null : (
            <Field label={`Type ${typeToConfirm} to confirm`}>
              {(control) => (
                <Input
                  {...control}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
          )}
          {error ? <DialogError>{error}</DialogError> : null}
        </form>
      </DialogContent>
    </Dialog>
  );
}

type ButtonsProps = ConfirmDialogProps & { isTyped: boolean; form: string };

const Buttons = (props: ButtonsProps) => {
  const { confirmLabel, dismissLabel, isDanger, isBusy = false, isTyped, form } = props;
  return (
    <>
      <DialogClose asChild>
        <Button size="form" disabled={isBusy}>
          {dismissLabel ?? 'Cancel'}
        </Button>
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
