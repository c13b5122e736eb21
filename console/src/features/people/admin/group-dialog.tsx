import { useQuery } from '@tanstack/react-query';
import { can, roleWords } from '@trainyard/rbac';
import { displayName, listChange } from '@trainyard/sdk/model';
import type { GroupDetails, Role, User } from '@trainyard/sdk/types';
import { ChoicesField } from '@trainyard/ui/form/choice-field';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { userNote } from '~/components/entity/user-handle';
import { usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { idList, requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { LoadedDialog } from './loaded-dialog';
import { useCreateGroup, useEditGroup } from './mutations';
import { globalRolesQuery, groupQuery, rolesOfGroupQuery } from './queries';
import { RolePermits } from './role-permits';

type Props = {
  /** absent: a new one */
  groupId?: number | undefined;
  onClose: () => void;
};

/** Creates or edits a group: its name, its members, and its roles for the whole cluster. */
export default function GroupDialog({ groupId, onClose }: Props) {
  const viewer = useViewer();
  const isEdit = groupId !== undefined;
  const hasRoles = isEdit && viewer.rbacEnabled && can(viewer, 'permission.modify');
  const users = useQuery(usersQuery);
  const group = useQuery({ ...groupQuery(groupId ?? 0), enabled: isEdit });
  const roles = useQuery({ ...globalRolesQuery, enabled: hasRoles });
  const assignedRoles = useQuery({ ...rolesOfGroupQuery(groupId ?? 0), enabled: hasRoles });
  const isReady =
    users.data && (!isEdit || group.data) && (!hasRoles || (roles.data && assignedRoles.data));
  if (!isReady) {
    const queries = [users, group, roles, assignedRoles];
    return <LoadedDialog title={titleOf(isEdit)} queries={queries} onClose={onClose} />;
  }
  return (
    <GroupForm
      group={group.data}
      users={users.data}
      roles={hasRoles ? roles.data : undefined}
      roleIds={assignedRoles.data ?? []}
      onClose={onClose}
    />
  );
}

const titleOf = (isEdit: boolean) => (isEdit ? 'Edit Group' : 'New Group');

type FormProps = {
  group: GroupDetails | undefined;
  users: readonly User[];
  roles: readonly Role[] | undefined;
  roleIds: readonly number[];
  onClose: () => void;
};

const schema = z.object({
  name: requiredText('Group Name', { max: 128 }),
  userIds: idList,
  roleIds: idList,
});

function GroupForm({ group, users, roles, roleIds, onClose }: FormProps) {
  const create = useCreateGroup();
  const edit = useEditGroup();
  const members = group?.users.map(({ id }) => id) ?? [];
  const form = useSchemaForm(
    schema,
    { name: group?.name ?? '', userIds: members, roleIds: [...roleIds] },
    `groups/${group?.groupId ?? 'new'}`,
  );
  const { base } = form;
  const { isDirty } = form.formState;

  async function save({ name, userIds, roleIds }: z.output<typeof schema>) {
    if (group === undefined) return create.mutateAsync({ name, addUsers: userIds });
    if (!isDirty) throw new Error('No changes to save.');
    return edit.mutateAsync({
      groupId: group.groupId,
      base: { name: base.name },
      to: { name },
      users: listChange(base.userIds, userIds),
      roles: { before: base.roleIds, after: roleIds },
    });
  }

  const choices = users
    .filter(({ id, active }) => active || members.includes(id))
    .map((user) => ({
      value: user.id,
      label: displayName(user),
      note: userNote(user),
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <FormDialog
      title={titleOf(group !== undefined)}
      submitLabel="Save"
      size="small"
      failure={group ? 'Error editing group.' : 'Error creating new group.'}
      done={group ? 'Group has been updated.' : 'New group has been created.'}
      form={form}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField label="Group Name" autoFocus control={form.control} name="name" />
      <ChoicesField
        label="Users"
        choices={choices}
        nothingFound="No user or group matches"
        control={form.control}
        name="userIds"
      />
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
          <RolePermits roles={roles} />
        </>
      ) : null}
    </FormDialog>
  );
}
