import { can, roles } from '@trainyard/rbac';
import { accessOf, assignmentsOfUser, summarized } from '../auth/access';
import type { UserRow } from '../database/database';
import type { MasterState } from '../master-state';
import { nonApiJson } from './answers';
import type { NonApiRoute } from './route';

/** A user without a password, and a description of their permissions. */
type Person = {
  username: string;
  displayName: string;
  title: string;
  /** the scope of their permissions */
  where: string;
  /** the actions that their permissions allow */
  may: string;
};

const maxPeople = 10;

/** Lists the users that the sign-in page offers. A real master has no such path. */
export const peopleRoutes: NonApiRoute[] = [
  {
    method: 'GET',
    path: '/sandbox/people',
    isOpen: true,
    answer: ({ masterState }) => nonApiJson({ people: peopleOf(masterState) }),
  },
];

/** Active users without a password: researchers and owners first, administrators last. */
function peopleOf(masterState: MasterState): Person[] {
  const { users, workspaces } = masterState.db;
  const owned = (userId: number) => workspaces.where((each) => each.userId === userId).length;
  return users
    .where(({ active, passwordHash }) => active && passwordHash === '')
    .filter(({ username }) => username !== 'determined')
    .map((user) => {
      const person = personOf(masterState, user);
      const place = places.indexOf(person.title);
      return { person, id: user.id, place: place < 0 ? others : place, owned: owned(user.id) };
    })
    .sort((a, b) => a.place - b.place || b.owned - a.owned || a.id - b.id)
    .slice(0, maxPeople)
    .map(({ person }) => person);
}

const others = 1;
const places = ['Researcher', '', 'Administrator'];

const isAdmin = ({ db, rbacEnabled, release }: MasterState, user: UserRow): boolean =>
  can(accessOf({ db, user, rbacEnabled, release }), 'user.administrate');

function personOf(masterState: MasterState, user: UserRow): Person {
  const { username, displayName } = user;
  const namedPerson = { username, displayName: displayName || username };
  if (isAdmin(masterState, user)) {
    return {
      ...namedPerson,
      title: 'Administrator',
      where: 'Everything, on the whole cluster',
      may: "Users, groups, pools, the master's log",
    };
  }
  return {
    ...namedPerson,
    ...(masterState.rbacEnabled ? byRoles(masterState, user) : byOwnership(masterState, user)),
  };
}

type Words = Pick<Person, 'title' | 'where' | 'may'>;

// without roles everyone may start work everywhere
function byOwnership({ db }: MasterState, { id }: UserRow): Words {
  const owned = db.workspaces.where(({ userId }) => userId === id).map(({ name }) => name);
  return {
    title: 'Researcher',
    where: owned.length > 0 ? `Owns ${listOf(owned)}, works everywhere` : 'Works everywhere',
    may: 'Starts, forks and stops experiments; launches JupyterLab',
  };
}

const wordsOfRoles: Readonly<Record<string, [title: string, may: string]>> = {
  WorkspaceAdmin: ['Team lead', 'Runs experiments; also gives roles and deletes projects'],
  Editor: ['Researcher', 'Starts, forks and stops experiments; launches JupyterLab'],
  WorkspaceCreator: ['Organizer', 'Makes workspaces and leads them'],
  Viewer: ['Guest', 'Looks at everything there, changes nothing'],
  ModelRegistryViewer: ['Deployer', 'Looks at models and their versions'],
};

function byRoles({ db }: MasterState, { id }: UserRow): Words {
  const assignedRoles = summarized(assignmentsOfUser(db, id)).map((each) => ({
    ...each,
    name: roles.find(({ roleId }) => roleId === each.roleId)?.name ?? '',
  }));
  const places = assignedRoles.map(({ name, scopeCluster, scopeWorkspaceIds }) => {
    const names = scopeWorkspaceIds.map((workspaceId) => db.workspaces.find(workspaceId).name);
    return scopeCluster ? `${name} everywhere` : `${name} in ${listOf(names)}`;
  });
  const best = Object.keys(wordsOfRoles).find((role) =>
    assignedRoles.some(({ name }) => name === role),
  );
  const [title, may] = (best && wordsOfRoles[best]) || ['Newcomer', 'Sees what has no owner'];
  return { title, where: places.join(', ') || 'Holds no role', may };
}

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
