import type { User } from '@trainyard/sdk/types';
import type { Cli } from '../../core/cli';

/** The user of this name. @throws ApiError, a 404 naming them, where there is none */
export async function findUser(cli: Cli, username: string): Promise<User> {
  const { client } = await cli.session();
  const answer = await client.getUserByUsername({ username }, { signal: cli.signal });
  if (answer.user) return answer.user;
  throw new Error(`The master did not say who ${username} is.`);
}
