import type { Subject, TaskKind } from '@trainyard/rbac';
import {
  type Caller,
  type CallOptions,
  getAgent,
  getCheckpoint,
  getCommand,
  getExperiment,
  getModel,
  getNotebook,
  getProject,
  getShell,
  getTemplate,
  getTensorboard,
  getTrial,
  getUserByUsername,
  getWorkspace,
} from '@trainyard/sdk/calls';
import { readId } from '../../core/each';
import { Failure } from '../../core/failure';

type Asking = { client: Caller; id: string; options: CallOptions };
type Read = (asking: Asking) => Promise<Subject>;

const task =
  (kind: TaskKind, read: (asking: Asking) => Promise<TaskFacts | null | undefined>): Read =>
  async (asking) => {
    const { state, userId, workspaceId, serviceAddress } = there(kind, asking, await read(asking));
    const address = serviceAddress === undefined ? {} : { serviceAddress };
    return { task: { kind, state, userId, workspaceId, ...address } };
  };

type TaskFacts = Pick<
  Extract<Subject, { task: unknown }>['task'],
  'serviceAddress' | 'state' | 'userId' | 'workspaceId'
>;

/** How to read the thing that a noun and an id of a command line name. */
export const subjectReaders: Record<string, Read> = {
  experiment: async (asking) => ({
    experiment: await experimentOf(asking, readId(asking.id, 'experiment')),
  }),
  trial: async (asking) => {
    const { client, id, options } = asking;
    const answer = await getTrial(client, { trialId: readId(id, 'trial') }, options);
    const trial = there('trial', asking, answer.trial);
    return { trial: { ...trial, experiment: await experimentOf(asking, trial.experimentId) } };
  },
  checkpoint: async (asking) => {
    const { client, id, options } = asking;
    const answer = await getCheckpoint(client, { checkpointUuid: id }, options);
    const checkpoint = there('checkpoint', asking, answer.checkpoint);
    const experimentId = there('training of checkpoint', asking, checkpoint.training.experimentId);
    const { workspaceId, userId } = await experimentOf(asking, experimentId);
    return { checkpoint: { state: checkpoint.state, workspaceId, userId } };
  },
  model: async (asking) => {
    const { client, id, options } = asking;
    const { model } = await getModel(client, { modelName: id }, options);
    return { model: there('model', asking, model) };
  },
  project: async (asking) => {
    const { client, id, options } = asking;
    const answer = await getProject(client, { id: readId(id, 'project') }, options);
    const project = there('project', asking, answer.project);
    const { workspace } = await getWorkspace(client, { id: project.workspaceId }, options);
    return { project: { ...project, workspace: workspace ?? undefined } };
  },
  workspace: async (asking) => {
    const { client, id, options } = asking;
    const { workspace } = await getWorkspace(client, { id: readId(id, 'workspace') }, options);
    return { workspace: there('workspace', asking, workspace) };
  },
  command: task('command', async ({ client, id, options }) => {
    const { command } = await getCommand(client, { commandId: id }, options);
    return command;
  }),
  notebook: task('notebook', async ({ client, id, options }) => {
    const { notebook } = await getNotebook(client, { notebookId: id }, options);
    return notebook;
  }),
  shell: task('shell', async ({ client, id, options }) => {
    const { shell } = await getShell(client, { shellId: id }, options);
    return shell;
  }),
  tensorboard: task('tensorboard', async ({ client, id, options }) => {
    const { tensorboard } = await getTensorboard(client, { tensorboardId: id }, options);
    return tensorboard;
  }),
  user: async (asking) => {
    const { client, id, options } = asking;
    const { user } = await getUserByUsername(client, { username: id }, options);
    return { user: there('user', asking, user) };
  },
  'user-group': async ({ id }) => ({ group: { groupId: readId(id, 'user-group') } }),
  webhook: async ({ id }) => ({ webhook: { id: readId(id, 'webhook') } }),
  template: async (asking) => {
    const { client, id, options } = asking;
    const { template } = await getTemplate(client, { templateName: id }, options);
    return { template: there('template', asking, template) };
  },
  agent: async (asking) => {
    const { client, id, options } = asking;
    const { agent } = await getAgent(client, { agentId: id }, options);
    return { agent: there('agent', asking, agent) };
  },
  'resource-pool': async ({ id }) => ({ resourcePool: { name: id } }),
};

async function experimentOf({ client, options }: Asking, experimentId: number) {
  const { experiment } = await getExperiment(client, { experimentId }, options);
  return experiment;
}

const there = <Thing>(what: string, { id }: Asking, thing: Thing | null | undefined): Thing =>
  thing ?? missing(what, id);

function missing(what: string, id: string): never {
  throw new Failure(`The master did not return ${what} ${id}.`, { outcome: 'notFound' });
}
