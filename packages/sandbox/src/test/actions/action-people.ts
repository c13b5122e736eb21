import { type Viewer, viewerOf } from '@trainyard/rbac';
import { listOf, objectOf, textOf } from '../../config/json';
import { taskIdOf } from '../../simulation/rows';
import { addTestAgents } from '../fixtures/test-agents';
import { type Answered, type Call, createTestMaster } from '../fixtures/test-master';

/** A caller: with its session, and as a viewer for the action tables. */
export type Person = { call: Call; viewer: Viewer };

const withRoles = ['ClusterAdmin', 'WorkspaceAdmin', 'Editor', 'Viewer', 'ModelRegistryViewer'];

const config = `entrypoint: python3 train.py
hyperparameters: {}
searcher: {name: single, metric: loss, max_length: {batches: 100000}}
resources: {slots_per_trial: 0}
min_checkpoint_period: {batches: 100}`;

/**
 * A master on which `owner` creates entities and every kind of user of the matrix tries the
 * actions.
 */
export async function createActionMaster(mode: 'basic' | 'rbac') {
  const isRbac = mode === 'rbac';
  const master = await createTestMaster('empty', { rbac: isRbac });
  const { admin, masterState, clock, signIn } = master;
  addTestAgents(masterState.db, { agents: 2, slots: 8, pool: 'default' });
  const [pool] = masterState.db.pools.all();
  if (!pool) throw new Error('no pool');
  const { configuration } = pool;
  const extra = { ...configuration, name: 'extra' };
  const notDefault = { defaultComputePool: false, defaultAuxPool: false };
  const added = { ...pool, id: 'extra', configuration: { ...extra, ...notDefault } };
  masterState.db.pools.insert({ ...added, workspaceIds: [] });
  const idOf = (answer: Answered, name: string) => Number(objectOf(objectOf(answer.body)[name]).id);
  const addUser = async (username: string) =>
    idOf(await admin('POST', '/users', { user: { username, active: true } }), 'user');
  const ownerId = await addUser('owner');
  const counter = { count: 0 };
  const fresh = (what: string) => `${what}-${++counter.count}`;
  const grant = async (userId: number, roleId: number, scopeWorkspaceId?: number) => {
    const scope = scopeWorkspaceId === undefined ? { scopeCluster: true } : { scopeWorkspaceId };
    const roleAssignment = { role: { roleId }, ...scope };
    await admin('POST', '/roles/add-assignments', {
      userRoleAssignments: [{ userId, roleAssignment }],
    });
  };
  if (isRbac) await grant(ownerId, 1);
  const owner = await signIn('owner');
  const addWorkspace = async () =>
    idOf(await owner('POST', '/workspaces', { name: fresh('w') }), 'workspace');
  const home = await addWorkspace();
  const other = await addWorkspace();
  const elsewhere = await addWorkspace();

  /** Opens the shared workspace again, which one of the actions archives. */
  const reopen = () => owner('POST', `/workspaces/${home}/unarchive`);

  const pass = (ms = 30_000) => {
    clock.advance(ms);
    masterState.simulation.advance(clock.now());
  };

  const personOf = async (username: string): Promise<Person> => {
    const call = await signIn(username);
    const me = objectOf(objectOf((await call('GET', '/me')).body).user);
    const answer = isRbac ? await call('GET', '/permissions/summary') : undefined;
    // the wire's summary has the fields that the tables read
    const summary = (answer?.body ?? null) as Parameters<typeof viewerOf>[0]['summary'];
    const user = { id: Number(me.id), admin: me.admin === true };
    return { call, viewer: viewerOf({ user, rbacEnabled: isRbac, summary: summary ?? null }) };
  };

  const people: Record<string, Person> = {};
  if (isRbac) {
    for (const [index, name] of withRoles.entries()) {
      const userId = await addUser(name.toLowerCase());
      const roleId = [1, 2, 5, 4, 6][index] ?? 0;
      if (name === 'ClusterAdmin') await grant(userId, roleId);
      else for (const workspaceId of [home, other]) await grant(userId, roleId, workspaceId);
      people[name] = await personOf(name.toLowerCase());
    }
    await grant(await addUser('stranger'), 5, elsewhere);
    people['Editor elsewhere'] = await personOf('stranger');
    await addUser('nobody');
    people['no role'] = await personOf('nobody');
  } else {
    people.admin = await personOf('admin');
    people.owner = await personOf('owner');
    await addUser('other');
    people.other = await personOf('other');
  }

  const project = async (workspaceId = home) => {
    const answer = await owner('POST', `/workspaces/${workspaceId}/projects`, { name: fresh('p') });
    return objectOf(objectOf(answer.body).project);
  };
  const shared = Number((await project()).id);
  const target = Number((await project()).id);

  const experiment = async (state: 'archived' | 'ended' | 'paused' | 'running') => {
    const body = { config, projectId: shared, activate: state !== 'paused' };
    const id = idOf(await owner('POST', '/experiments', body), 'experiment');
    pass();
    if (state === 'ended' || state === 'archived') {
      await owner('POST', `/experiments/${id}/kill`);
      pass();
    }
    if (state === 'archived') await owner('POST', `/experiments/${id}/archive`);
    const answer = objectOf((await owner('GET', `/experiments/${id}`)).body);
    return objectOf(answer.experiment);
  };
  const trialOf = (experimentId: unknown) => {
    const row = masterState.db.experiments.find(Number(experimentId));
    const trial = masterState.db.trials.find(row.trialIds[0] ?? 0);
    return { trial, taskId: taskIdOf(trial) };
  };
  const checkpoint = async () => {
    const { id } = await experiment('running');
    pass(120_000);
    const { trial } = trialOf(id);
    const answer = objectOf((await owner('GET', `/trials/${trial.id}/checkpoints`)).body);
    return textOf(objectOf(listOf(answer.checkpoints)[0]).uuid);
  };

  return {
    ...master,
    owner,
    ownerId,
    home,
    other,
    target,
    shared,
    people,
    reopen,
    pass,
    fresh,
    addUser,
    grant,
    project,
    experiment,
    trialOf,
    checkpoint,
    idOf,
  };
}

export type ActionMaster = Awaited<ReturnType<typeof createActionMaster>>;
