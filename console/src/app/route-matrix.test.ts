import { createMemoryHistory } from '@tanstack/react-router';
import { createSandbox, manualClock, type Sandbox } from '@trainyard/sandbox';
import {
  createExperiment,
  createTransport,
  getExperimentCheckpoints,
  getExperiments,
  getExperimentTrials,
  getModels,
  getProject,
  launchNotebook,
  login,
  postModelVersion,
} from '@trainyard/sdk/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isMissing } from './is-missing';
import { session } from './session';
import { startApp } from './start-app';

const people = ['admin', 'editor', 'viewer', 'norole'] as const;
type Person = (typeof people)[number];

async function tokenOf(sandbox: Sandbox, username: Person) {
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  return (await login(client, { body: { username, password: '' } })).token;
}

/** A cluster with one of everything in a workspace of the people's, and a workspace they have no part in. */
async function openStage(rbac: boolean) {
  const clock = manualClock(Date.parse('2026-03-20T10:00:00Z'));
  const sandbox = createSandbox({ scenario: 'rbac', rbac, clock });
  onTestFinished(() => sandbox.close());
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request));
  const client = createTransport({
    baseUrl: location.origin,
    fetch: sandbox.fetch,
    auth: await tokenOf(sandbox, 'admin'),
  });
  return { sandbox, things: await findThings(client) };
}

const searchConfig = `
name: two ways
entrypoint: python3 train.py
searcher: { name: grid, metric: loss, max_length: { batches: 100 } }
hyperparameters: { rate: { type: categorical, vals: [0.1, 0.2] } }
`;

async function findThings(client: ReturnType<typeof createTransport>) {
  const lab = { project: 2, workspace: 2 };
  const vault = { project: 3, workspace: 3 };
  expect((await getProject(client, { id: lab.project })).project?.name).toBe('assays');
  expect((await getProject(client, { id: vault.project })).project?.name).toBe('sealed');
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
    experiments.map(({ id }) => getExperimentCheckpoints(client, { id })),
  );
  const isWhole = ({ state }: { state: string }) => state === 'STATE_COMPLETED';
  const checkpoint = checkpoints.flatMap((each) => each.checkpoints).find(isWhole);
  await postModelVersion(client, {
    modelName: 'assay-classifier',
    body: { modelName: 'assay-classifier', checkpointUuid: checkpoint?.uuid ?? '' },
  });
  const { notebook } = await launchNotebook(client, { body: { workspaceId: lab.workspace } });
  return {
    lab: {
      ...lab,
      single: single?.id ?? 0,
      search: search?.id ?? 0,
      trial: await trialOf(single?.id),
      model: modelOf('assay-classifier'),
      task: notebook?.id ?? '',
    },
    vault: {
      ...vault,
      experiment: sealed?.id ?? 0,
      trial: await trialOf(sealed?.id),
      model: modelOf('sealed-ranker'),
    },
  };
}

type Things = Awaited<ReturnType<typeof findThings>>;

