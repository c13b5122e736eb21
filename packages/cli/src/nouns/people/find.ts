import { items } from '@trainyard/sdk';
import { getGroups } from '@trainyard/sdk/calls';
import type { Group, User } from '@trainyard/sdk/types';
import { Failure } from '../../core/failure';
import type { Cli } from '../../core/verb';

/** The user of this name. @throws ApiError, a 404 with the name, for an unknown user */
export async function findUser(cli: Cli, username: string): Promise<User> {
  const { client } = await cli.session();
  const answer = await client.getUserByUsername({ username }, { signal: cli.signal });
  if (answer.user) return answer.user;
  throw new Error(`The master did not return the user ${username}.`);
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
