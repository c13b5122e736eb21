import { type Caller, getUser, patchUser } from '@trainyard/sdk/calls';
import type { User } from '@trainyard/sdk/types';
import { type Edit, saveFields } from '~/app/editing/save-fields';

type UserFields = Partial<Pick<User, 'username' | 'displayName' | 'admin' | 'remote'>>;

export type UserEdit = { userId: number } & Edit<UserFields>;

const labels: Record<string, string> = {
  username: 'the user name',
  displayName: 'the display name',
  admin: 'whether the user is an admin',
  remote: 'how the user signs in',
};

/** Saves the changed fields of a user. */
export const saveUser = (client: Caller, { userId, ...edit }: UserEdit) =>
  saveFields<UserFields, unknown>({
    ...edit,
    label: labels,
    read: async () => (await getUser(client, { userId })).user,
    write: (body) => patchUser(client, { userId, body }),
  });
