import type { User } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Field } from '@trainyard/ui/base/field';
import { Input } from '@trainyard/ui/base/input';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { type FormEvent, useId, useState } from 'react';
import { reportError } from '~/app/report-error';
import { IncorrectPassword, useChangePassword } from './profile-mutations';

type Props = { user: User; password: string; onClose: () => void };

const emptyPasswords = { old: '', again: '' };

/** Asks for the old password, which may be empty, and the new one once more. */
export function ChangePasswordDialog({ user, password, onClose }: Props) {
  const formId = useId();
  const [given, setGiven] = useState(emptyPasswords);
  const [isTried, setIsTried] = useState(false);
  const { mutateAsync, isPending, error, reset } = useChangePassword();

  const isWrong = error instanceof IncorrectPassword;
  const againProblem = mismatch(given.again, password);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (againProblem) return;
    const { id: userId, username } = user;
    try {
      await mutateAsync({ userId, username, oldPassword: given.old, password });
    } catch (failure) {
      if (!(failure instanceof IncorrectPassword))
        reportError(failure, { message: 'Could not update password.' });
      return;
    }
    showToast({ kind: 'success', title: 'Password updated.' });
    onClose();
  }

  const edit = (change: Partial<typeof emptyPasswords>) => {
    setGiven({ ...given, ...change });
    reset();
  };

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title="Change Password"
        size="small"
        isBusy={isPending}
        footer={
          <>
            <Button onClick={onClose} disabled={isPending}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" isBusy={isPending}>
              Change Password
            </Button>
          </>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => void submit(event)}
          className="grid gap-3.5"
          noValidate
        >
          <Secret
            label="Old Password"
            autoComplete="current-password"
            value={given.old}
            hint="Leave it empty if you have none yet."
            error={isWrong ? error.message : undefined}
            onChange={(old) => edit({ old })}
          />
          <Secret
            label="Confirm Password"
            autoComplete="new-password"
            value={given.again}
            error={isTried || given.again !== '' ? againProblem : undefined}
            onChange={(again) => edit({ again })}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

function mismatch(again: string, password: string): string | undefined {
  if (again === '') return 'Confirmed password required.';
  return again === password ? undefined : 'Passwords do not match.';
}

type SecretProps = {
  label: string;
  autoComplete: string;
  value: string;
  hint?: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

const Secret = ({ label, autoComplete, value, hint, error, onChange }: SecretProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <Input
        {...control}
        type="password"
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
