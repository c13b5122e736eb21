import { createMemoryHistory } from '@tanstack/react-router';
import { createSandbox, manualClock, type Sandbox } from '@trainyard/sandbox';
import { createTransport, getNotebooks, login } from '@trainyard/sdk/calls';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { session } from '~/app/session/session';
import { startTab } from '~/test/start-tab';

let sandbox: Sandbox;
let token: string;
let taskId: string;

beforeAll(async () => {
  sandbox = createSandbox({ clock: manualClock(Date.parse('2026-03-20T10:00:00Z')) });
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  ({ token } = await login(client, { body: { username: 'admin', password: '' } }));
  const asAdmin = createTransport({
    baseUrl: location.origin,
    fetch: sandbox.fetch,
    auth: token,
  });
  taskId = (await getNotebooks(asAdmin, {})).notebooks[0]?.id ?? '';
});

beforeEach(() => {
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request));
  session.signIn(token);
});

afterAll(() => sandbox.close());

/**
 * The target of a link after redirects: its URL and its route, or the reason why there is none.
 */
async function follow(link: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [link.replaceAll('TASK', taskId)] });
  const { router, stop } = startTab(history);
  await router.load();
  const { location: at, matches } = router.state;
  const missing = matches.find(({ status }) => status === 'notFound');
  const failed = matches.find(({ status }) => status === 'error');
  const end = missing ? '404' : failed ? String(failed.error) : matches.at(-1)?.routeId;
  stop();
  return `${at.href.replaceAll(taskId, 'TASK')} → ${end}`;
}

async function followAll(links: readonly string[]): Promise<Record<string, string>> {
  const ends: Record<string, string> = {};
  for (const link of links) ends[link] = await follow(link);
  return ends;
}

test('home, workspaces and projects', async () => {
  expect(
    await followAll([
      '/',
      '/dashboard',
      '/workspaces',
      '/workspaces/2',
      '/workspaces/2/projects',
      '/workspaces/2/tasks',
      '/workspaces/2/models',
      '/workspaces/2/members',
      '/workspaces/2/other',
      '/workspaces/x',
      '/projects',
      '/projects/1',
      '/projects/1/notes',
      '/projects/3/experiments',
      '/projects/3/notes',
      '/projects/3/other',
    ]),
  ).toMatchInlineSnapshot(`
    {
      "/": "/dashboard → /_app/dashboard",
      "/dashboard": "/dashboard → /_app/dashboard",
      "/projects": "/projects/1/experiments → /_app/projects/$projectId/experiments",
      "/projects/1": "/projects/1/experiments → /_app/projects/$projectId/experiments",
      "/projects/1/notes": "/projects/1/experiments → /_app/projects/$projectId/experiments",
      "/projects/3/experiments": "/projects/3/experiments → /_app/projects/$projectId/experiments",
      "/projects/3/notes": "/projects/3/notes → /_app/projects/$projectId/notes",
      "/projects/3/other": "/projects/3/experiments → /_app/projects/$projectId/experiments",
      "/workspaces": "/workspaces → /_app/workspaces/",
      "/workspaces/2": "/workspaces/2/projects → /_app/workspaces/$workspaceId/projects",
      "/workspaces/2/members": "/workspaces/2/projects → /_app/workspaces/$workspaceId/projects",
      "/workspaces/2/models": "/workspaces/2/models → /_app/workspaces/$workspaceId/models",
      "/workspaces/2/other": "/workspaces/2/projects → /_app/workspaces/$workspaceId/projects",
      "/workspaces/2/projects": "/workspaces/2/projects → /_app/workspaces/$workspaceId/projects",
      "/workspaces/2/tasks": "/workspaces/2/tasks → /_app/workspaces/$workspaceId/tasks",
      "/workspaces/x": "/workspaces/x/projects → PageMessage: Invalid Workspace ID x",
    }
  `);
});

