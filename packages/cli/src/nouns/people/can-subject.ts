import type { ActionableWebhook, Subject, TaskKind } from '@trainyard/rbac';
import {
  type Caller,
  type CallOptions,
  getAgent,
  getCheckpoint,
  getCommand,
  getExperiment,
  getExperimentTrials,
  getModel,
  getNotebook,
  getProject,
  getShell,
  getTemplate,
  getTensorboard,
  getTrial,
  getWebhooks,
  getWorkspace,
} from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { readId, readUuid } from '../../core/each';
import { Failure } from '../../core/failure';
import { modelInPath } from '../model/in-path';
import { userOfName } from './find';
import { readJobs } from './job-subject';

type ReadInput = {
  client: Caller;
  id: string;
  options: CallOptions;
  /** the action to check; all of them without one */
  action?: string | undefined;
};
type Read = (input: ReadInput) => Promise<Subject>;

const task =
  (kind: TaskKind, read: (input: ReadInput) => Promise<TaskFacts | null | undefined>) =>
  async (input: ReadInput) => {
    const { state, userId, workspaceId, serviceAddress } = there(kind, input, await read(input));
    const address = serviceAddress === undefined ? {} : { serviceAddress };
    return { task: { kind, state, userId, workspaceId, ...address } };
  };

type TaskFacts = Pick<
  Extract<Subject, { task: unknown }>['task'],
  'serviceAddress' | 'state' | 'userId' | 'workspaceId'
>;

/** Functions by noun, which read the entity with the id of a command line. */
export const subjectReaders = {
  experiment: async (input: ReadInput) => {
    const experiment = await experimentOf(input, readId(input.id, 'experiment'));
    return { experiment: { ...experiment, ...(await failedTrialsOf(input, experiment)) } };
  },
  trial: async (input: ReadInput) => {
    const { client, id, options } = input;
    const answer = await getTrial(client, { trialId: readId(id, 'trial') }, options);
    const trial = there('trial', input, answer.trial);
    return { trial: { ...trial, experiment: await experimentOf(input, trial.experimentId) } };
  },
  checkpoint: async (input: ReadInput) => {
    const { client, id, options } = input;
    const answer = await getCheckpoint(
      client,
      { checkpointUuid: readUuid(id, 'checkpoint') },
      options,
    );
    const checkpoint = there('checkpoint', input, answer.checkpoint);
    const experimentId = there('training of checkpoint', input, checkpoint.training.experimentId);
    const { workspaceId, userId } = await experimentOf(input, experimentId);
    return { checkpoint: { state: checkpoint.state, workspaceId, userId } };
  },
  model: async (input: ReadInput) => {
    const { client, id, options } = input;
    const { model } = await getModel(
      client,
      { modelName: await modelInPath(client, id, options) },
      options,
    );
    return { model: there('model', input, model) };
  },
  project: async (input: ReadInput) => {
    const { client, id, options } = input;
    const answer = await getProject(client, { projectId: readId(id, 'project') }, options);
    const project = there('project', input, answer.project);
    const { workspace } = await getWorkspace(client, { workspaceId: project.workspaceId }, options);
    return { project: { ...project, workspace: workspace ?? undefined } };
  },
  workspace: async (input: ReadInput) => {
    const { client, id, options } = input;
    const { workspace } = await getWorkspace(
      client,
      { workspaceId: readId(id, 'workspace') },
      options,
    );
    return { workspace: there('workspace', input, workspace) };
  },
  job: async (input: ReadInput) => {
    const { client, id, options } = input;
    const job = (await readJobs(client, [id], options)).get(id);
    return { job: there('job', input, job) };
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
  user: async (input: ReadInput) => {
    const { client, id, options } = input;
    const user = await userOfName(client, id, options);
    return { user: there('user', input, user) };
  },
  'user-group': async ({ id }: ReadInput) => ({ group: { groupId: readId(id, 'user-group') } }),
  webhook: async (input: ReadInput) => ({ webhook: await webhookOf(input) }),
  template: async (input: ReadInput) => {
    const { client, id, options } = input;
    const { template } = await getTemplate(client, { templateName: id }, options);
    return { template: there('template', input, template) };
  },
  agent: async (input: ReadInput) => {
    const { client, id, options } = input;
    const { agent } = await getAgent(client, { agentId: id }, options);
    return { agent: there('agent', input, agent) };
  },
  'resource-pool': async ({ id }: ReadInput) => ({ resourcePool: { name: id } }),
} satisfies Record<string, Read>;

async function experimentOf({ client, options }: ReadInput, experimentId: number) {
  const { experiment } = await getExperiment(client, { experimentId }, options);
  return experiment;
}

/** The failed trials of a search that completed, which a retry runs again. */
async function failedTrialsOf(
  { client, options, action = 'retry' }: ReadInput,
  { id: experimentId, state, numTrials }: Experiment,
): Promise<{ erroredTrials?: number }> {
  if (action !== 'retry' || state !== 'STATE_COMPLETED' || numTrials < 2) return {};
  const failed = { experimentId, states: ['STATE_ERROR' as const], limit: 1 };
  const { pagination } = await getExperimentTrials(client, failed, options);
  return { erroredTrials: pagination?.total ?? 0 };
}

/** A newer master returns the workspace of a webhook, whose owner may change it. */
async function webhookOf(input: ReadInput): Promise<ActionableWebhook> {
  const { client, options } = input;
  const id = readId(input.id, 'webhook');
  const { webhooks } = await getWebhooks(client, {}, options);
  const webhook: ActionableWebhook = there(
    'webhook',
    input,
    webhooks.find((each) => each.id === id),
  );
  const { workspaceId } = webhook;
  if (!workspaceId) return { id };
  const { workspace } = await getWorkspace(client, { workspaceId }, options);
  return { id, workspaceId, ownerId: workspace.userId };
}

const there = <Entity>(
  what: string,
  { id }: ReadInput,
  entity: Entity | null | undefined,
): Entity => entity ?? missing(what, id);

function missing(what: string, id: string): never {
  throw new Failure(`The master did not return ${what} ${id}.`, { outcome: 'notFound' });
}
