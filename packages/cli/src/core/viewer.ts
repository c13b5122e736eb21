import { type Viewer, viewerOf } from '@trainyard/rbac';
import { getPermissionsSummary } from '@trainyard/sdk/calls';
import type { Cli } from './cli';
import { whoAmI } from './current-user';

/** Returns the user who is signed in, with the permissions of their roles. */
export async function readViewer(cli: Cli): Promise<Viewer> {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const [user, { rbacEnabled }] = await Promise.all([whoAmI(cli), client.getMaster({}, options)]);
  // answers 501 where role-based access is off
  const summary = rbacEnabled ? await getPermissionsSummary(client, {}, options) : null;
  return viewerOf({ user, rbacEnabled, summary });
}
