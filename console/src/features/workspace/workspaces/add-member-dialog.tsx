import { useQuery } from '@tanstack/react-query';
import { roleWords } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { Workspace } from '@trainyard/sdk/types';
import { Avatar } from '@trainyard/ui/base/avatar';
import { type Choice, ChoiceField } from '@trainyard/ui/form/choice-field';
import { SelectField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { Users } from 'lucide-react';
import { userNote } from '~/components/entity/user-handle';
import type { Holder } from '~/data/role-assignments';
import { usersQuery } from '~/data/users';
import { choiceOf } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import type { Member } from './members';
import { useAddMember } from './mutations';
import { memberQueries } from './queries';

const schema = z.object({
  who: choiceOf<string>('User or Group required'),
  roleId: z.number().check(z.minimum(1, 'Role required')),
});

type Props = { workspace: Workspace; onClose: () => void };

const keyOf = ({ kind, id }: Holder) => `${kind} ${id}`;

function refOf(key: string): Holder {
  const [kind, id] = key.split(' ');
  return { kind: kind === 'group' ? 'group' : 'user', id: Number(id) };
}

/** Users and groups that hold no role here yet. */
function useStrangers(workspaceId: number): Choice<string>[] {
  const { data: users = [] } = useQuery(usersQuery);
  const { data: groups = [] } = useQuery(memberQueries.groups());
  const { data: members = [] } = useQuery(memberQueries.list(workspaceId, ''));
  const memberKeys = new Set(members.map((member: Member) => keyOf(member)));
  const people = users
    .filter(({ active }) => active)
    .map((user) => {
      const label = displayName(user);
      return {
        value: keyOf({ kind: 'user', id: user.id }),
        label,
        icon: <Avatar name={label} />,
        note: userNote(user),
      };
    });
  const teams = groups.map(({ groupId, name }) => ({
    value: keyOf({ kind: 'group', id: groupId }),
    label: name,
    icon: <Users aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.5} />,
    note: 'group',
  }));
  return [...teams, ...people]
    .filter(({ value }) => !memberKeys.has(value))
    .sort((one, other) => one.label.localeCompare(other.label));
}

export default function AddMemberDialog({ workspace, onClose }: Props) {
  const strangers = useStrangers(workspace.id);
  const { data: roles = [] } = useQuery(memberQueries.roles(workspace.id));
  const { mutateAsync } = useAddMember(workspace.id);
  const form = useSchemaForm(schema, { who: null, roleId: 0 });
  const none = { value: 0, label: 'Choose a role' };
  const options = roles.map((role) => ({
    ...{ value: role.roleId, label: role.name, note: roleWords(role) },
  }));
  const chosenRole = roles.find(({ roleId }) => roleId === form.watch('roleId'));

  async function add({ who, roleId }: z.output<typeof schema>) {
    await mutateAsync({ member: refOf(who), roleId });
    const name = strangers.find(({ value }) => value === who)?.label ?? '';
    showToast({ kind: 'success', title: `${name} added to workspace.` });
  }

  return (
    <FormDialog
      title="Add Member"
      submitLabel="Add Member"
      failure="Unable to add member."
      form={form}
      onClose={onClose}
      onSubmit={add}
    >
      <ChoiceField
        label="User or Group"
        autoFocus
        control={form.control}
        name="who"
        choices={strangers}
        nothingFound="Nobody matches who is not a member already"
      />
      <SelectField
        label="Role"
        hint={chosenRole && roleWords(chosenRole)}
        control={form.control}
        name="roleId"
        options={form.watch('roleId') === 0 ? [none, ...options] : options}
      />
    </FormDialog>
  );
}
