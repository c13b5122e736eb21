import type { User } from '@trainyard/sdk/types';
import type { UserRow } from '../../database/database';
import { zeroTime } from '../../lib/time';

/** A user as the wire shows it; only the list fills in when it was last modified. */
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
