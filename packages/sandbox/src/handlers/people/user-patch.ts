import { deleteSessionsOf, storedPassword } from '../../auth/session';
import type { Database, UserRow } from '../../database/database';
import { allow } from '../allow';
import { invalidArgument, plainError } from '../errors';
import type { RequestBody, Viewer } from '../types';
import { checkDisplayNameIsFree, checkName, completeAgentUserGroup } from './user-rules';

type PatchInput = { user: UserRow; body: RequestBody<'patchUser'>; db: Database; viewer: Viewer };

/**
 * Changes the sent fields, in the master's order; changes nothing if one of them is refused.
 * Returns true if any was sent. A new password ends all sessions of that user.
 * @throws MasterError 403, 400
 */
export async function patchUserRow(input: PatchInput): Promise<boolean> {
  const { user, body, db } = input;
  allowParts(input);
  const change: Partial<UserRow> = {
    ...flagChanges(input),
    ...nameChanges(input),
    ...(await passwordChange(input)),
    ...groupChange(input),
  };
  Object.assign(user, change);
  if (body.password !== undefined) deleteSessionsOf(db, user.id);
  return Object.keys(change).length > 0;
}

const parts = [
  'admin',
  'remote',
  'active',
  'username',
  'displayName',
  'password',
  'agentUserGroup',
] as const;

function allowParts({ user, body, viewer }: PatchInput) {
  for (const part of parts) {
    const isSent = body[part] !== undefined && body[part] !== null;
    if (isSent) allow(viewer, 'patchUser', { ownerId: user.id, part });
  }
}

function flagChanges({ body }: PatchInput): Partial<UserRow> {
  const { admin, active, remote } = body;
  return {
    ...(admin !== null && { admin }),
    ...(remote !== undefined && { remote }),
    ...(active !== null && { active }),
  };
}

function nameChanges({ user, body, db }: PatchInput): Partial<UserRow> {
  const change: Partial<UserRow> = {};
  const isAdmin = body.admin ?? user.admin;
  if (body.username !== undefined) {
    if (user.remote) throw invalidArgument('Cannot set username for remote users');
    change.username = checkName({ name: body.username, isAdmin, minimum: 2 });
    checkUsernameIsFree(db, user, change.username);
  }
  if (body.displayName !== undefined) {
    change.displayName = checkName({ name: body.displayName, isAdmin, minimum: 0 });
    checkDisplayNameIsFree(db, user, change.displayName);
  }
  return change;
}

function checkUsernameIsFree(db: Database, user: UserRow, username: string) {
  if (db.users.all().some((each) => each.id !== user.id && each.username === username)) {
    throw plainError(
      'ERROR: duplicate key value violates unique constraint "users_username_key" (SQLSTATE 23505)',
    );
  }
}

async function passwordChange({ user, body }: PatchInput): Promise<Partial<UserRow>> {
  if (body.password === undefined) return {};
  if (user.remote) throw invalidArgument('Cannot set password for remote users');
  return { passwordHash: await storedPassword(body.password, body.isHashed) };
}

function groupChange({ body }: PatchInput): Partial<UserRow> {
  if (body.agentUserGroup === null) return {};
  return { agentUserGroup: completeAgentUserGroup(body.agentUserGroup) };
}
