import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { Dialog, DialogClose, DialogContent } from './dialog';
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
  return (
    <Dialog open onOpenChange={props.onOpenChange}>
      <DialogContent
        title={title}
        description={description}
        size="small"
        isBusy={isBusy}
        footer={<Buttons {...props} isTyped={isTyped} />}
      >
        <div className="grid gap-3 pt-3 empty:hidden">
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
          {error ? (
            <p role="alert" className="text-bad">
              {error}
            </p>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}

type ButtonsProps = ConfirmDialogProps & { isTyped: boolean };

const Buttons = (props: ButtonsProps) => {
  const { confirmLabel, dismissLabel, isDanger, isBusy = false, isTyped, onConfirm } = props;
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
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
};
