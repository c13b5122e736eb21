import type { ActionId, ActionState, EntityKind } from '@trainyard/rbac';
import { actionFor, type Subject, type Viewer } from '@trainyard/rbac';
import { objectOf, textOf } from '../../config/json';
import type { Answered, Call } from '../fixtures/test-master';
import type { ActionMaster } from './action-people';

/** An entity created for one attempt: the offered action, and its call. */
export type Attempt = {
  stateFor: (viewer: Viewer) => ActionState;
  run: (call: Call) => Promise<Answered>;
};
type Prepare = (master: ActionMaster) => Promise<Attempt>;
type ActionCalls = { [Kind in EntityKind]?: Partial<Record<ActionId<Kind>, Prepare>> };

/** The subject is the answer of the wire: the tables read a part of it. */
const tried = (subject: unknown, id: string, run: Attempt['run']): Attempt => ({
  stateFor: (viewer) => actionFor(subject as Subject, id as never, viewer),
  run,
});

type State = Parameters<ActionMaster['experiment']>[0];

const onExperiment =
  (
    id: string,
    state: State,
    run: (call: Call, id: unknown, master: ActionMaster) => Promise<Answered>,
  ) =>
  async (master: ActionMaster) => {
    const experiment = await master.experiment(state);
    return tried({ experiment }, id, (call) => run(call, experiment.id, master));
  };
const post = (verb: string) => (call: Call, id: unknown) =>
  call('POST', `/experiments/${id}/${verb}`, {});

const single = 'searcher: {name: single, metric: loss, max_length: {batches: 1}}';
const forking = (id: string) =>
  onExperiment(id, 'ended', (call, parentId, { shared }) =>
    call('POST', '/experiments', {
      config: `entrypoint: x\n${single}\nresources: {slots_per_trial: 0}`,
      parentId,
      projectId: shared,
      activate: true,
    }),
  );

const onTrial =
  (id: string, run: (call: Call, trialId: number) => Promise<Answered>) =>
  async (master: ActionMaster) => {
    const experiment = await master.experiment('running');
    const { trial } = master.trialOf(experiment.id);
    const subject = { trial: { state: 'STATE_RUNNING', experiment } };
    return tried(subject, id, (call) => run(call, trial.id));
  };

const onModel =
  (
    id: string,
    run: (call: Call, name: string, master: ActionMaster) => Promise<Answered>,
    isArchived = false,
  ) =>
  async (master: ActionMaster) => {
    const name = master.fresh('model');
    await master.owner('POST', '/models', { name, workspaceId: master.home });
    if (isArchived) await master.owner('POST', `/models/${name}/archive`);
    const model = objectOf(objectOf((await master.owner('GET', `/models/${name}`)).body).model);
    return tried({ model }, id, (call) => run(call, name, master));
  };

const onVersion =
  (id: string, run: (call: Call, path: string) => Promise<Answered>) =>
  async (master: ActionMaster) => {
    const name = master.fresh('model');
    await master.owner('POST', '/models', { name, workspaceId: master.home });
    const checkpointUuid = await master.checkpoint();
    const answer = await master.owner('POST', `/models/${name}/versions`, { checkpointUuid });
    const { model } = objectOf((await master.owner('GET', `/models/${name}`)).body);
    const modelVersion = { ...objectOf(objectOf(answer.body).modelVersion), model };
    return tried({ modelVersion }, id, (call) => run(call, `/models/${name}/versions/1`));
  };

const onProject =
  (
    id: string,
    run: (call: Call, projectId: unknown, master: ActionMaster) => Promise<Answered>,
    isArchived = false,
  ) =>
  async (master: ActionMaster) => {
    const row = await master.project();
    if (isArchived) await master.owner('POST', `/projects/${row.id}/archive`);
    const { body } = await master.owner('GET', `/projects/${row.id}`);
    const project = objectOf(objectOf(body).project);
    return tried({ project }, id, (call) => run(call, row.id, master));
  };

