import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { newPassword } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { useSetPassword } from './mutations';

type Props = { user: User; onClose: () => void };

const schema = z.object({ password: newPassword, again: z.string() }).check(
  z.refine(({ password, again }) => again === password, {
    error: 'Passwords do not match.',
    path: ['again'],
  }),
);

/** Sets a new password for a user who forgot theirs. */
export default function PasswordDialog({ user, onClose }: Props) {
  const { mutateAsync } = useSetPassword();
  const form = useSchemaForm(schema, { password: '', again: '' });
  return (
    <FormDialog
      title={`Set password of ${displayName(user)}`}
      submitLabel="Set password"
      size="small"
      failure="Could not update password."
      done={`Password of ${displayName(user)} updated.`}
      form={form}
      onClose={onClose}
      onSubmit={({ password }) => mutateAsync({ userId: user.id, password })}
    >
      <TextField
        label="New password"
        hint="All sessions of this user end."
        type="password"
        autoComplete="new-password"
        autoFocus
        control={form.control}
        name="password"
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
