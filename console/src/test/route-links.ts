import {
  createExperiment,
  type createTransport,
  getExperimentCheckpoints,
  getExperiments,
  getExperimentTrials,
  getModels,
  getProject,
  launchNotebook,
  postModelVersion,
} from '@trainyard/sdk/calls';
import { expect } from 'vitest';

/** The users of the scenario `rbac` whose pages are compared. */
export const people = ['admin', 'wsadmin', 'editor', 'viewer', 'norole'] as const;

const searchConfig = `
name: two ways
entrypoint: python3 train.py
searcher: { name: grid, metric: loss, max_length: { batches: 100 } }
hyperparameters: { rate: { type: categorical, vals: [0.1, 0.2] } }
`;

/**
 * One of everything in a workspace of the users, and a workspace without access: the content of the
 * scenario `rbac`, and a search, a version and a notebook created here.
 */
export async function findEntities(client: ReturnType<typeof createTransport>) {
  const lab = { project: 2, workspace: 2 };
  const vault = { project: 3, workspace: 3 };
  expect((await getProject(client, { projectId: lab.project })).project.name).toBe('assays');
  expect((await getProject(client, { projectId: vault.project })).project.name).toBe('sealed');
  const { experiments } = await getExperiments(client, { projectId: lab.project });
  const single = experiments.find(({ searcherType }) => searcherType === 'single');
  const { experiment: search } = await createExperiment(client, {
    body: { config: searchConfig, projectId: lab.project, activate: false },
  });
  const sealed = (await getExperiments(client, { projectId: vault.project })).experiments[0];
  const trialOf = async (experimentId = 0) =>
    (await getExperimentTrials(client, { experimentId })).trials[0]?.id ?? 0;
  const { models } = await getModels(client);
  const modelOf = (name: string) => models.find((model) => model.name === name)?.id ?? 0;
  const checkpoints = await Promise.all(
    experiments.map(({ id }) => getExperimentCheckpoints(client, { experimentId: id })),
  );
  const isCompleted = ({ state }: { state: string }) => state === 'STATE_COMPLETED';
  const checkpoint = checkpoints.flatMap((each) => each.checkpoints).find(isCompleted);
  await postModelVersion(client, {
    modelName: 'assay-classifier',
    body: { modelName: 'assay-classifier', checkpointUuid: checkpoint?.uuid ?? '' },
  });
  const { notebook } = await launchNotebook(client, { body: { workspaceId: lab.workspace } });
  return {
    lab: {
      ...lab,
      single: single?.id ?? 0,
      search: search.id,
      trial: await trialOf(single?.id),
      model: modelOf('assay-classifier'),
      task: notebook.id,
    },
    vault: {
      ...vault,
      experiment: sealed?.id ?? 0,
      trial: await trialOf(sealed?.id),
      model: modelOf('sealed-ranker'),
    },
  };
}

export type LinkEntities = Awaited<ReturnType<typeof findEntities>>;

/**
 * A link for every route of the tree, by the route's own path; several if the answer depends on the
 * entity.
 */