test('experiments and trials', async () => {
  expect(
    await followAll([
      '/experiments/1',
      '/experiments/1/overview',
      '/experiments/2',
      '/experiments/2/hyperparameters',
      '/experiments/2/checkpoints?sort=metric%3Dasc&state=COMPLETED&page=1',
      '/experiments/2/notes',
      '/experiments/2/profiler',
      '/experiments/2/profiler?metric=gpu_util&agent=agent-02&gpu=GPU-1',
      '/experiments/2/insights',
      '/experiments/1/insights',
      '/experiments/1/insights/importance',
      '/experiments/1/insights/other',
      '/experiments/1/logs?trial=1&trial=2',
      '/experiments/1/trials?compare=true&row=1&row=2',
      '/experiments/2/overview?against=3&part=code&file=model_def.py',
      '/experiments/2/overview?checkpoint=5e0f7b52-0c0b-4f4e-9f1c-0b1a2c3d4e5f',
      '/experiments/2/logs',
      '/experiments/2/code?filePath=train.py',
      '/experiments/1/code',
      '/experiments/2/visualization/learning-curve',
      '/experiments/1/hyperparameters',
      '/experiments/1/checkpoints',
      '/experiments/1/notes',
      '/experiments/1/logs',
      '/experiments/1/other',
      '/experiments/1/visualization',
      '/experiments/1/visualization/learning-curve',
      '/experiments/1/visualization/other',
      '/experiments/1/trials',
      '/experiments/1/trials/1',
      '/experiments/1/trials/1/overview',
      '/experiments/1/trials/1/hyperparameters',
      '/experiments/1/trials/1/profiler',
      '/experiments/1/trials/1/logs?level=error',
      '/experiments/1/trials/1/other',
      '/experiments/2/trials/1',
      '/experiments/0',
      '/trials/1',
      '/trials/1/logs?level=error',
      '/trials/1/other',
      '/trials/x',
      '/experiment-compare?id=1&id=2',
      '/experiment-compare?id=1',
    ]),
  ).toMatchInlineSnapshot(`
    {
      "/experiment-compare?id=1": "/experiment-compare?id=1 → /_app/experiment-compare",
      "/experiment-compare?id=1&id=2": "/experiment-compare?id=1&id=2 → /_app/experiment-compare",
      "/experiments/0": "/experiments/0 → PageMessage: Invalid Experiment ID 0",
      "/experiments/1": "/experiments/1/visualization/overview → /_app/experiments/$experimentId/visualization/overview",
      "/experiments/1/checkpoints": "/experiments/1/visualization/overview → /_app/experiments/$experimentId/visualization/overview",
      "/experiments/1/code": "/experiments/1/code → /_app/experiments/$experimentId/code",
      "/experiments/1/hyperparameters": "/experiments/1/visualization/overview → /_app/experiments/$experimentId/visualization/overview",
      "/experiments/1/insights": "/experiments/1/insights/rungs → /_app/experiments/$experimentId/insights/{-$panel}",
      "/experiments/1/insights/importance": "/experiments/1/insights/importance → /_app/experiments/$experimentId/insights/{-$panel}",
      "/experiments/1/insights/other": "/experiments/1/insights/rungs → /_app/experiments/$experimentId/insights/{-$panel}",
      "/experiments/1/logs": "/experiments/1/logs → /_app/experiments/$experimentId/logs",
      "/experiments/1/logs?trial=1&trial=2": "/experiments/1/logs?trial=1&trial=2 → /_app/experiments/$experimentId/logs",
      "/experiments/1/notes": "/experiments/1/notes → /_app/experiments/$experimentId/notes",
      "/experiments/1/other": "/experiments/1/visualization/overview → /_app/experiments/$experimentId/visualization/overview",
      "/experiments/1/overview": "/experiments/1/visualization/overview → /_app/experiments/$experimentId/visualization/overview",
      "/experiments/1/trials": "/experiments/1/trials → /_app/experiments/$experimentId/trials/",
      "/experiments/1/trials/1": "/experiments/1/trials/1/overview → /_app/experiments/$experimentId_/trials/$trialId/overview",
      "/experiments/1/trials/1/hyperparameters": "/experiments/1/trials/1/hyperparameters → /_app/experiments/$experimentId_/trials/$trialId/hyperparameters",
      "/experiments/1/trials/1/logs?level=error": "/experiments/1/trials/1/logs?level=error → /_app/experiments/$experimentId_/trials/$trialId/logs",
      "/experiments/1/trials/1/other": "/experiments/1/trials/1/overview → /_app/experiments/$experimentId_/trials/$trialId/overview",
      "/experiments/1/trials/1/overview": "/experiments/1/trials/1/overview → /_app/experiments/$experimentId_/trials/$trialId/overview",
      "/experiments/1/trials/1/profiler": "/experiments/1/trials/1/profiler → /_app/experiments/$experimentId_/trials/$trialId/profiler",
      "/experiments/1/trials?compare=true&row=1&row=2": "/experiments/1/trials?compare=true&row=1&row=2 → /_app/experiments/$experimentId/trials/",
      "/experiments/1/visualization": "/experiments/1/visualization/overview → /_app/experiments/$experimentId/visualization/overview",
      "/experiments/1/visualization/learning-curve": "/experiments/1/visualization/learning-curve → /_app/experiments/$experimentId/visualization/learning-curve",
      "/experiments/1/visualization/other": "/experiments/1/visualization/overview → /_app/experiments/$experimentId/visualization/overview",
      "/experiments/2": "/experiments/2/overview → /_app/experiments/$experimentId/overview",
      "/experiments/2/checkpoints?sort=metric%3Dasc&state=COMPLETED&page=1": "/experiments/2/checkpoints?sort=metric%3Dasc&state=COMPLETED&page=1 → /_app/experiments/$experimentId/checkpoints",
      "/experiments/2/code?filePath=train.py": "/experiments/2/code?filePath=train.py → /_app/experiments/$experimentId/code",
      "/experiments/2/hyperparameters": "/experiments/2/hyperparameters → /_app/experiments/$experimentId/hyperparameters",
      "/experiments/2/insights": "/experiments/2/insights/usage → /_app/experiments/$experimentId/insights/{-$panel}",
      "/experiments/2/logs": "/experiments/2/logs → /_app/experiments/$experimentId/logs",
      "/experiments/2/notes": "/experiments/2/notes → /_app/experiments/$experimentId/notes",
      "/experiments/2/overview?against=3&part=code&file=model_def.py": "/experiments/2/overview?against=3&part=code&file=model_def.py → /_app/experiments/$experimentId/overview",
      "/experiments/2/overview?checkpoint=5e0f7b52-0c0b-4f4e-9f1c-0b1a2c3d4e5f": "/experiments/2/overview?checkpoint=5e0f7b52-0c0b-4f4e-9f1c-0b1a2c3d4e5f → /_app/experiments/$experimentId/overview",
      "/experiments/2/profiler": "/experiments/2/profiler → /_app/experiments/$experimentId/profiler",
      "/experiments/2/profiler?metric=gpu_util&agent=agent-02&gpu=GPU-1": "/experiments/2/profiler?metric=gpu_util&agent=agent-02&gpu=GPU-1 → /_app/experiments/$experimentId/profiler",
      "/experiments/2/trials/1": "/experiments/2/trials/1/overview → 404",
      "/experiments/2/visualization/learning-curve": "/experiments/2/overview → /_app/experiments/$experimentId/overview",
      "/trials/1": "/experiments/1/trials/1/overview → /_app/experiments/$experimentId_/trials/$trialId/overview",
      "/trials/1/logs?level=error": "/experiments/1/trials/1/logs?level=error → /_app/experiments/$experimentId_/trials/$trialId/logs",
      "/trials/1/other": "/experiments/1/trials/1/overview → /_app/experiments/$experimentId_/trials/$trialId/overview",
      "/trials/x": "/trials/x → PageMessage: Invalid Trial ID x",
    }
  `);
});

