import { objectOf, textOf } from '../../config/json';
import { checkpointUuid } from '../../simulation/checkpoints/checkpoints';
import { type Prepare, send, setActive, setArchived, wait } from '../recorded/preparations';
import type { PreparedMaster } from '../recorded/prepared-master';
import { skipTo } from '../recorded/take-ids';

/** Trial and batch of the checkpoints in requests. */
const checkpoints: Readonly<Record<string, readonly [trial: number, batch: number]>> = {
  '7b26cac2-7e18-469f-8346-9cb19e341cbc': [2, 10],
  'be12f18f-220a-4052-95d6-284bc9faea6d': [23, 2],
  '9fadd04a-b77d-48d0-bf6f-14b9fe4f3232': [24, 2],
};

/** Maps recorded ids to existing ones. */
export function learnNames({ master, ids }: PreparedMaster) {
  const { seed } = master.masterState.simulation.engine;
  for (const [uuid, [trial, batch]] of Object.entries(checkpoints)) {
    ids.learn(uuid, checkpointUuid(seed, trial, batch));
  }
}

const token =
  (userId: number, id: number): Prepare =>
  async ({ master }) => {
    skipTo(master.masterState.db.sessions, id);
    const { body } = await master.admin('POST', '/tokens', { userId, lifespan: '24h' });
    return objectOf(body).token;
  };

const signedIn =
  (...userIds: number[]): Prepare =>
  async ({ master }) => {
    const { db, clock } = master.masterState;
    for (const id of userIds) db.users.find(id).lastSignInAt = clock.now();
  };

/** Changes between recorded requests of the 0.38.1 master that were not recorded. */
export const preparations038: Readonly<Record<string, Prepare>> = {
  'auth/013-login-inactive': setActive('carol', false),
  'auth/015-me-after-reactivation': setActive('carol', true),
  'experiments-active/010-activate-stopping': send('POST', '/experiments/4/cancel'),
  'experiments-active/012-get-stopping-killed': send('POST', '/experiments/5/kill'),
  'experiments-active/015-get-paused': send('POST', '/experiments/6/pause'),
  'experiments-active/017-activate-terminal': wait(60),
  'groups/001-create': signedIn(3, 4),
  'groups/020-put-remove-nonmember': send('PUT', '/groups/11', {
    name: 'team-a2',
    addUsers: [5],
    removeUsers: [4],
  }),
  'models/016-patch-rename': send('POST', '/models', { name: 'RESNET' }),
  'models/031-list-': async ({ master }) => {
    await master.as('alice')('POST', '/models', {
      name: 'alice-model',
      workspaceName: 'alice-space',
    });
  },
  'projects/002-create-in-archived-ws': setArchived(8, true),
  'projects/024-archive-in-archived-ws': setArchived(9, true),
  'projects/027-move-to-1': setArchived(9, false),
  'projects/043-list-name-VISION2': send('PATCH', '/projects/2', { name: 'vision2' }),
  'templates/008-patch': send('POST', '/templates/tpl-one', { config: {} }),
  'templates/011-put-existing': send('PUT', '/templates/tpl-put', { config: {} }),
  'templates/016-list-': send('POST', '/templates/tpl-ws', { config: {}, workspaceId: 2 }),
  'tokens/005-logout': async (prepared) => {
    const own = await token(4, 75)(prepared);
    prepared.master.remember('raw-header', textOf(own));
  },
  'tokens/009-patch-revoked': send('PATCH', '/tokens/76', { setRevoked: true }),
  'users/036-patch-remote': (prepared) => {
    skipTo(prepared.master.masterState.db.users, 8);
    return send('POST', '/users', { user: { username: 'idle', active: false } })(prepared);
  },
  'users/041-patch-password-hashed': signedIn(7),
};

export const preparationsOfRoles: Readonly<Record<string, Prepare>> = {
  'rbac-as-creator/014-ws-create': ({ master }) => master.masterState.db.workspaces.delete(4),
  'rbac-as-restricted/001-exp-get': send('PATCH', '/experiments/1', { notes: 'by editor' }),
  'rbac-as-wsadmin/001-exp-get': send('PATCH', '/experiments/1', { notes: 'by editor' }),
  'rbac-tokens/002-list': token(3, 27),
};
