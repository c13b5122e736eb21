import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { createGroup, deleteGroup, updateGroup } from '@trainyard/sdk/calls';
import { runMutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { afterGroupChange } from '~/app/query-invalidation';
import { setRoles } from './role-queries';

type Change = { before: readonly number[]; after: readonly number[] };

function useGroupsChanged() {
  const queryClient = useQueryClient();
  return () => afterGroupChange(queryClient);
}

export function useCreateGroup() {
  const onSuccess = useGroupsChanged();
  return useMutation({
    mutationFn: (body: { name: string; addUsers: number[] }) => createGroup(client, { body }),
    onSuccess,
    retry: false,
    meta: { isSilent: true },
  });
}

type Edit = { groupId: number; name: string; users: Change; roles: Change };

/** Renames a group and changes who is in it and what it may do. */
export function useEditGroup() {
  const onSettled = useGroupsChanged();
  return useMutation({
    mutationFn: async ({ groupId, name, users: { before, after }, roles }: Edit) => {
      const addUsers = after.filter((id) => !before.includes(id));
      const removeUsers = before.filter((id) => !after.includes(id));
      await updateGroup(client, { groupId, body: { name, addUsers, removeUsers } });
      await setRoles({ kind: 'group', id: groupId }, roles);
    },
    onSettled,
    retry: false,
    meta: { isSilent: true },
  });
}

export const removeGroup = (queryClient: QueryClient, groupId: number) =>
  runMutation(queryClient, {
    mutationFn: () => deleteGroup(client, { groupId }),
    onSuccess: () => afterGroupChange(queryClient),
  });
