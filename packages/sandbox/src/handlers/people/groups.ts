import type { GroupDetails } from '@trainyard/sdk/types';
import type { Database, GroupRow } from '../../database/database';
import { personalGroupSuffix } from '../../database/start-state';
import { timestamp } from '../../lib/clock';
import { pageOfBody } from '../../lists/paging';
import { allow, isInListOf } from '../allow';
import { alreadyExists, invalidArgument, MasterError } from '../errors';
import type { Handlers } from '../types';
import { userAnswer } from './user-rules';

const maxLimit = 500;

export const groupHandlers = {
  getGroups: ({ body, db, viewer }) => {
    const { userId = 0, name = '', limit } = body;
    if (limit < 1 || limit > maxLimit) {
      throw invalidArgument('Bad request: limit is required and must be <= 500');
    }
    const matchingGroups = db.groups.where(
      (group) =>
        group.personalOf === null &&
        (name === '' || group.name === name) &&
        (userId === 0 || group.userIds.includes(userId)) &&
        isInListOf(viewer, 'getGroups', { ownerId: group.userIds }),
    );
    const { rows, pagination } = pageOfBody(matchingGroups, body);
    return {
      groups: rows.map(({ id, name: groupName, userIds }) => ({
        group: { groupId: id, name: groupName },
        numMembers: userIds.length,
      })),
      pagination,
    };
  },

  getGroup: ({ path, db, viewer }) => {
    const group = findGroup(db, path.groupId);
    const missing = missingGroup(`Error getting group ${group.id}`);
    allow(viewer, 'getGroup', { ownerId: group.userIds, missing });
    return { group: groupDetails(db, group) };
  },

  createGroup: ({ body, db, viewer }) => {
    allow(viewer, 'createGroup');
    const { name, addUsers = [] } = body;
    checkGroupName(name);
    // an id is used up even if creating the group fails
    const id = db.groups.nextId();
    checkNameIsFree({ db, name, doing: `creating group ${name}` });
    const userIds = withUsers({ db, id, userIds: [] }, addUsers);
    return { group: groupDetails(db, db.groups.insert({ id, name, personalOf: null, userIds })) };
  },

  // all changes of a call are applied, or none
  updateGroup: ({ path, body, db, viewer }) => {
    allow(viewer, 'updateGroup');
    const group = findGroup(db, path.groupId);
    const { name = '', addUsers = [], removeUsers = [] } = body;
    checkGroupName(name);
    const isRenamed = name !== '' && name !== group.name;
    if (isRenamed) checkNameIsFree({ db, name, doing: `updating group ${group.id} name` });
    const added = withUsers({ db, id: group.id, userIds: group.userIds }, addUsers);
    group.userIds = withoutUsers(added, removeUsers, group.id);
    if (isRenamed) group.name = name;
    return { group: groupDetails(db, group) };
  },

  deleteGroup: ({ path, db, viewer }) => {
    allow(viewer, 'deleteGroup');
    const group = db.groups.get(path.groupId);
    if (!group || group.personalOf !== null) {
      throw missingGroup(`Error deleting group ${path.groupId}`);
    }
    db.groups.delete(group.id);
    for (const each of db.assignments.where(({ groupId }) => groupId === group.id)) {
      db.assignments.delete(each.id);
    }
    return {};
  },
} satisfies Partial<Handlers>;

/**
 * Finds a group that a user created.
 * @throws MasterError 404, with another text for personal groups
 */
export function findGroup(db: Database, id: number): GroupRow {
  const group = db.groups.get(id);
  if (!group) throw missingGroup(`Error getting group ${id}`);
  if (group.personalOf !== null) throw missingGroup('cannot get a personal group');
  return group;
}

export const missingGroup = (doing: string) => new MasterError('NotFound', `${doing}: not found`);

/** A group with its members, by id. */
export const groupDetails = (db: Database, { id, name, userIds }: GroupRow): GroupDetails => ({
  groupId: id,
  name,
  users: [...userIds]
    .sort((a, b) => a - b)
    .flatMap((userId) => db.users.get(userId) ?? [])
    .map((user) => userAnswer(user, timestamp(user.modifiedAt))),
});

function checkGroupName(name: string) {
  if (name.includes(personalGroupSuffix)) {
    throw invalidArgument(`group name cannot contain '${personalGroupSuffix}'`);
  }
}

type NameInput = { db: Database; name: string; doing: string };

function checkNameIsFree({ db, name, doing }: NameInput) {
  if (db.groups.all().some((group) => group.name === name)) {
    throw alreadyExists(`Error ${doing}: row already exists`);
  }
}

type MembersInput = { db: Database; id: number; userIds: number[] };

function withUsers({ db, id, userIds }: MembersInput, added: number[]): number[] {
  const count = `${added.length} user(s) to group ${id}`;
  if (added.some((userId) => !db.users.get(userId))) {
    throw missingGroup(`Error adding ${count} because one or more of them were not found`);
  }
  const all = [...userIds, ...added];
  if (new Set(all).size < all.length) {
    throw alreadyExists(`Error when adding ${count}: row already exists`);
  }
  return all;
}

// removing some of the members suffices
function withoutUsers(userIds: number[], removed: number[], id: number): number[] {
  const keptIds = userIds.filter((userId) => !removed.includes(userId));
  if (removed.length > 0 && keptIds.length === userIds.length) {
    const count = `${removed.length} user(s) from group ${id}`;
    throw missingGroup(`Error removing ${count} because none were members of the group`);
  }
  return keptIds;
}