export const linksOf = ({ lab, vault }: LinkEntities): Record<string, string[]> => ({
  '/': ['/'],
  '/$': ['/no/such/page'],
  '/$taskType/$taskId/logs': [`/jupyter-lab/${lab.task}/logs`],
  '/access/$userId': ['/access/1', '/access/x'],
  '/admin/access': ['/admin/access'],
  '/admin/group-management': ['/admin/group-management'],
  '/admin/user-management': ['/admin/user-management'],
  '/admin/{-$tab}': ['/admin', '/admin/other'],
  '/agents/$agentId': ['/agents/agent-01', '/agents/no-such-agent'],
  '/cluster/{-$tab}': ['/cluster', '/cluster/logs', '/cluster/historical-usage'],
  '/clusters/': ['/clusters'],
  '/clusters/$tab': ['/clusters/other'],
  '/clusters/historical-usage': ['/clusters/historical-usage'],
  '/clusters/logs': ['/clusters/logs'],
  '/clusters/idle': ['/clusters/idle'],
  // a master without policies redirects to the cluster
  '/clusters/policies': ['/clusters/policies'],
  '/clusters/storage': ['/clusters/storage'],
  '/clusters/master': ['/clusters/master'],
  '/dashboard': ['/dashboard'],
  '/templates': ['/templates'],
  '/experiment-compare': [`/experiment-compare?id=${lab.single}&id=${lab.search}`],
  '/experiments/$experimentId': [`/experiments/${lab.single}`, `/experiments/${vault.experiment}`],
  '/experiments/$experimentId/{-$tab}': [`/experiments/${lab.single}/other`],
  '/experiments/$experimentId/code': [
    `/experiments/${lab.single}/code`,
    `/experiments/${vault.experiment}/code`,
  ],
  '/experiments/$experimentId/checkpoints': [`/experiments/${lab.single}/checkpoints`],
  '/experiments/$experimentId/hyperparameters': [`/experiments/${lab.single}/hyperparameters`],
  // without a part, or with an unknown one, the first is shown
  '/experiments/$experimentId/insights/{-$panel}': [
    `/experiments/${lab.search}/insights`,
    `/experiments/${lab.search}/insights/failures`,
    `/experiments/${lab.search}/insights/rungs`,
    `/experiments/${lab.search}/insights/timeline`,
    `/experiments/${lab.search}/insights/importance`,
    `/experiments/${lab.search}/insights/usage`,
    `/experiments/${lab.single}/insights/failures`,
  ],
  '/experiments/$experimentId/notes': [`/experiments/${lab.single}/notes`],
  '/experiments/$experimentId/profiler': [`/experiments/${lab.single}/profiler`],
  '/experiments/$experimentId/logs': [
    `/experiments/${lab.single}/logs`,
    `/experiments/${lab.search}/logs`,
  ],
  '/experiments/$experimentId/overview': [`/experiments/${lab.single}/overview`],
  '/experiments/$experimentId/trials/': [`/experiments/${lab.search}/trials`],
  '/experiments/$experimentId/trials/$trialId': [
    `/experiments/${lab.single}/trials/${lab.trial}`,
    `/experiments/${vault.experiment}/trials/${vault.trial}`,
  ],
  '/experiments/$experimentId/trials/$trialId/{-$tab}': [
    `/experiments/${lab.single}/trials/${lab.trial}/other`,
  ],
  '/experiments/$experimentId/trials/$trialId/hyperparameters': [
    `/experiments/${lab.single}/trials/${lab.trial}/hyperparameters`,
  ],
  '/experiments/$experimentId/trials/$trialId/logs': [
    `/experiments/${lab.single}/trials/${lab.trial}/logs`,
  ],
  // a master without runs redirects to the overview
  '/experiments/$experimentId/trials/$trialId/metadata': [
    `/experiments/${lab.single}/trials/${lab.trial}/metadata`,
  ],
  '/experiments/$experimentId/trials/$trialId/overview': [
    `/experiments/${lab.single}/trials/${lab.trial}/overview`,
  ],
  '/experiments/$experimentId/trials/$trialId/profiler': [
    `/experiments/${lab.single}/trials/${lab.trial}/profiler`,
  ],
  // unknown: the overview is shown instead
  '/experiments/$experimentId/visualization/$viz': [
    `/experiments/${lab.search}/visualization/other`,
  ],
  '/experiments/$experimentId/visualization/hp-heat-map': [
    `/experiments/${lab.search}/visualization/hp-heat-map`,
  ],
  '/experiments/$experimentId/visualization/hp-parallel-coordinates': [
    `/experiments/${lab.search}/visualization/hp-parallel-coordinates`,
  ],
  '/experiments/$experimentId/visualization/hp-scatter-plots': [
    `/experiments/${lab.search}/visualization/hp-scatter-plots`,
  ],
  '/experiments/$experimentId/visualization/learning-curve': [
    `/experiments/${lab.search}/visualization/learning-curve`,
  ],
  '/experiments/$experimentId/visualization/overview': [
    `/experiments/${lab.search}/visualization/overview`,
  ],
  '/interactive/$taskId/$taskType/$taskName/$taskResourcePool/$taskUrl': [
    `/interactive/${lab.task}/jupyter-lab/notes/default/%2Fproxy%2F${lab.task}%2F`,
  ],
  '/jobs': ['/jobs'],
  '/login': ['/login'],
  '/logs': ['/logs'],
  '/logout': ['/logout'],
  '/models/': ['/models'],
  '/models/$modelId/': [`/models/${lab.model}`, `/models/${vault.model}`],
  '/models/$modelId/versions/$versionNum/{-$tab}': [`/models/${lab.model}/versions/1`],
  '/models/$modelId/versions/$versionNum/model': [`/models/${lab.model}/versions/1/model`],
  '/models/$modelId/versions/$versionNum/notes': [`/models/${lab.model}/versions/1/notes`],
  '/policies': ['/policies'],
  '/projects/': ['/projects'],
  '/projects/$projectId': [`/projects/${lab.project}`, `/projects/${vault.project}`],
  '/projects/$projectId/{-$tab}': [`/projects/${lab.project}/other`],
  '/projects/$projectId/experiments': [
    `/projects/${lab.project}/experiments`,
    `/projects/${vault.project}/experiments`,
  ],
  '/projects/$projectId/notes': [`/projects/${lab.project}/notes`],
  // a master without runs redirects to the experiments
  '/projects/$projectId/runs': [`/projects/${lab.project}/runs`],
  '/projects/$projectId/searches': [`/projects/${lab.project}/searches`],
  '/reload': ['/reload?path=/workspaces'],
  '/resourcepool/$poolname/{-$tab}': ['/resourcepool/aux', '/resourcepool/nobody'],
  '/resourcepool/$poolname/active': ['/resourcepool/aux/active'],
  '/resourcepool/$poolname/Bindings': ['/resourcepool/aux/Bindings'],
  '/resourcepool/$poolname/configuration': ['/resourcepool/aux/configuration'],
  '/resourcepool/$poolname/queued': ['/resourcepool/aux/queued'],
  '/resourcepool/$poolname/stats': ['/resourcepool/aux/stats'],
  '/tasks': ['/tasks'],
  // a master without access tokens redirects to the first page
  '/tokens': ['/tokens'],
  '/trials/$trialId/{-$tab}': [`/trials/${lab.trial}`, `/trials/${vault.trial}/logs`],
  '/wait/$taskType/$taskId': [
    `/wait/jupyter-lab/${lab.task}?serviceAddr=%2Fproxy%2F${lab.task}%2F`,
    `/wait/jupyter-lab/${lab.task}`,
  ],
  '/webhooks': ['/webhooks'],
  '/workspaces/': ['/workspaces'],
  '/workspaces/$workspaceId': [`/workspaces/${lab.workspace}`, `/workspaces/${vault.workspace}`],
  '/workspaces/$workspaceId/{-$tab}': [`/workspaces/${lab.workspace}/other`],
  '/workspaces/$workspaceId/members': [`/workspaces/${lab.workspace}/members`],
  '/workspaces/$workspaceId/models': [`/workspaces/${lab.workspace}/models`],
  // a master without default pools redirects to the projects
  '/workspaces/$workspaceId/pools': [`/workspaces/${lab.workspace}/pools`],
  // a master without policies redirects to the projects
  '/workspaces/$workspaceId/policies': [`/workspaces/${lab.workspace}/policies`],
  '/workspaces/$workspaceId/projects': [
    `/workspaces/${lab.workspace}/projects`,
    `/workspaces/${vault.workspace}/projects`,
  ],
  '/workspaces/$workspaceId/tasks': [`/workspaces/${lab.workspace}/tasks`],
});

/** Ids of tasks are random, and are replaced. */
export const plainLink = (text: string, entities: LinkEntities) =>
  text.replaceAll(entities.lab.task, 'TASK');
