import { useQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { Avatar } from '@trainyard/ui/base/avatar';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { capitalize } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useState } from 'react';
import type { Edit } from '~/app/editing/save-fields';
import { masterQuery, meQuery } from '~/data/session';
import { newPassword, requiredText, trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { useChangePassword, useRenameMe } from './mutations';
import { InlineField, SettingsRow, SettingsSection } from './settings-section';

type Props = { user: User; password: string; onClose: () => void };

const passwordsSchema = (password: string) =>
  z.object({
    old: z.string(),
    again: z.string().check(
      z.minLength(1, 'Confirmed password required.'),
      z.refine((again) => again === password, 'Passwords do not match.'),
    ),
  });

/** Asks for the old password, which may be empty, and the new one once more. */
function ChangePasswordDialog({ user, password, onClose }: Props) {
  const { mutateAsync } = useChangePassword();
  const [schema] = useState(() => passwordsSchema(password));
  const form = useSchemaForm(schema, { old: '', again: '' });

  async function save({ old }: { old: string }) {
    const { id: userId, username } = user;
    await mutateAsync({ userId, username, oldPassword: old, password });
  }

  return (
    <FormDialog
      title="Change Password"
      submitLabel="Change Password"
      size="small"
      failure="Could not update password."
      done="Password updated."
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

const atMost = 32;

const username = requiredText('Username', { required: 'Please input your username' });

export function ProfileSection() {
  const { data: user } = useQuery(meQuery);
  const { data: master } = useQuery(masterQuery);
  const { mutateAsync: rename } = useRenameMe();
  const [password, setPassword] = useState<string>();
  if (!user) return null;

  async function save(
    { base, to }: Edit<{ username?: string; displayName?: string }>,
    what: string,
  ) {
    if (!user) return;
    await rename({ userId: user.id, base, to });
    showToast({ kind: 'success', title: `${capitalize(what)} updated.` });
  }

  return (
    <SettingsSection title="Profile">
      <div className="flex items-center gap-3 py-3">
        <span className="grid size-10 shrink-0 place-items-center [&>*]:scale-175">
          <Avatar name={displayName(user)} />
        </span>
        <span className="grid min-w-0">
          <span className="truncate font-medium">{displayName(user)}</span>
          {user.admin ? <span className="text-sm text-faint">Admin</span> : null}
        </span>
      </div>
      <SettingsRow label="Username">
        {user.remote ? (
          <p>
            {user.username} <span className="text-faint">signs in with a provider</span>
          </p>
        ) : (
          <InlineField
            label="Username"
            value={user.username}
            maxLength={atMost}
            schema={username}
            failure="Could not update username."
            onSave={(text, base) =>
              save({ base: { username: base }, to: { username: text } }, 'username')
            }
          />
        )}
      </SettingsRow>
      <SettingsRow label="Display Name">
        <InlineField
          label="Display Name"
          value={user.displayName}
          maxLength={atMost}
          schema={trimmedText}
          failure="Could not update display name."
          onSave={(text, base) =>
            save({ base: { displayName: base }, to: { displayName: text } }, 'display name')
          }
        />
      </SettingsRow>
      {master?.userManagementEnabled && !user.remote ? (
        <SettingsRow label="Password">
          <InlineField
            label="Password"
            value=""
            text="*****"
            type="password"
            submitLabel="Change"
            schema={newPassword}
            onSave={async (text) => setPassword(text)}
          />
        </SettingsRow>
      ) : null}
      {password === undefined ? null : (
        <ChangePasswordDialog
          user={user}
          password={password}
          onClose={() => setPassword(undefined)}
        />
      )}
    </SettingsSection>
  );
}