const onWorkspace =
  (id: string, run: (call: Call, workspaceId: number) => Promise<Answered>) =>
  async (master: ActionMaster) => {
    const workspaceId = master.home;
    const { body } = await master.owner('GET', `/workspaces/${workspaceId}`);
    const workspace = {
      ...objectOf(objectOf(body).workspace),
      numExperiments: 0,
      pinned: id === 'unpin',
    };
    return tried({ workspace }, id, (call) => run(call, workspaceId));
  };

const onTask =
  (id: string, run: (call: Call, taskId: string) => Promise<Answered>) =>
  async (master: ActionMaster) => {
    const config = { entrypoint: ['sleep', '9999'], resources: { slots: 0 } };
    const task = { workspaceId: master.home, config };
    const { body } = await master.owner('POST', '/notebooks', task);
    const notebook = objectOf(objectOf(body).notebook);
    const subject = { task: { kind: 'notebook', ...notebook, state: 'STATE_RUNNING' } };
    return tried(subject, id, (call) => run(call, textOf(notebook.id)));
  };

const onAgent =
  (kind: 'agent' | 'slot', id: string, path: string, drain?: boolean) =>
  async (master: ActionMaster) => {
    const at = kind === 'agent' ? '/agents/agent-02' : '/agents/agent-02/slots/0';
    await master.admin('POST', `${at}/${id === 'enable' ? 'disable' : 'enable'}`, {});
    const subject = { [kind]: { enabled: id !== 'enable', draining: false } };
    return tried(subject, id, (call) =>
      call('POST', `${at}/${path}`, drain === undefined ? {} : { drain }),
    );
  };

const onUser =
  (id: string, change: object, isActive = true) =>
  async (master: ActionMaster) => {
    const userId = await master.addUser(master.fresh('user'));
    const subject = { user: { id: userId, active: isActive, remote: false } };
    return tried(subject, id, (call) => call('PATCH', `/users/${userId}`, change));
  };

const onGroup =
  (id: string, run: (call: Call, groupId: number) => Promise<Answered>) =>
  async (master: ActionMaster) => {
    const { body } = await master.admin('POST', '/groups', { name: master.fresh('group') });
    const groupId = Number(objectOf(objectOf(body).group).groupId);
    return tried({ group: { groupId } }, id, (call) => run(call, groupId));
  };

const onRole = (id: string, path: string) => async (master: ActionMaster) => {
  const userId = await master.addUser(master.fresh('user'));
  if (id === 'remove') await master.grant(userId, 4, master.home);
  const roleAssignment = { role: { roleId: 4 }, scopeWorkspaceId: master.home };
  const body = { userRoleAssignments: [{ userId, roleAssignment }] };
  const role = { workspaceId: master.home, workspaceOwnerId: master.ownerId };
  return tried({ role }, id, (call) => call('POST', `/roles/${path}`, body));
};

