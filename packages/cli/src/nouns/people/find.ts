import { items } from '@trainyard/sdk';
import {
  type Caller,
  type CallOptions,
  getGroups,
  getUserByUsername,
  getUsers,
} from '@trainyard/sdk/calls';
import type { Group, User } from '@trainyard/sdk/types';
import { Failure } from '../../core/failure';
import type { Cli } from '../../core/verb';

/** The user of this name. @throws ApiError, a 404 with the name, for an unknown user */
export async function findUser(cli: Cli, username: string): Promise<User> {
  const { client } = await cli.session();
  const user = await userOfName(client, username, { signal: cli.signal });
  if (user) return user;
  throw new Error(`The master did not return the user ${username}.`);
}

/**
 * Reads a user by name. `.` and `..` are steps of a path, so the master cannot be asked for them:
 * they are found among all users.
 */
export async function userOfName(
  client: Caller,
  username: string,
  options: CallOptions,
): Promise<User | null | undefined> {
  if (username !== '.' && username !== '..')
    return (await getUserByUsername(client, { username }, options)).user;
  for await (const user of items(client, getUsers, { name: username }, options))
    if (user.username === username) return user;
  throw new Failure(`There is no user "${username}".`, { outcome: 'notFound' });
}

/** The group of this name. @throws Failure if it is missing or hidden */
export async function findGroup(cli: Cli, name: string): Promise<Group> {
  const { client } = await cli.session();
  const args = { body: { name, limit: 100 } };
  for await (const { group } of items(client, getGroups, args, { signal: cli.signal }))
    if (group.name === name) return group;
  throw new Failure(`There is no group "${name}", or you may not see it.`, {
    hint: '`trainyard user-group list` lists them.',
    outcome: 'notFound',
  });
}

/** Returns the signed-in user, `me` in filters. */
export async function whoAmI(cli: Cli): Promise<User> {
  const { client } = await cli.session();
  const { user } = await client.getMe({}, { signal: cli.signal });
  if (user) return user;
  throw new Failure('The master did not return your user.', { outcome: 'notSignedIn' });
}
