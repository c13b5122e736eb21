import type { User } from '@trainyard/sdk/types';
import type { Cli } from './cli';
import { Failure } from './failure';

/** Returns the user who is signed in, `me` in filters. */
export async function whoAmI(cli: Cli): Promise<User> {
  const { client } = await cli.session();
  const { user } = await client.getMe({}, { signal: cli.signal });
  if (user) return user;
  throw new Failure('The master does not say who you are.', { outcome: 'notSignedIn' });
}
