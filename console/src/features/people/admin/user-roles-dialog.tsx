import { useQuery } from '@tanstack/react-query';
import { roleWords } from '@trainyard/rbac';
import type { User } from '@trainyard/sdk/types';
import { ChoicesField } from '@trainyard/ui/form/choice-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { plural } from '@trainyard/ui/lib/format';
import type { BulkRun } from '~/app/actions/use-bulk-run';
import { idList } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { LoadedDialog } from './loaded-dialog';
import { accessQuery, globalRolesQuery } from './queries';
import { setRoles } from './set-roles';

type Props = { users: readonly User[]; run: BulkRun<User>; onClose: () => void };

const schema = z.object({
  roleIds: idList.check(z.minLength(1, 'Choose at least one role')),
});

/** Gives roles on the whole cluster to many users; a role that a user holds is not sent again. */
export default function UserRolesDialog({ users, run, onClose }: Props) {
  const roles = useQuery(globalRolesQuery);
  const access = useQuery(accessQuery);
  const form = useSchemaForm(schema, { roleIds: [] });
  const title = `Add roles to ${plural(users.length, 'user')}`;
  if (!roles.data || !access.data)
    return <LoadedDialog title={title} queries={[roles, access]} onClose={onClose} />;
  const { people } = access.data;
  const rolesOf = (userId: number) =>
    (people.get(userId)?.roles ?? [])
      .filter(({ workspaceId, group }) => workspaceId === undefined && group === undefined)
      .map(({ role }) => role);
  return (
    <FormDialog
      title={title}
      submitLabel="Add roles"
      size="small"
      failure="Unable to add the roles."
      form={form}
      onClose={onClose}
      onSubmit={({ roleIds }) => {
        const newRoles = roles.data.filter(({ roleId }) => roleIds.includes(roleId));
        return run({
          rows: users,
          done: 'Added roles to',
          each: (client, { id }) => {
            const missing = newRoles.filter(({ name }) => !rolesOf(id).includes(name));
            const after = missing.map(({ roleId }) => roleId);
            return setRoles(client, { kind: 'user', id }, { before: [], after });
          },
        });
      }}
    >
      <ChoicesField
        label="Global Roles"
        autoFocus
        choices={roles.data.map((role) => ({
          ...{ value: role.roleId, label: role.name, note: roleWords(role) },
        }))}
        nothingFound="No role matches"
        control={form.control}
        name="roleIds"
      />
    </FormDialog>
  );
}
