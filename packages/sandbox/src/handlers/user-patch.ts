import type { PatchUser } from '@trainyard/sdk/types';
import type { Database, UserRow } from '../database';
import { storedPassword } from '../password';
import { deleteSessionsOf } from '../session';
import { denied, invalidArgument, plainError } from './errors';
import type { Viewer } from './types';
import { allowSelf, checkDisplayNameIsFree, checkName, completeAgentUserGroup } from './user-rules';

type PatchInput = { user: UserRow; body: PatchUser; db: Database; viewer: Viewer };

/**
 * Changes what was sent, in the master's order; nothing changes when one part is refused.
 * Answers whether anything was sent. A new password ends all sessions of that user.
 * @throws MasterError 403, 400
 */
export async function patchUserRow(input: PatchInput): Promise<boolean> {
  const { user, body, db } = input;
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

function flagChanges({ body, viewer }: PatchInput): Partial<UserRow> {
  const { admin, active, remote } = body;
  if (!viewer.user.admin) {
    if (admin !== null) throw denied('only admin privileged users can update users');
    if (remote !== undefined) throw denied('only admin privileged users can update other users');
    if (active !== null) throw denied('only admin privileged users can update users');
  }
  return {
    ...(admin !== null && { admin }),
    ...(remote !== undefined && { remote }),
    ...(active !== null && { active }),
  };
}

function nameChanges({ user, body, db, viewer }: PatchInput): Partial<UserRow> {
  const change: Partial<UserRow> = {};
  const isAdmin = body.admin ?? user.admin;
  if (body.username !== undefined) {
    allowSelf(viewer, user, 'only admin privileged users can update other users');
    if (user.remote) throw invalidArgument('Cannot set username for remote users');
    change.username = checkName({ name: body.username, isAdmin, minimum: 2 });
    checkUsernameIsFree(db, user, change.username);
  }
  if (body.displayName !== undefined) {
    allowSelf(viewer, user, "only admin privileged users can set another user's display name");
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

async function passwordChange({ user, body, viewer }: PatchInput): Promise<Partial<UserRow>> {
  if (body.password === undefined) return {};
  allowSelf(viewer, user, "only admin privileged users can change other user's passwords");
  if (user.remote) throw invalidArgument('Cannot set password for remote users');
  return { passwordHash: await storedPassword(body.password, body.isHashed) };
}

function groupChange({ body, viewer }: PatchInput): Partial<UserRow> {
  if (body.agentUserGroup === null) return {};
  if (!viewer.user.admin) throw denied('only admin privileged users can update users');
  return { agentUserGroup: completeAgentUserGroup(body.agentUserGroup) };
}
