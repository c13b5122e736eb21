import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { can, roleWords } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import { Avatar } from '@trainyard/ui/base/avatar';
import { Select } from '@trainyard/ui/base/select';
import { ChoiceField } from '@trainyard/ui/form/choice-field';
import { type BoundField, LabeledField, SelectField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Users } from 'lucide-react';
import { builtInNote } from '~/components/entity/user-handle';
import type { Holder } from '~/data/role-assignments';
import { usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { giveRoles } from '~/features/people/admin/mutations';
import { accessQuery } from '~/features/people/admin/queries';
import { choiceOf } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { type AccessPlace, type AccessRow, directRolesAt, scopeOf } from './access-cell';

const schema = z.object({
  who: choiceOf<string>('User or Group required'),
  place: z.string(),
  roleId: z.number().check(z.refine((roleId) => roleId !== 0, 'Role required')),
});

/** the option that removes the role */
const noRole = -1;

const holderOf = (key: string): Holder => {
  const [kind, id] = key.split(' ');
  return { kind: kind === 'group' ? 'group' : 'user', id: Number(id) };
};

/** Users who are active, and groups. */
function useHolders() {
  const { data: users } = useSuspenseQuery(usersQuery);
  const { groups } = useSuspenseQuery(accessQuery).data;
  const people = users.filter(({ active }) => active);
  return [
    ...people.map((user) => {
      const label = displayName(user);
      return {
        value: `user ${user.id}`,
        label,
        icon: <Avatar name={label} />,
        note: builtInNote(user),
      };
    }),
    ...groups.map(({ groupId, name }) => ({
      value: `group ${groupId}`,
      label: name,
      icon: <Users aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.5} />,
      note: 'group',
    })),
  ];
}

export type GiveRole = {
  /** the places where the viewer may assign a role */
  places: readonly AccessPlace[];
  /** the user or group and the place, where both are known: the role there is replaced */
  change?: { row: AccessRow; place: AccessPlace };
};

/** Gives a user or group a role in a workspace or on the whole cluster, or changes it. */
export default function GiveRoleDialog({
  places,
  change,
  onClose,
}: GiveRole & { onClose: () => void }) {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const holders = useHolders();
  const { roles } = useSuspenseQuery(accessQuery).data;
  const allowed = places.filter((place) => can(viewer, 'role.assign', scopeOf(place)));
  const directRoles = change ? directRolesAt(change.row, change.place).map(({ role }) => role) : [];
  const before = roles.filter(({ name }) => directRoles.includes(name)).map(({ roleId }) => roleId);
  const form = useSchemaForm(schema, {
    who: change?.row.key ?? null,
    place: keyOf(change?.place ?? allowed[0]),
    roleId: before[0] ?? 0,
  });
  const place = allowed.find((each) => keyOf(each) === form.watch('place'));
  const workspaceId = place?.workspaceId;
  const fitting = roles.filter(({ scopeTypeMask }) =>
    workspaceId === undefined ? scopeTypeMask?.cluster : scopeTypeMask?.workspace,
  );
  const options = [
    ...fitting.map((role) => ({ value: role.roleId, label: role.name, note: roleWords(role) })),
    ...(before.length > 0 ? [{ value: noRole, label: 'No role' }] : []),
  ];
  const chosenRole = fitting.find(({ roleId }) => roleId === form.watch('roleId'));
  const verb = before.length > 0 ? 'Change' : 'Give';

  async function give({ who, roleId }: z.output<typeof schema>) {
    const after = roleId === noRole ? [] : [roleId];
    await giveRoles(queryClient, holderOf(who), { before, after, ...scopeOf(place) });
    const holder = holders.find(({ value }) => value === who)?.label ?? '';
    const role = fitting.find((each) => each.roleId === roleId)?.name;
    const now = role === undefined ? 'has no role of their own' : `is ${role}`;
    showToast({ kind: 'success', title: `${holder} ${now} in ${place?.name ?? ''}` });
  }

  return (
    <FormDialog
      title={before.length > 0 ? 'Change role' : 'Give a role'}
      submitLabel={`${verb} role`}
      failure={`Unable to ${verb.toLowerCase()} the role.`}
      form={form}
      onClose={onClose}
      onSubmit={give}
    >
      {change ? (
        <p>
          <strong className="font-medium">{displayText(change.row.name)}</strong> in{' '}
          {displayText(change.place.name)}
        </p>
      ) : (
        <>
          <ChoiceField
            label="User or Group"
            autoFocus
            control={form.control}
            name="who"
            choices={holders}
            nothingFound="No user or group matches"
          />
          <LabeledField control={form.control} name="place" label="Where">
            {(field: BoundField<string>) => (
              <Select
                {...field}
                label="Where"
                className="h-8 w-full"
                options={allowed.map((each) => ({ value: keyOf(each), label: each.name }))}
                onChange={(next) => {
                  field.onChange(next);
                  // other roles may be given there
                  form.setValue('roleId', 0);
                }}
              />
            )}
          </LabeledField>
        </>
      )}
      <SelectField
        label="Role"
        hint={chosenRole && roleWords(chosenRole)}
        control={form.control}
        name="roleId"
        options={
          form.watch('roleId') === 0 ? [{ value: 0, label: 'Choose a role' }, ...options] : options
        }
      />
    </FormDialog>
  );
}

const keyOf = (place: AccessPlace | undefined) => String(place?.workspaceId ?? '');
