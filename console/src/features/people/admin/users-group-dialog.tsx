import { useQuery } from '@tanstack/react-query';
import type { User } from '@trainyard/sdk/types';
import { ChoicesField } from '@trainyard/ui/form/choice-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { plural } from '@trainyard/ui/lib/format';
import type { BulkRun } from '~/app/actions/use-bulk-run';
import { idList } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { LoadedDialog } from './loaded-dialog';
import { changeGroups } from './mutations';
import { accessQuery, groupsQuery } from './queries';

type Props = { users: readonly User[]; run: BulkRun<User>; onClose: () => void };

const schema = z.object({
  groupIds: idList.check(z.minLength(1, 'Choose at least one group')),
});

/** Adds several users to groups; existing memberships are not sent. */
export default function UsersGroupDialog({ users, run, onClose }: Props) {
  const groups = useQuery(groupsQuery);
  const access = useQuery(accessQuery);
  const form = useSchemaForm(schema, { groupIds: [] });
  const title = `Add ${plural(users.length, 'user')} to groups`;
  if (!groups.data || !access.data)
    return <LoadedDialog title={title} queries={[groups, access]} onClose={onClose} />;
  const { people } = access.data;
  return (
    <FormDialog
      title={title}
      submitLabel="Add"
      size="small"
      failure="Unable to change the groups."
      form={form}
      onClose={onClose}
      onSubmit={({ groupIds }) => {
        const newGroups = groups.data.filter(({ groupId }) => groupIds.includes(groupId));
        return run({
          rows: users,
          done: 'Changed the groups of',
          each: (client, { id }) => {
            const ownGroups = people.get(id)?.groups ?? [];
            const missing = newGroups.filter(({ name }) => !ownGroups.includes(name));
            const added = missing.map(({ groupId }) => groupId);
            return changeGroups(client, id, { added, removed: [] });
          },
        });
      }}
    >
      <ChoicesField
        label="Groups"
        autoFocus
        choices={groups.data.map(({ groupId, name }) => ({ value: groupId, label: name }))}
        nothingFound="No group matches"
        control={form.control}
        name="groupIds"
      />
    </FormDialog>
  );
}
