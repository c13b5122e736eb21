import { type Viewer, viewerOf } from '@trainyard/rbac';
import { getPermissionsSummary } from '@trainyard/sdk/calls';
import type { Cli } from '../../core/verb';
import { whoAmI } from './find';

/** Returns the signed-in user, with the permissions of their roles. */
export async function readViewer(cli: Cli): Promise<Viewer> {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const [user, { rbacEnabled, version }] = await Promise.all([
    whoAmI(cli),
    client.getMaster({}, options),
  ]);
  // answers 501 without role-based access
  const summary = rbacEnabled ? await getPermissionsSummary(client, {}, options) : null;
  return viewerOf({ user, rbacEnabled, summary, version });
}
