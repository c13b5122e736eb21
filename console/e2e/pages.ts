/** A page of the seeded demo, and what tells that its data is there. */
export type DemoPage = {
  /** below the base path */
  path: string;
  ready: string;
};

const rows = '[role=row]:nth-of-type(2), tbody tr';

type Ids = { notebook: string; trial: number; search: number; searchTrial: number };

/** Every page of the console, with the things of the demo of seed 7 where roles decide. */
const pagesWith = ({ notebook, trial, search, searchTrial }: Ids): DemoPage[] => [
  { path: 'dashboard', ready: 'main li a, main tbody tr' },
  { path: 'workspaces', ready: 'main a' },
  { path: 'workspaces/2/projects', ready: 'main a:has-text("self-supervised")' },
  { path: 'workspaces/2/tasks', ready: rows },
  { path: 'workspaces/2/models', ready: rows },
  { path: 'workspaces/2/members', ready: rows },
  { path: 'projects/1/experiments', ready: 'h1' },
  { path: 'projects/2/experiments', ready: '[role=row] a, li a' },
  { path: 'projects/2/notes', ready: 'h1' },
  { path: 'experiments/108/overview', ready: 'figure' },
  { path: 'experiments/108/hyperparameters', ready: 'table, [role=table]' },
  { path: 'experiments/108/logs', ready: '.log-line' },
  { path: `experiments/${search}/visualization/learning-curve`, ready: 'figure' },
  { path: `experiments/${search}/trials`, ready: rows },
  { path: `experiments/${search}/trials/${searchTrial}/overview`, ready: 'figure' },
  { path: `experiments/108/trials/${trial}/hyperparameters`, ready: 'table, [role=table]' },
  { path: `experiments/108/trials/${trial}/profiler`, ready: 'h1' },
  { path: `experiments/108/trials/${trial}/logs`, ready: '.log-line' },
  { path: 'experiment-compare?id=2&id=5', ready: 'h1' },
  { path: 'models', ready: rows },
  { path: 'models/1', ready: rows },
  { path: 'models/1/versions/1/model', ready: 'main a' },
  { path: 'models/1/versions/1/notes', ready: 'h1' },
  { path: 'tasks', ready: rows },
  { path: `jupyter-lab/${notebook}/logs`, ready: '.log-line' },
  {
    path: `wait/jupyter-lab/${notebook}?serviceAddr=%2Fproxy%2F${notebook}%2F`,
    ready: 'main, [role=status]',
  },
  { path: 'clusters', ready: 'main a' },
  { path: 'clusters/historical-usage', ready: 'h1' },
  { path: 'clusters/logs', ready: '.log-line' },
  { path: 'resourcepool/a100-pool/active', ready: 'h1' },
  { path: 'resourcepool/a100-pool/queued', ready: 'h1' },
  { path: 'resourcepool/a100-pool/stats', ready: 'h1' },
  { path: 'resourcepool/a100-pool/configuration', ready: 'h1' },
  { path: 'resourcepool/a100-pool/Bindings', ready: 'h1' },
  { path: 'admin/user-management', ready: rows },
  { path: 'admin/group-management', ready: 'h1' },
  { path: 'webhooks', ready: rows },
  { path: 'no/such/page', ready: 'text=Page not found' },
];

type Rows = { id: number | string }[];

/** The pages of a server that was started with `demoArgs`, for whoever the token is of. */
export async function demoPages(url: string, token: string): Promise<DemoPage[]> {
  const rowsOf = async (path: string): Promise<Rows> => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}api/v1/${path}`, { headers });
    const [list] = Object.values(await answer.json()).filter(Array.isArray);
    return list ?? [];
  };
  const search = 113;
  const [[notebook], [trial], [searchTrial]] = await Promise.all([
    rowsOf('notebooks'),
    rowsOf('experiments/108/trials'),
    rowsOf(`experiments/${search}/trials`),
  ]);
  return pagesWith({
    notebook: String(notebook?.id),
    trial: Number(trial?.id),
    search,
    searchTrial: Number(searchTrial?.id),
  });
}

/** The demo of which `demoPages` speaks. */
export const demoArgs = ['--seed', '7', '--rbac'];

/** A session by the API, for tests that are not about signing in. */
export async function tokenFor(url: string, username = 'admin'): Promise<string> {
  const body = JSON.stringify({ username, password: '', isHashed: true });
  const answer = await fetch(`${url}api/v1/auth/login`, { method: 'POST', body });
  return (await answer.json()).token;
}
