import {
  type Caller,
  type CallOptions,
  getAgents,
  getCommands,
  getExperimentCheckpoints,
  getExperiments,
  getGroups,
  getJobsV2,
  getModels,
  getNotebooks,
  getResourcePools,
  getShells,
  getTasks,
  getTemplates,
  getTensorboards,
  getUsers,
  getWebhooks,
  getWorkspaceProjects,
  getWorkspaces,
  listRoles,
  searchExperiments,
} from '@trainyard/sdk/calls';
import { stateOf } from '@trainyard/sdk/model';
import { searchRuns } from '@trainyard/sdk/v038';

/** A word that completion offers, and its description. */
export type Candidate = { value: string; hint: string };
/** `parent` is the name of the workspace for its projects. */
type Source = (client: Caller, options: CallOptions, parent: string) => Promise<Candidate[]>;

const maxCandidates = 100;

type Task = { id: string; description: string; state: `STATE_${string}` };

const taskCandidate = ({ id, description, state }: Task): Candidate => ({
  value: id,
  hint: `${description}, ${stateOf(state).toLowerCase()}`,
});

/** The sources of ids and names for each noun, newest first or by name. */
export const sources: Record<string, Source> = {
  experiment: async (client, options) => {
    const newest = {
      sortBy: 'SORT_BY_ID',
      orderBy: 'ORDER_BY_DESC',
      limit: maxCandidates,
    } as const;
    const { experiments } = await getExperiments(client, newest, options);
    return experiments.map(({ id, name, state }) => ({
      value: String(id),
      hint: `${name}, ${stateOf(state).toLowerCase()}`,
    }));
  },
  // no call lists the trials of all experiments: uses the best of the newest ones
  trial: async (client, options) => {
    const newest = { sort: 'id=desc', limit: maxCandidates };
    const { experiments } = await searchExperiments(client, newest, options);
    return experiments.flatMap(({ experiment, bestTrial }) =>
      bestTrial === null
        ? []
        : [
            {
              value: String(bestTrial.id),
              hint: `best of ${experiment.id} ${experiment.name}, ${stateOf(bestTrial.state).toLowerCase()}`,
            },
          ],
    );
  },
  run: async (client, options) => {
    const body = { sort: 'id=desc', limit: maxCandidates };
    const { runs } = await searchRuns(client, { body }, options);
    return runs.map(({ id, state, experiment }) => ({
      value: String(id),
      hint: `of ${experiment?.id} ${experiment?.name}, ${stateOf(state).toLowerCase()}`,
    }));
  },
  checkpoint: async (client, options) => {
    const newest = {
      sortBy: 'SORT_BY_ID',
      orderBy: 'ORDER_BY_DESC',
      limit: maxCandidates,
    } as const;
    const { experiments } = await getExperiments(client, newest, options);
    const some = experiments.filter(({ checkpointCount }) => checkpointCount > 0).slice(0, 4);
    const lists = await Promise.all(
      some.map(({ id }) =>
        getExperimentCheckpoints(client, { experimentId: id, limit: maxCandidates / 4 }, options),
      ),
    );
    return lists.flatMap(({ checkpoints }, index) =>
      checkpoints.map(({ uuid, state }) => ({
        value: uuid,
        hint: `of ${some[index]?.id} ${some[index]?.name}, ${stateOf(state).toLowerCase()}`,
      })),
    );
  },
  job: async (client, options) => {
    const { jobs } = await getJobsV2(client, { limit: maxCandidates }, options);
    return jobs.flatMap(({ full }) =>
      full ? [{ value: full.jobId, hint: `${full.name}, ${full.resourcePool}` }] : [],
    );
  },
  workspace: async (client, options) => {
    const { workspaces } = await getWorkspaces(client, { limit: maxCandidates }, options);
    return workspaces.map(({ id, name }) => ({ value: name, hint: `workspace ${id}` }));
  },
  project: async (client, options, parent) => {
    const { workspaces } = await getWorkspaces(client, { name: parent }, options);
    const workspace = workspaces.find(({ name }) => name.toLowerCase() === parent.toLowerCase());
    if (!workspace) return [];
    const list = { workspaceId: workspace.id, limit: maxCandidates };
    const { projects } = await getWorkspaceProjects(client, list, options);
    return projects.map(({ id, name }) => ({ value: name, hint: `project ${id}` }));
  },
  template: async (client, options) => {
    const { templates } = await getTemplates(client, { limit: maxCandidates }, options);
    return templates.map(({ name }) => ({ value: name, hint: 'template' }));
  },
  model: async (client, options) => {
    const { models } = await getModels(client, { limit: maxCandidates }, options);
    return models.map(({ name, description }) => ({ value: name, hint: description }));
  },
  user: async (client, options) => {
    const { users } = await getUsers(client, { limit: maxCandidates }, options);
    return users.map(({ username, displayName }) => ({ value: username, hint: displayName }));
  },
  'user-group': async (client, options) => {
    const { groups } = await getGroups(client, { body: { limit: maxCandidates } }, options);
    return groups.map(({ group }) => ({ value: group.name, hint: 'group' }));
  },
  agent: async (client, options) => {
    const { agents } = await getAgents(client, { limit: maxCandidates }, options);
    return agents.map(({ id, resourcePools }) => ({ value: id, hint: resourcePools.join(', ') }));
  },
  'resource-pool': async (client, options) => {
    const { resourcePools } = await getResourcePools(client, { limit: maxCandidates }, options);
    return (resourcePools ?? []).map(({ name, description }) => ({
      value: name,
      hint: description,
    }));
  },
  role: async (client, options) => {
    const { roles } = await listRoles(client, { body: { limit: maxCandidates } }, options);
    return roles.map(({ name, roleId }) => ({ value: name, hint: `role ${roleId}` }));
  },
  command: async (client, options) => {
    const { commands } = await getCommands(client, { limit: maxCandidates }, options);
    return commands.map(taskCandidate);
  },
  notebook: async (client, options) => {
    const { notebooks } = await getNotebooks(client, { limit: maxCandidates }, options);
    return notebooks.map(taskCandidate);
  },
  shell: async (client, options) => {
    const { shells } = await getShells(client, { limit: maxCandidates }, options);
    return shells.map(taskCandidate);
  },
  tensorboard: async (client, options) => {
    const { tensorboards } = await getTensorboards(client, { limit: maxCandidates }, options);
    return tensorboards.map(taskCandidate);
  },
  task: async (client, options) => {
    const { allocationIdToSummary } = await getTasks(client, {}, options);
    return Object.values(allocationIdToSummary).map(({ taskId, name }) => ({
      value: taskId,
      hint: name,
    }));
  },
  webhook: async (client, options) => {
    const { webhooks } = await getWebhooks(client, {}, options);
    return webhooks.map(({ id, url }) => ({ value: String(id), hint: url }));
  },
};
