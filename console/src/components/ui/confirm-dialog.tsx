import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { Dialog, DialogClose, DialogContent } from './dialog';
import { Field } from './field';
import { Input } from './input';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  /** repeats the verb of the title */
  confirmLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** what went wrong the last time */
  error?: string | undefined;
  /** must be typed first, where the act cannot be undone */
  typeToConfirm?: string;
  onConfirm: () => void;
};

export function ConfirmDialog(props: Props) {
  return (
    <Dialog open={props.isOpen} onOpenChange={props.onOpenChange}>
      {props.isOpen ? <ConfirmBody {...props} /> : null}
    </Dialog>
  );
}

function ConfirmBody(props: Props) {
  const { title, description, confirmLabel, isDanger = false, isBusy = false, error } = props;
  const [typed, setTyped] = useState('');
  const isTyped = props.typeToConfirm === undefined || typed === props.typeToConfirm;
  const footer = (
    <>
      <DialogClose asChild>
        <Button size="form" disabled={isBusy}>
          Cancel
        </Button>
      </DialogClose>
      <Button
        size="form"
        variant={isDanger ? 'danger' : 'primary'}
        isBusy={isBusy}
        disabled={!isTyped}
        onClick={props.onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <DialogContent
      title={title}
      description={description}
      size="small"
      footer={footer}
      isBusy={isBusy}
    >
      <div className="grid gap-3 pt-3 empty:hidden">
        {props.typeToConfirm === undefined ? null : (
          <Field label={`Type ${props.typeToConfirm} to confirm`}>
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
  );
}