test('models, tasks and webhooks', async () => {
  expect(
    await followAll([
      '/models',
      '/models/1',
      '/models/shelf-detector',
      '/models/1/versions/1',
      '/models/1/versions/1/model',
      '/models/1/versions/1/notes',
      '/models/1/versions/1/other',
      '/models/1/versions/x',
      '/models/nobody',
      '/tasks',
      '/jupyter-lab/TASK/logs?id=prompt%20ablations',
      '/command/TASK/logs',
      '/shell/TASK/logs',
      '/tensor-board/TASK/logs',
      '/notebook/TASK/logs',
      '/jupyter-lab/nobody/logs',
      '/wait/jupyter-lab/TASK?serviceAddr=/proxy/TASK/',
      '/wait/jupyter-lab/TASK',
      '/interactive/TASK/jupyter-lab/prompt%20ablations/t4-pool/%2Fwait%2Fjupyter-lab%2FTASK%3FserviceAddr%3D%252Fproxy%252FTASK%252F/?currentSlotsExceeded=false',
      '/webhooks',
    ]),
  ).toMatchInlineSnapshot(`
    {
      "/command/TASK/logs": "/command/TASK/logs → /_app/$taskType/$taskId/logs",
      "/interactive/TASK/jupyter-lab/prompt%20ablations/t4-pool/%2Fwait%2Fjupyter-lab%2FTASK%3FserviceAddr%3D%252Fproxy%252FTASK%252F/?currentSlotsExceeded=false": "/interactive/TASK/jupyter-lab/prompt%20ablations/t4-pool/%2Fwait%2Fjupyter-lab%2FTASK%3FserviceAddr%3D%252Fproxy%252FTASK%252F/?currentSlotsExceeded=false → /_bare/interactive/$taskId/$taskType/$taskName/$taskResourcePool/$taskUrl",
      "/jupyter-lab/TASK/logs?id=prompt%20ablations": "/jupyter-lab/TASK/logs?id=prompt+ablations → /_app/$taskType/$taskId/logs",
      "/jupyter-lab/nobody/logs": "/jupyter-lab/nobody/logs → ApiError: task 'nobody' not found",
      "/models": "/models → /_app/models/",
      "/models/1": "/models/1 → /_app/models/$modelId/",
      "/models/1/versions/1": "/models/1/versions/1/model → /_app/models/$modelId/versions/$versionNum/model",
      "/models/1/versions/1/model": "/models/1/versions/1/model → /_app/models/$modelId/versions/$versionNum/model",
      "/models/1/versions/1/notes": "/models/1/versions/1/notes → /_app/models/$modelId/versions/$versionNum/notes",
      "/models/1/versions/1/other": "/models/1/versions/1/model → /_app/models/$modelId/versions/$versionNum/model",
      "/models/1/versions/x": "/models/1/versions/x/model → PageMessage: Invalid Version ID x",
      "/models/nobody": "/models/nobody → ApiError: model "nobody" not found",
      "/models/shelf-detector": "/models/shelf-detector → /_app/models/$modelId/",
      "/notebook/TASK/logs": "/notebook/TASK/logs → 404",
      "/shell/TASK/logs": "/shell/TASK/logs → /_app/$taskType/$taskId/logs",
      "/tasks": "/tasks → /_app/tasks",
      "/tensor-board/TASK/logs": "/tensor-board/TASK/logs → /_app/$taskType/$taskId/logs",
      "/wait/jupyter-lab/TASK": "/wait/jupyter-lab/TASK → PageMessage: Missing required parameters.",
      "/wait/jupyter-lab/TASK?serviceAddr=/proxy/TASK/": "/wait/jupyter-lab/TASK?serviceAddr=%2Fproxy%2FTASK%2F → /_bare/wait/$taskType/$taskId",
      "/webhooks": "/webhooks → /_app/webhooks",
    }
  `);
});