const onWebhook =
  (id: string, run: (call: Call, webhookId: unknown) => Promise<Answered>) =>
  async (master: ActionMaster) => {
    const { body } = await master.admin('POST', '/webhooks', {
      url: 'http://127.0.0.1:9/x',
      webhookType: 'WEBHOOK_TYPE_DEFAULT',
      triggers: [
        { triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE', condition: { state: 'ERROR' } },
      ],
    });
    const webhook = objectOf(objectOf(body).webhook);
    return tried({ webhook }, id, (call) => run(call, webhook.id));
  };

const onTemplate =
  (id: string, run: (call: Call, path: string) => Promise<Answered>) =>
  async (master: ActionMaster) => {
    const name = master.fresh('template');
    const template = { name, config: {}, workspaceId: master.home };
    await master.owner('POST', `/templates/${name}`, template);
    return tried({ template: { workspaceId: master.home } }, id, (call) =>
      run(call, `/templates/${name}`),
    );
  };

const asMembers = (call: Call, id: number) => call('PUT', `/groups/${id}`, { addUsers: [1] });

/** The call of each action. Actions without a call are left out. */
export const actionCalls: ActionCalls = {
  experiment: {
    activate: onExperiment('activate', 'paused', post('activate')),
    pause: onExperiment('pause', 'running', post('pause')),
    cancel: onExperiment('cancel', 'running', post('cancel')),
    kill: onExperiment('kill', 'running', post('kill')),
    archive: onExperiment('archive', 'ended', post('archive')),
    unarchive: onExperiment('unarchive', 'archived', post('unarchive')),
    delete: onExperiment('delete', 'ended', (call, id) => call('DELETE', `/experiments/${id}`)),
    edit: onExperiment('edit', 'paused', (call, id) =>
      call('PATCH', `/experiments/${id}`, { id, description: 'new' }),
    ),
    move: onExperiment('move', 'paused', (call, id, { target }) =>
      call('POST', `/experiments/${id}/move`, {
        experimentId: id,
        destinationProjectId: target,
      }),
    ),
    fork: forking('fork'),
    continueTrial: forking('continueTrial'),
    hyperparameterSearch: forking('hyperparameterSearch'),
    openTensorBoard: onExperiment('openTensorBoard', 'ended', (call, id, { home }) =>
      call('POST', '/tensorboards', { experimentIds: [id], workspaceId: home, config: {} }),
    ),
    downloadCode: onExperiment('downloadCode', 'ended', (call, id) =>
      call('GET', `/experiments/${id}/model_def`),
    ),
    viewLogs: onExperiment('viewLogs', 'running', (call, id) =>
      call('GET', `/experiments/${id}/trials`),
    ),
  },
  trial: {
    kill: onTrial('kill', (call, id) => call('POST', `/trials/${id}/kill`)),
    viewLogs: onTrial('viewLogs', (call, id) => call('GET', `/trials/${id}/logs/fields`)),
    compare: onTrial('compare', (call, id) =>
      call('GET', `/trials/time-series?trialIds=${id}&metricNames=loss&endBatches=0`),
    ),
  },
  checkpoint: {
    download: async (master) => {
      const uuid = await master.checkpoint();
      const subject = { checkpoint: { state: 'STATE_COMPLETED', workspaceId: master.home } };
      return tried(subject, 'download', (call) => call('GET', `/checkpoints/${uuid}`));
    },
    delete: async (master) => {
      const uuid = await master.checkpoint();
      const subject = { checkpoint: { state: 'STATE_COMPLETED', workspaceId: master.home } };
      return tried(subject, 'delete', (call) =>
        call('DELETE', '/checkpoints', { checkpointUuids: [uuid] }),
      );
    },
  },
  model: {
    edit: onModel('edit', (call, name) => call('PATCH', `/models/${name}`, { description: 'x' })),
    archive: onModel('archive', (call, name) => call('POST', `/models/${name}/archive`)),
    unarchive: onModel(
      'unarchive',
      (call, name) => call('POST', `/models/${name}/unarchive`),
      true,
    ),
    move: onModel('move', (call, name, { other }) =>
      call('POST', `/models/${name}/move`, { destinationWorkspaceId: other }),
    ),
    delete: onModel('delete', (call, name) => call('DELETE', `/models/${name}`)),
  },
  modelVersion: {
    edit: onVersion('edit', (call, path) => call('PATCH', path, { comment: 'x' })),
    download: onVersion('download', (call, path) => call('GET', path)),
    deregister: onVersion('deregister', (call, path) => call('DELETE', path)),
  },
  project: {
    edit: onProject('edit', (call, id) => call('PATCH', `/projects/${id}`, { description: 'x' })),
    move: onProject('move', (call, id, { other }) =>
      call('POST', `/projects/${id}/move`, { projectId: id, destinationWorkspaceId: other }),
    ),
    archive: onProject('archive', (call, id) => call('POST', `/projects/${id}/archive`)),
    unarchive: onProject(
      'unarchive',
      (call, id) => call('POST', `/projects/${id}/unarchive`),
      true,
    ),
    delete: onProject('delete', (call, id) => call('DELETE', `/projects/${id}`)),
    editNotes: onProject('editNotes', (call, id) =>
      call('PUT', `/projects/${id}/notes`, { notes: [{ name: 'a', contents: 'b' }] }),
    ),
    createExperiment: onProject('createExperiment', (call, projectId) =>
      call('POST', '/experiments', { config: `entrypoint: x\n${single}`, projectId }),
    ),
  },
  workspace: {
    edit: async (master) => {
      const { body } = await master.owner('GET', `/workspaces/${master.home}`);
      const { workspace } = objectOf(body);
      return tried({ workspace }, 'edit', (call) =>
        call('PATCH', `/workspaces/${master.home}`, { name: master.fresh('renamed') }),
      );
    },
    pin: onWorkspace('pin', (call, id) => call('GET', `/workspaces/${id}`)),
    archive: onWorkspace('archive', (call, id) => call('POST', `/workspaces/${id}/archive`)),
    setAgentUserGroup: onWorkspace('setAgentUserGroup', (call, id) =>
      call('PATCH', `/workspaces/${id}`, {
        agentUserGroup: { agentUid: 1, agentGid: 1, agentUser: 'a', agentGroup: 'b' },
      }),
    ),
    setCheckpointStorage: onWorkspace('setCheckpointStorage', (call, id) =>
      call('PATCH', `/workspaces/${id}`, {
        checkpointStorageConfig: { type: 'shared_fs', host_path: '/a' },
      }),
    ),
    createProject: onWorkspace('createProject', (call, id) =>
      call('POST', `/workspaces/${id}/projects`, { name: `p-${crypto.randomUUID()}` }),
    ),
    createModel: onWorkspace('createModel', (call, workspaceId) =>
      call('POST', '/models', { name: `m-${crypto.randomUUID()}`, workspaceId }),
    ),
    launchTask: onWorkspace('launchTask', (call, workspaceId) =>
      call('POST', '/commands', {
        workspaceId,
        config: { entrypoint: ['true'], resources: { slots: 0 } },
      }),
    ),
  },
  task: {
    kill: onTask('kill', (call, id) => call('POST', `/notebooks/${id}/kill`)),
    setPriority: onTask('setPriority', (call, id) =>
      call('POST', `/notebooks/${id}/set_priority`, { priority: 50 }),
    ),
  },
  agent: {
    enable: onAgent('agent', 'enable', 'enable'),
    drain: onAgent('agent', 'drain', 'disable', true),
    disable: onAgent('agent', 'disable', 'disable', false),
  },
  slot: {
    enable: onAgent('slot', 'enable', 'enable'),
    disable: onAgent('slot', 'disable', 'disable', false),
  },
  user: {
    edit: onUser('edit', { admin: false }),
    changeDisplayName: onUser('changeDisplayName', { displayName: 'x' }),
    activate: onUser('activate', { active: true }, false),
    deactivate: onUser('deactivate', { active: false }),
  },
  group: {
    edit: onGroup('edit', (call, id) => call('PUT', `/groups/${id}`, { name: `g-${id}` })),
    addMembers: onGroup('addMembers', asMembers),
    delete: onGroup('delete', (call, id) => call('DELETE', `/groups/${id}`)),
  },
  role: {
    assign: onRole('assign', 'add-assignments'),
    remove: onRole('remove', 'remove-assignments'),
  },
  webhook: { delete: onWebhook('delete', (call, id) => call('DELETE', `/webhooks/${id}`)) },
  template: {
    view: onTemplate('view', (call, path) => call('GET', path)),
    edit: onTemplate('edit', (call, path) => call('PATCH', path, { description: 'x' })),
    delete: onTemplate('delete', (call, path) => call('DELETE', path)),
  },
  resourcePool: {
    manageBindings: async ({ home }) =>
      tried({ resourcePool: { name: 'extra' } }, 'manageBindings', (call) =>
        call('PUT', '/resource-pools/extra/workspace-bindings', { workspaceIds: [home] }),
      ),
  },
};
