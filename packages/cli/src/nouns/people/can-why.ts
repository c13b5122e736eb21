import {
  type Explanation,
  explainPermission,
  heldRolesOf,
  type PolicyName,
  type Scope,
} from '@trainyard/rbac';
import { items } from '@trainyard/sdk';
import { getGroups, getWorkspaces } from '@trainyard/sdk/calls';
import type { Cli } from '../../core/verb';
import { whoAmI } from './find';

type Explain = (policy: PolicyName, scope: Scope) => Explanation;

/** Reads the roles of the user who is signed in one by one, and explains what they permit. */
export async function readExplainer(cli: Cli): Promise<Explain> {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const [user, { rbacEnabled }] = await Promise.all([whoAmI(cli), client.getMaster({}, options)]);
  const names = new Map<number, string>();
  const groupNames = new Map<number, string>();
  if (rbacEnabled) {
    for await (const { id, name } of items(client, getWorkspaces, {}, options)) names.set(id, name);
    const mine = { body: { userId: user.id, limit: 100 } };
    for await (const { group } of items(client, getGroups, mine, options))
      groupNames.set(group.groupId, group.name);
  }
  // answers 501 where role-based access is off
  const { roles } = rbacEnabled
    ? await client.getRolesAssignedToUser({ userId: user.id }, options)
    : { roles: [] };
  const person = { user, roles: heldRolesOf(roles, groupNames) };
  const workspaceName = (id: number) => names.get(id) ?? `workspace ${id}`;
  return (policy, scope) =>
    explainPermission({ person, policy, scope, rbacEnabled, workspaceName });
}