/** A link for every route of the tree, by the route's own path; several where the answer depends on the thing. */
const linksOf = ({ lab, vault }: Things): Record<string, string[]> => ({
  '/': ['/'],
  '/$': ['/no/such/page'],
  '/$taskType/$taskId/logs': [`/jupyter-lab/${lab.task}/logs`],
  '/admin/group-management': ['/admin/group-management'],
  '/admin/user-management': ['/admin/user-management'],
  '/admin/{-$tab}': ['/admin', '/admin/other'],
  '/cluster/{-$tab}': ['/cluster', '/cluster/logs', '/cluster/historical-usage'],
  '/clusters/': ['/clusters'],
  '/clusters/$tab': ['/clusters/other'],
  '/clusters/historical-usage': ['/clusters/historical-usage'],
  '/clusters/logs': ['/clusters/logs'],
  '/dashboard': ['/dashboard'],
  '/experiment-compare': [`/experiment-compare?id=${lab.single}&id=${lab.search}`],
  '/experiments/$experimentId': [`/experiments/${lab.single}`, `/experiments/${vault.experiment}`],
  '/experiments/$experimentId/{-$tab}': [`/experiments/${lab.single}/other`],
  '/experiments/$experimentId/code': [
    `/experiments/${lab.single}/code`,
    `/experiments/${vault.experiment}/code`,
  ],
  '/experiments/$experimentId/checkpoints': [`/experiments/${lab.single}/checkpoints`],
  '/experiments/$experimentId/hyperparameters': [`/experiments/${lab.single}/hyperparameters`],
  // no part, or one that there is not, is the first
  '/experiments/$experimentId/insights/{-$panel}': [
    `/experiments/${lab.search}/insights`,
    `/experiments/${lab.search}/insights/failures`,
    `/experiments/${lab.single}/insights/failures`,
  ],
  '/experiments/$experimentId/notes': [`/experiments/${lab.single}/notes`],
  '/experiments/$experimentId/profiler': [`/experiments/${lab.single}/profiler`],
  '/experiments/$experimentId/logs': [`/experiments/${lab.single}/logs`],
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
  '/experiments/$experimentId/trials/$trialId/overview': [
    `/experiments/${lab.single}/trials/${lab.trial}/overview`,
  ],
  '/experiments/$experimentId/trials/$trialId/profiler': [
    `/experiments/${lab.single}/trials/${lab.trial}/profiler`,
  ],
  // one that there is not: the curve in its place
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
  '/projects/': ['/projects'],
  '/projects/$projectId': [`/projects/${lab.project}`, `/projects/${vault.project}`],
  '/projects/$projectId/{-$tab}': [`/projects/${lab.project}/other`],
  '/projects/$projectId/experiments': [
    `/projects/${lab.project}/experiments`,
    `/projects/${vault.project}/experiments`,
  ],
  '/projects/$projectId/notes': [`/projects/${lab.project}/notes`],
  '/reload': ['/reload?path=/workspaces'],
  '/resourcepool/$poolname/{-$tab}': ['/resourcepool/aux', '/resourcepool/nobody'],
  '/resourcepool/$poolname/active': ['/resourcepool/aux/active'],
  '/resourcepool/$poolname/Bindings': ['/resourcepool/aux/Bindings'],
  '/resourcepool/$poolname/configuration': ['/resourcepool/aux/configuration'],
  '/resourcepool/$poolname/queued': ['/resourcepool/aux/queued'],
  '/resourcepool/$poolname/stats': ['/resourcepool/aux/stats'],
  '/tasks': ['/tasks'],
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
  '/workspaces/$workspaceId/projects': [
    `/workspaces/${lab.workspace}/projects`,
    `/workspaces/${vault.workspace}/projects`,
  ],
  '/workspaces/$workspaceId/tasks': [`/workspaces/${lab.workspace}/tasks`],
});

/** What a person sees at a link: the page, the 404 of what is missing or not theirs, or where they are sent. */
async function open(link: string, token: string): Promise<string> {
  session.signIn(token);
  const { router, stop } = startApp(createMemoryHistory({ initialEntries: [link] }));
  await router.load();
  const { location: at, matches } = router.state;
  stop();
  session.clear();
  const error = matches.find(({ status }) => status === 'error')?.error;
  if (isMissing(error) || matches.some(({ status }) => status === 'notFound')) return '404';
  // the page's own words for what its link lacks
  if (error) return String(error);
  const path = at.pathname;
  return path === link.split('?')[0] ? 'page' : `→ ${path}`;
}

/** Ids of tasks are made up anew, and say nothing. */
const plain = (text: string, things: Things) => text.replaceAll(things.lab.task, 'TASK');

async function walk(rbac: boolean) {
  const { sandbox, things } = await openStage(rbac);
  const links = linksOf(things);
  const rows: string[][] = [];
  for (const link of Object.values(links).flat()) {
    const cells: string[] = [];
    for (const person of people) {
      // one session for each look: one of the links signs out
      cells.push(plain(await open(link, await tokenOf(sandbox, person)), things));
    }
    rows.push([plain(link, things), ...cells]);
  }
  return rows;
}

const tableOf = (rows: string[][]) =>
  [['Link', ...people], ['---', ...people.map(() => '---')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

test('every route has a link here', () => {
  const { router, stop } = startApp(createMemoryHistory({ initialEntries: ['/login'] }));
  const routes = Object.values(router.routesByPath).map(({ fullPath }) => fullPath as string);
  stop();
  const nothing = { project: 0, workspace: 0, trial: 0, model: 0 };
  const links = linksOf({
    lab: { ...nothing, single: 0, search: 0, task: '' },
    vault: { ...nothing, experiment: 0 },
  });
  expect([...new Set(routes)].sort()).toEqual(Object.keys(links).sort());
});

test('each route opens as it should for each person, with roles and without', async () => {
  const page = `# Who sees which page

What opens at each link: the page, the 404 page of what is missing or may not be seen, or the place
one is sent to. Workspace 2, project 2 and what is in them are those of the people named; 3 is a
workspace they have no part in. A test writes this table by opening every link as every person.

## Roles decide

${tableOf(await walk(true))}

## Everybody may do nearly everything

${tableOf(await walk(false))}
`;
  await expect(page).toMatchFileSnapshot('./route-matrix.md');
}, 120_000);
