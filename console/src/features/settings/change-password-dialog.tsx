import type { User } from '@trainyard/sdk/types';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useState } from 'react';
import { reportError } from '~/app/report-error';
import { z } from '~/lib/zod';
import { IncorrectPassword, useChangePassword } from './profile-mutations';

type Props = { user: User; password: string; onClose: () => void };

const passwordsSchema = (password: string) =>
  z.object({
    old: z.string(),
    again: z.string().check(
      z.refine((again) => again !== '', 'Confirmed password required.'),
      z.refine((again) => again === password, 'Passwords do not match.'),
    ),
  });

/** Asks for the old password, which may be empty, and the new one once more. */
export function ChangePasswordDialog({ user, password, onClose }: Props) {
  const { mutateAsync } = useChangePassword();
  const [schema] = useState(() => passwordsSchema(password));
  const form = useSchemaForm(schema, { old: '', again: '' });

  async function save({ old }: { old: string }) {
    const { id: userId, username } = user;
    try {
      await mutateAsync({ userId, username, oldPassword: old, password });
    } catch (error) {
      if (error instanceof IncorrectPassword)
        form.setError('old', { message: error.message }, { shouldFocus: true });
      else reportError(error, { message: 'Could not update password.' });
      return 'stay';
    }
    showToast({ kind: 'success', title: 'Password updated.' });
    return undefined;
  }

  return (
    <FormDialog
      title="Change Password"
      submitLabel="Change Password"
      size="small"
      form={form}
      isDirty={false}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField
        label="Old Password"
        hint="Leave it empty if you have none yet."
        type="password"
        autoComplete="current-password"
        control={form.control}
        name="old"
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        control={form.control}
        name="again"
      />
    </FormDialog>
  );
}
