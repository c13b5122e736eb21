import type { PopulatedMaster } from './populated-master';
import { by, type WriteCase, type WriteCases } from './write-case';

const withRoles = ({ masterState }: PopulatedMaster) => {
  masterState.rbacEnabled = true;
};

const roleAssignment = ({ otherWorkspaceId }: PopulatedMaster) => ({
  role: { roleId: 5 },
  scopeWorkspaceId: otherWorkspaceId,
});
const toUser = (master: PopulatedMaster, userId: number) => ({
  body: { userRoleAssignments: [{ userId, roleAssignment: roleAssignment(master) }] },
});
const toGroup = (master: PopulatedMaster) => ({
  body: {
    groupRoleAssignments: [{ groupId: master.groupId, roleAssignment: roleAssignment(master) }],
  },
});

type Assignment = (master: PopulatedMaster) => { body: object };

const toOther: Assignment = (master) => toUser(master, master.userId);
const toSelf: Assignment = (master) => toUser(master, 1);

/** Another user, the caller, and a group with the caller. */
const assignments = [toOther, toSelf, toGroup];

/** Gives a role; time passes, which shows that the user was changed again. */
const assigned = (args: Assignment) => async (master: PopulatedMaster) => {
  withRoles(master);
  await master.perform('assignRoles', args(master));
  master.clock.advance(1000);
};

/** Gives a role to a group with the caller. */
export const inRoles = assigned(toGroup);

/** The user whose permissions change reads: any answer may be another one. */
const readByOther = (writeCase: WriteCase): WriteCase => ({
  ...writeCase,
  reader: ({ db, userId }) => db.users.find(userId).username,
});

/** A group with a role, and with the other user in it. */
const asMember = async (master: PopulatedMaster) => {
  await inRoles(master);
  const { groupId, userId } = master;
  await master.perform('updateGroup', { groupId, body: { groupId, addUsers: [userId] } });
};

export const peopleCases: WriteCases = {
  login: [
    by(
      () => ({ body: { username: 'admin', password: '' } }),
      ({ clock }) => clock.advance(1000),
    ),
  ],
  patchUser: [
    by(({ userId }) => ({ userId, body: { displayName: 'Marta', username: 'marta2' } })),
    by(({ userId }) => ({ userId, body: { active: false, admin: true } })),
    by(() => ({ userId: 1, body: { displayName: 'Administrator', username: 'root' } })),
    by(({ userId }) => ({ userId, body: { username: 'marta2' } }), assigned(toOther)),
    readByOther(by(({ userId }) => ({ userId, body: { admin: true } }))),
  ],
  assignRoles: [
    ...assignments.map((args) => by(args, withRoles)),
    readByOther(by(toOther, withRoles)),
  ],
  removeAssignments: [
    ...assignments.map((args) => by(args, assigned(args))),
    readByOther(by(toOther, assigned(toOther))),
  ],
  updateGroup: [
    by(({ groupId }) => ({ groupId, body: { groupId, name: 'squad' } })),
    by(({ groupId, userId }) => ({ groupId, body: { groupId, addUsers: [userId] } })),
    by(({ groupId }) => ({ groupId, body: { groupId, name: 'squad', removeUsers: [1] } }), inRoles),
    ...['addUsers', 'removeUsers'].map((change) =>
      readByOther(
        by(
          ({ groupId, userId }) => ({ groupId, body: { groupId, [change]: [userId] } }),
          change === 'addUsers' ? inRoles : asMember,
        ),
      ),
    ),
  ],
  deleteGroup: [
    by(({ groupId }) => ({ groupId })),
    by(({ groupId }) => ({ groupId }), inRoles),
    readByOther(by(({ groupId }) => ({ groupId }), asMember)),
  ],
};
