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
  /** what went wrong the last time */
  error?: string | undefined;
  /** must be typed first, where the action cannot be undone */
  typeToConfirm?: string;
  onConfirm: () => void;
};

/** Mounted again for each question, so that nothing typed for the last one is left. */
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
