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

type ReadInput = { client: Caller; id: string; options: CallOptions };
type Read = (input: ReadInput) => Promise<Subject>;

const task =
  (kind: TaskKind, read: (input: ReadInput) => Promise<TaskFacts | null | undefined>): Read =>
  async (input) => {
    const { state, userId, workspaceId, serviceAddress } = there(kind, input, await read(input));
    const address = serviceAddress === undefined ? {} : { serviceAddress };
    return { task: { kind, state, userId, workspaceId, ...address } };
  };

type TaskFacts = Pick<
  Extract<Subject, { task: unknown }>['task'],
  'serviceAddress' | 'state' | 'userId' | 'workspaceId'
>;

/** Functions by noun, which read the entity with the id of a command line. */
export const subjectReaders: Record<string, Read> = {
  experiment: async (input) => ({
    experiment: await experimentOf(input, readId(input.id, 'experiment')),
  }),
  trial: async (input) => {
    const { client, id, options } = input;
    const answer = await getTrial(client, { trialId: readId(id, 'trial') }, options);
    const trial = there('trial', input, answer.trial);
    return { trial: { ...trial, experiment: await experimentOf(input, trial.experimentId) } };
  },
  checkpoint: async (input) => {
    const { client, id, options } = input;
    const answer = await getCheckpoint(client, { checkpointUuid: id }, options);
    const checkpoint = there('checkpoint', input, answer.checkpoint);
    const experimentId = there('training of checkpoint', input, checkpoint.training.experimentId);
    const { workspaceId, userId } = await experimentOf(input, experimentId);
    return { checkpoint: { state: checkpoint.state, workspaceId, userId } };
  },
  model: async (input) => {
    const { client, id, options } = input;
    const { model } = await getModel(client, { modelName: id }, options);
    return { model: there('model', input, model) };
  },
  project: async (input) => {
    const { client, id, options } = input;
    const answer = await getProject(client, { id: readId(id, 'project') }, options);
    const project = there('project', input, answer.project);
    const { workspace } = await getWorkspace(client, { id: project.workspaceId }, options);
    return { project: { ...project, workspace: workspace ?? undefined } };
  },
  workspace: async (input) => {
    const { client, id, options } = input;
    const { workspace } = await getWorkspace(client, { id: readId(id, 'workspace') }, options);
    return { workspace: there('workspace', input, workspace) };
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
  user: async (input) => {
    const { client, id, options } = input;
    const { user } = await getUserByUsername(client, { username: id }, options);
    return { user: there('user', input, user) };
  },
  'user-group': async ({ id }) => ({ group: { groupId: readId(id, 'user-group') } }),
  webhook: async ({ id }) => ({ webhook: { id: readId(id, 'webhook') } }),
  template: async (input) => {
    const { client, id, options } = input;
    const { template } = await getTemplate(client, { templateName: id }, options);
    return { template: there('template', input, template) };
  },
  agent: async (input) => {
    const { client, id, options } = input;
    const { agent } = await getAgent(client, { agentId: id }, options);
    return { agent: there('agent', input, agent) };
  },
  'resource-pool': async ({ id }) => ({ resourcePool: { name: id } }),
};

async function experimentOf({ client, options }: ReadInput, experimentId: number) {
  const { experiment } = await getExperiment(client, { experimentId }, options);
  return experiment;
}

const there = <Entity>(
  what: string,
  { id }: ReadInput,
  entity: Entity | null | undefined,
): Entity => entity ?? missing(what, id);

function missing(what: string, id: string): never {
  throw new Failure(`The master did not return ${what} ${id}.`, { outcome: 'notFound' });
}
