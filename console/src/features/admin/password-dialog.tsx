import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { passwordProblem } from '~/lib/password-rules';
import { useSetPassword } from './user-mutations';

type Props = { user: User; onClose: () => void };

/** Sets a new password for a user who forgot theirs. */
export default function PasswordDialog({ user, onClose }: Props) {
  const { mutateAsync } = useSetPassword();
  const form = useForm({
    initial: { password: '', again: '' },
    validate: ({ password, again }) => ({
      password: passwordProblem(password),
      again: again === password ? undefined : 'Passwords do not match.',
    }),
  });
  return (
    <FormDialog
      title={`Set Password of ${displayName(user)}`}
      submitLabel="Set Password"
      size="small"
      failure="Could not update password."
      form={form}
      onClose={onClose}
      onSubmit={async ({ password }) => {
        await mutateAsync({ userId: user.id, password });
        showToast({ kind: 'success', title: `Password of ${displayName(user)} updated.` });
      }}
    >
      <TextField
        label="New Password"
        hint="All sessions of this user end."
        type="password"
        autoComplete="new-password"
        autoFocus
        field={form.field('password')}
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        field={form.field('again')}
      />
    </FormDialog>
  );
}
