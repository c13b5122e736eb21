import { useQuery, useQueryClient } from '@tanstack/react-query';
import { displayName, listChange } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { ChoicesField } from '@trainyard/ui/form/choice-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useState } from 'react';
import { idList } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { LoadedDialog } from './loaded-dialog';
import { moveToGroups } from './mutations';
import type { GroupRow } from './queries';
import { groupsQuery, userGroupsQuery } from './queries';

type Props = { user: User; onClose: () => void };

/** The groups a user is in. */
export default function UserGroupsDialog({ user, onClose }: Props) {
  const groups = useQuery(groupsQuery);
  const ownGroups = useQuery(userGroupsQuery(user.id));
  if (!groups.data || !ownGroups.data)
    return <LoadedDialog title={titleOf(user)} queries={[groups, ownGroups]} onClose={onClose} />;
  return (
    <GroupsForm user={user} groups={groups.data} groupIds={ownGroups.data} onClose={onClose} />
  );
}

const schema = z.object({ groupIds: idList });

const titleOf = (user: User) => `Manage Groups of ${displayName(user)}`;

type FormProps = Props & { groups: readonly GroupRow[]; groupIds: readonly number[] };

function GroupsForm({ user, groups, groupIds, onClose }: FormProps) {
  const queryClient = useQueryClient();
  const [base] = useState({ groupIds: [...groupIds] });
  const form = useSchemaForm(schema, base);
  return (
    <FormDialog
      title={titleOf(user)}
      submitLabel="Save"
      size="small"
      failure="Unable to change the groups."
      done={`Groups of ${displayName(user)} updated`}
      form={form}
      onClose={onClose}
      onSubmit={({ groupIds }) =>
        moveToGroups(queryClient, user.id, listChange(base.groupIds, groupIds))
      }
    >
      <ChoicesField
        label="Select Groups"
        autoFocus
        choices={groups.map(({ groupId, name }) => ({ value: groupId, label: name }))}
        nothingFound="No group matches"
        control={form.control}
        name="groupIds"
      />
    </FormDialog>
  );
}
