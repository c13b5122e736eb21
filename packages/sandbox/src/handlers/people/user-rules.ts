import type { AgentUserGroup, User } from '@trainyard/sdk/types';
import type { Database, UserRow } from '../../database/database';
import { zeroTime } from '../../lib/clock';
import { invalidArgument, notFound } from '../errors';

/** A user as on the wire; only the list contains the modified time. */
export const userAnswer = (user: UserRow, modifiedAt = zeroTime): User => ({
  id: user.id,
  username: user.username,
  admin: user.admin,
  active: user.active,
  agentUserGroup: user.agentUserGroup && { ...user.agentUserGroup },
  displayName: user.displayName,
  modifiedAt,
  remote: false,
});

// the master rejects its own product's name; the wire contains this one, so it is rejected here too
const reservedName = 'determined';

type NameInput = { name: string; isAdmin: boolean; minimum: number };

/** Rules of user names and display names. @throws MasterError 400 */
export function checkName({ name, isAdmin, minimum }: NameInput): string {
  const trimmed = name.trim();
  if (/[^\x20-\x7e]/.test(trimmed)) {
    throw invalidArgument('Display name and username cannot contain non-ASCII characters.');
  }
  if (trimmed.length < minimum) {
    throw invalidArgument('Display name or username value has minimum length.');
  }
  if (trimmed.toLowerCase() === 'admin' && !isAdmin) {
    throw invalidArgument("Non-admin user cannot be renamed 'admin'");
  }
  if (trimmed.toLowerCase() === reservedName) {
    throw invalidArgument(`User cannot be renamed '${reservedName}'`);
  }
  return trimmed;
}

/** @throws MasterError 404 `user not found`, without the id */
export function findUser(db: Database, userId: number): UserRow {
  const user = db.users.get(userId);
  if (!user) throw notFound('user');
  return user;
}

/** A group with all of its four parts. @throws MasterError 400 if some are missing */
export function completeAgentUserGroup(group: AgentUserGroup | null): AgentUserGroup | null {
  if (group === null) return null;
  const { agentUid, agentGid, agentUser, agentGroup } = group;
  if (agentUid === undefined || agentGid === undefined || !agentUser || !agentGroup) {
    throw invalidArgument('agentUid, agentGid, agentUser and agentGroup cannot be empty');
  }
  return { agentUid, agentGid, agentUser, agentGroup };
}

/** Checks that a display name is not similar to another user's name. @throws MasterError 400 */
export function checkDisplayNameIsFree(db: Database, user: UserRow, displayName: string) {
  const lowerName = displayName.toLowerCase();
  const isTaken = (other: UserRow) =>
    other.id !== user.id &&
    [other.displayName, other.username].some((name) => name.toLowerCase() === lowerName);
  if (displayName !== '' && db.users.all().some(isTaken)) {
    throw invalidArgument(
      `can not change display name to ${displayName} found a similar username or display name`,
    );
  }
}

/** Checks the fields of a new user in the master's order. @throws MasterError */
export function checkNewUser(
  user: User | null,
  password: string,
): { user: User; username: string; displayName: string } {
  if (user === null) throw invalidArgument('must specify user to create');
  if (user.remote && password !== '') {
    throw invalidArgument('cannot set password for remote user');
  }
  const isAdmin = user.admin;
  const username = checkName({ name: user.username, isAdmin, minimum: 2 });
  const displayName = checkName({ name: user.displayName, isAdmin, minimum: 0 });
  return { user, username, displayName };
}
