import { assign, assignToUser } from '../auth/access';
import type { Database } from '../database/database';
import { addModel } from '../database/model-rows';
import { addProject, addUser, addWorkspace } from '../database/start-state';
import { advance, type Engine, type EngineInput, schedule } from '../simulation/engine/engine';
import { startEngine } from '../simulation/engine/simulation';
import { submitExperiment } from '../simulation/engine/submit';
import { addCluster } from './demo-cluster';
import { acted } from './demo-history';
import { ideas } from './demo-ideas';
import { settingsOf } from './demo-settings';

const hour = 3_600_000;
const [clusterAdmin, workspaceAdmin, workspaceCreator, viewer, editor, registryViewer] = [
  1, 2, 3, 4, 5, 6,
];

/** One user for each way to have a role; `lab` is its scope, unless it applies everywhere. */
const people: Array<[username: string, roleId: number | undefined, where?: 'everywhere']> = [
  ['viewer', viewer],
  ['editor', editor],
  ['wsadmin', workspaceAdmin],
  ['creator', workspaceCreator, 'everywhere'],
  ['norole', undefined],
  ['mrv', registryViewer],
  ['clusteradmin', clusterAdmin, 'everywhere'],
  ['grouped', undefined],
  ['clusterviewer', viewer, 'everywhere'],
];

/**
 * Role-based access for demonstration: workspace `lab`, where each user below has the role of their
 * name, and workspace `vault`, which only users with permissions everywhere see. `grouped` has
 * Editor in lab through the group `team`; `reviewers` gives Viewer in lab to users with a higher
 * role; `norole` has none.
 */
export function startRbac({ db, seed, now, stopsTrials }: EngineInput): Engine {
  addCluster(db, { seed, now });
  const lab = addWorkspace(db, { name: 'lab', userId: 1 }).id;
  const vault = addWorkspace(db, { name: 'vault', userId: 1 }).id;
  const idOf = addRoleHolders(db, { lab, now: now - 24 * hour });
  const settled = { userId: 1, now: now - 24 * hour };
  const labProject = addProject(db, {
    ...settled,
    name: 'assays',
    description: 'Open to all of the lab',
    workspaceId: lab,
  }).id;
  const vaultProject = addProject(db, { ...settled, name: 'sealed', workspaceId: vault }).id;
  const engine = startEngine({ db, seed, now: now - 24 * hour, stopsTrials });
  const submit = submitter(engine);
  submit({ idea: 4, projectId: labProject, userId: idOf('editor'), activate: false });
  submit({ idea: 1, projectId: vaultProject, userId: 1, activate: false });
  submit({ idea: 5, projectId: labProject, userId: idOf('grouped') });
  submit({ idea: 8, projectId: vaultProject, userId: idOf('clusteradmin') });
  const live = submit({ idea: 2, projectId: labProject, userId: idOf('wsadmin'), activate: false });
  schedule(engine, now - hour / 4, acted, { experiment: live, action: 'activate' });
  addModel(db, { name: 'assay-classifier', workspaceId: lab, userId: idOf('editor'), now });
  addModel(db, { name: 'sealed-ranker', workspaceId: vault, userId: 1, now });
  advance(engine, now);
  return engine;
}

function addRoleHolders(db: Database, { lab, now }: { lab: number; now: number }) {
  const users = new Map<string, number>();
  for (const [username, roleId, where] of people) {
    const { id: userId } = addUser({ db, now, username });
    users.set(username, userId);
    const workspaceId = where === 'everywhere' ? null : lab;
    if (roleId !== undefined) assignToUser({ db, userId, roleId, workspaceId });
  }
  const idOf = (username: string) => users.get(username) ?? 1;
  const addGroup = (name: string, roleId: number, members: string[]) => {
    const groupId = db.groups.nextId();
    db.groups.insert({ id: groupId, name, personalOf: null, userIds: members.map(idOf) });
    assign(db, { groupId, roleId, workspaceId: lab });
  };
  addGroup('team', editor, ['grouped']);
  addGroup('reviewers', viewer, ['editor', 'grouped']);
  return idOf;
}

type Submission = {
  idea: number;
  projectId: number;
  userId: number;
  activate?: boolean;
};

const submitter =
  (engine: Engine) =>
  ({ idea: index, ...fields }: Submission) => {
    const idea = ideas[index];
    if (!idea) throw new Error(`There is no idea number ${index}.`);
    return submitExperiment(engine, {
      ...fields,
      name: idea.name,
      labels: idea.labels,
      description: idea.description,
      settings: settingsOf(idea, index),
      resourcePool: idea.pool,
    });
  };