test('the cluster and its people', async () => {
  expect(
    await followAll([
      '/clusters',
      '/clusters/historical-usage',
      '/clusters/logs',
      '/clusters/other',
      '/cluster',
      '/cluster/historical-usage',
      '/cluster/logs',
      '/cluster/other',
      '/logs',
      '/jobs',
      '/policies',
      '/resourcepool/aux',
      '/resourcepool/aux/active',
      '/resourcepool/aux/queued',
      '/resourcepool/aux/stats',
      '/resourcepool/aux/configuration',
      '/resourcepool/aux/Bindings',
      '/resourcepool/aux/other',
      '/resourcepool/nobody/active',
      '/admin',
      '/admin/user-management',
      '/admin/group-management',
      '/admin/other',
    ]),
  ).toMatchInlineSnapshot(`
    {
      "/admin": "/admin/user-management → /_app/admin/user-management",
      "/admin/group-management": "/admin/user-management → /_app/admin/user-management",
      "/admin/other": "/admin/user-management → /_app/admin/user-management",
      "/admin/user-management": "/admin/user-management → /_app/admin/user-management",
      "/cluster": "/clusters → /_app/clusters/",
      "/cluster/historical-usage": "/clusters/historical-usage → /_app/clusters/historical-usage",
      "/cluster/logs": "/clusters/logs → /_app/clusters/logs",
      "/cluster/other": "/clusters → /_app/clusters/",
      "/clusters": "/clusters → /_app/clusters/",
      "/clusters/historical-usage": "/clusters/historical-usage → /_app/clusters/historical-usage",
      "/clusters/logs": "/clusters/logs → /_app/clusters/logs",
      "/clusters/other": "/clusters → /_app/clusters/",
      "/jobs": "/clusters → /_app/clusters/",
      "/logs": "/clusters/logs → /_app/clusters/logs",
      "/policies": "/clusters → /_app/clusters/",
      "/resourcepool/aux": "/resourcepool/aux/active → /_app/resourcepool/$poolname/active",
      "/resourcepool/aux/Bindings": "/resourcepool/aux/active → /_app/resourcepool/$poolname/active",
      "/resourcepool/aux/active": "/resourcepool/aux/active → /_app/resourcepool/$poolname/active",
      "/resourcepool/aux/configuration": "/resourcepool/aux/configuration → /_app/resourcepool/$poolname/configuration",
      "/resourcepool/aux/other": "/resourcepool/aux/active → /_app/resourcepool/$poolname/active",
      "/resourcepool/aux/queued": "/resourcepool/aux/queued → /_app/resourcepool/$poolname/queued",
      "/resourcepool/aux/stats": "/resourcepool/aux/stats → /_app/resourcepool/$poolname/stats",
      "/resourcepool/nobody/active": "/resourcepool/nobody/active → 404",
    }
  `);
});

test('an unknown address', async () => {
  expect(
    await followAll(['/nowhere', '/models/1/nowhere', '/tasks/a/b/c', '/clusters/logs/more']),
  ).toMatchInlineSnapshot(`
    {
      "/clusters/logs/more": "/clusters/logs/more → 404",
      "/models/1/nowhere": "/models/1/nowhere → 404",
      "/nowhere": "/nowhere → 404",
      "/tasks/a/b/c": "/tasks/a/b/c → 404",
    }
  `);
});
