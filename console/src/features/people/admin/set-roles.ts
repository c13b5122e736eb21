import {
  assignRoles,
  type Caller,
  getRolesAssignedToGroup,
  getRolesAssignedToUser,
  removeAssignments,
} from '@trainyard/sdk/calls';
import { isNoChange, listChange, neededChange } from '@trainyard/sdk/model';
import { assignmentBody, type Holder } from '~/data/role-assignments';
import { roleIdsOfGroup, roleIdsOfUser } from './queries';

/** Reads the ids of the roles of a holder in a workspace; without one, on the whole cluster. */
const fetchHeld = async (
  client: Caller,
  { kind, id }: Holder,
  workspaceId?: number,
): Promise<number[]> =>
  kind === 'group'
    ? roleIdsOfGroup(await getRolesAssignedToGroup(client, { groupId: id }), workspaceId)
    : roleIdsOfUser(await getRolesAssignedToUser(client, { userId: id }), workspaceId);

type Change = { before: readonly number[]; after: readonly number[]; workspaceId?: number };

/**
 * Assigns the roles that are new and removes those that are gone, in a workspace or, without one, on the
 * whole cluster. What others assigned or removed meanwhile stays, and is not sent again, because the
 * master refuses a role that is assigned already (409) or is not assigned (404).
 */
export async function setRoles(client: Caller, holder: Holder, change: Change): Promise<void> {
  const { before, after, ...scope } = change;
  const changed = listChange(before, after);
  if (isNoChange(changed)) return;
  const { added, removed } = neededChange(
    await fetchHeld(client, holder, scope.workspaceId),
    changed,
  );
  if (added.length > 0)
    await assignRoles(client, { body: assignmentBody(holder, { roleIds: added, ...scope }) });
  if (removed.length > 0)
    await removeAssignments(client, {
      body: assignmentBody(holder, { roleIds: removed, ...scope }),
    });
}
