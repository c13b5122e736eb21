import type { Caller, CallOptions } from '../client/call';
import { patchUser } from '../generated/calls/users';

// documented in flows.ts
export async function setPassword(
  client: Caller,
  userId: number,
  password: string,
  options: Pick<CallOptions, 'signal'> = {},
): Promise<void> {
  // hashed by the client, as every password that `patchUser` sends
  await patchUser(client, { userId, body: { password } }, options);
}
