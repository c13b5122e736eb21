import { useQuery } from '@tanstack/react-query';
import { can, roleWords } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { Role, User } from '@trainyard/sdk/types';
import { ChoicesField } from '@trainyard/ui/form/choice-field';
import { OptionalFields, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useSupports } from '~/app/abilities';
import { useViewer } from '~/data/viewer';
import { checkedWhere, idList, limitedText, newPassword, requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { LoadedDialog } from './loaded-dialog';
import { useCreateUser, useEditUser } from './mutations';
import { globalRolesQuery, rolesOfUserQuery } from './queries';
import { RolePermits } from './role-permits';

type Props = {
  /** absent: a new one */
  user?: User | undefined;
  onClose: () => void;
};

// the master refuses other characters, and shorter user names
const asciiName = (label: string) =>
  z.regex(/^[\x20-\x7e]*$/, `${label} cannot contain non-ASCII characters`);

const schema = z.object({
  username: requiredText('User Name', { max: 128 }),
  displayName: limitedText('Display Name', 128),
  admin: z.boolean(),
  roleIds: idList,
  /** signs in by another system, so that there is no password here */
  remote: z.boolean(),
  /** an older master lets users without a password sign in */
  hasPassword: z.boolean(),
  password: z.string(),
});

type Values = z.output<typeof schema>;

const needsPassword = ({ remote, hasPassword }: Pick<Values, 'remote' | 'hasPassword'>) =>
  !remote && hasPassword;
/** Of a new user: another system may have given an existing one other names. */
const newUser = schema.check(
  checkedWhere(
    () => true,
    z.object({
      username: z
        .string()
        .check(z.minLength(2, 'User Name must have at least 2 characters'), asciiName('User Name')),
      displayName: z.string().check(asciiName('Display Name')),
    }),
  ),
  checkedWhere(needsPassword, z.object({ password: newPassword })),
);

/** A new user, or a change of one; with roles the ones held on the whole cluster are chosen here. */
export default function UserDialog({ user, onClose }: Props) {
  const viewer = useViewer();
  const hasRoles = viewer.rbacEnabled && can(viewer, 'permission.modify');
  const roles = useQuery({ ...globalRolesQuery, enabled: hasRoles });
  const assignedRoles = useQuery({
    ...rolesOfUserQuery(user?.id ?? 0),
    enabled: hasRoles && user !== undefined,
  });
  const isReady = !hasRoles || (roles.data && (user === undefined || assignedRoles.data));
  if (!isReady)
    return (
      <LoadedDialog title={titleOf(user)} queries={[roles, assignedRoles]} onClose={onClose} />
    );
  return (
    <UserForm
      user={user}
      roles={hasRoles ? roles.data : undefined}
      roleIds={assignedRoles.data ?? []}
      onClose={onClose}
    />
  );
}

const titleOf = (user: User | undefined) => (user ? `Edit User ${displayName(user)}` : 'Add User');

/** The fields that a save may change; an older master has no `remote`. */
const fieldsOf = (values: Pick<Values, 'displayName' | 'admin' | 'remote'>, isNewer: boolean) => ({
  displayName: values.displayName,
  admin: values.admin,
  ...(isNewer && { remote: values.remote }),
});

type FormProps = Props & { roles: readonly Role[] | undefined; roleIds: readonly number[] };

function UserForm({ user, roles, roleIds, onClose }: FormProps) {
  const { rbacEnabled } = useViewer();
  const create = useCreateUser();
  const edit = useEditUser();
  // an older master also makes users without a password, and lets all of them sign in
  const isNewer = useSupports('passwordAtCreation');
  const initial = {
    username: user?.username ?? '',
    displayName: user?.displayName ?? '',
    admin: user?.admin ?? false,
    roleIds: [...roleIds],
    remote: user?.remote ?? false,
    hasPassword: true,
    password: '',
  };
  const form = useSchemaForm(user ? schema : newUser, initial, {
    name: `users/${user?.id ?? 'new'}`,
    without: ['password'],
  });
  const { base } = form;
  const typed = form.watch();

  async function save({ username, password, ...values }: Values) {
    if (user) {
      await edit.mutateAsync({
        userId: user.id,
        base: fieldsOf(base, isNewer),
        to: fieldsOf(values, isNewer),
        roles: { before: base.roleIds, after: values.roleIds },
      });
      showToast({ kind: 'success', title: 'User has been updated' });
      return;
    }
    await create.mutateAsync({
      username,
      roleIds: values.roleIds,
      ...fieldsOf(values, isNewer),
      ...(needsPassword(values) && { password }),
    });
    showToast({
      kind: 'success',
      title: `User ${username} has been created`,
      ...(!values.hasPassword && { description: 'The account has no password. Set one soon.' }),
    });
  }

  return (
    <FormDialog
      title={titleOf(user)}
      submitLabel="Save"
      size="small"
      failure={user ? 'Error updating user.' : 'Error creating new user.'}
      form={form}
      onClose={onClose}
      onSubmit={save}
    >
      {user ? (
        <p className="text-muted">
          User Name{' '}
          <span className="font-mono text-sm text-text">{displayText(user.username)}</span>
        </p>
      ) : (
        <TextField
          label="User Name"
          autoFocus
          spellCheck={false}
          control={form.control}
          name="username"
        />
      )}
      <TextField
        label="Display Name"
        autoFocus={Boolean(user)}
        control={form.control}
        name="displayName"
      />
      {isNewer ? (
        <OptionalFields
          label="Signs in with a provider only"
          control={form.control}
          name="remote"
        />
      ) : null}
      {user || isNewer ? null : (
        <OptionalFields label="Has a password" control={form.control} name="hasPassword" />
      )}
      {user || typed.hasPassword ? null : (
        <p role="status" className="text-warn">
          {`Anybody who reaches the cluster can sign in as ${typed.username.trim() || 'this user'}.`}
        </p>
      )}
      {!user && needsPassword(typed) ? (
        <TextField
          label="Password"
          hint="At least 8 characters, with an uppercase and a lowercase letter and a number."
          type="password"
          autoComplete="new-password"
          control={form.control}
          name="password"
        />
      ) : null}
      {rbacEnabled ? null : <OptionalFields label="Admin" control={form.control} name="admin" />}
      {roles ? (
        <>
          <ChoicesField
            label="Global Roles"
            choices={roles.map((role) => ({
              ...{ value: role.roleId, label: role.name, note: roleWords(role) },
            }))}
            control={form.control}
            name="roleIds"
          />
          <p className="text-sm text-faint">Roles that come with a group are not shown here.</p>
          <RolePermits roles={roles} />
        </>
      ) : null}
    </FormDialog>
  );
}
