import { explainRefusal, whoCanGrant } from '@trainyard/rbac';
import { isBefore038 } from '@trainyard/sdk';
import {
  type Caller,
  getGroupsAndUsersAssignedToWorkspace,
  getUsers,
  getWorkspaces,
} from '@trainyard/sdk/calls';
import { choiceText } from '@trainyard/ui/lib/format';
import { masterVersion } from '~/app/abilities';
import { administratorsOf } from '~/lib/administrators';
import { namedViewers } from '~/lib/named-viewers';

/**
 * Words a master's refusal that names permissions, and with a caller also the users who can grant
 * them. Returns any other message as it is.
 */
export async function refusalText(message: string, caller?: Caller): Promise<string> {
  const need = explainRefusal(message, masterVersion.get());
  if (need === undefined) return message;
  return caller ? `${need} ${await grantorsText(caller)}` : need;
}

async function grantorsText(caller: Caller): Promise<string> {
  const names = await grantors(caller).catch(() => []);
  return `${choiceText(names) || 'An administrator of the cluster'} can grant it.`;
}

async function grantors(caller: Caller): Promise<string[]> {
  const { workspaces } = await getWorkspaces(caller, { limit: 1 });
  // the answer for any workspace includes the global roles
  const workspaceId = workspaces[0]?.id;
  const assigned =
    workspaceId && (await getGroupsAndUsersAssignedToWorkspace(caller, { workspaceId }));
  const release = isBefore038(masterVersion.get()) ? '0.23' : '0.38';
  const people = assigned ? namedViewers(assigned, release) : [];
  const names = whoCanGrant(people, { policy: 'role.assign' });
  return names.length > 0 ? names : administratorsOf((await getUsers(caller)).users);
}
