/** A page of the seeded demo, and a sign that its data has loaded. */
export type DemoPage = {
  /** path below the base path */
  path: string;
  ready: string;
  /** URL of its site, with a trailing slash, if it is not the usual one */
  url?: string;
};

// on a phone rows are list items
const rows = '[role=row]:nth-of-type(2), tbody tr, main section > ul > li';

type Ids = { notebook: string; single: number; trial: number; search: number; searchTrial: number };

/** Every page of the console, with the entities of the demo of seed 7 with roles. */
const pagesWith = ({ notebook, single, trial, search, searchTrial }: Ids): DemoPage[] => [
  { path: 'dashboard', ready: 'main a' },
  { path: 'workspaces', ready: 'main a' },
  { path: 'workspaces/2/projects', ready: 'main a:has-text("self-supervised")' },
  { path: 'workspaces/2/tasks', ready: rows },
  { path: 'workspaces/2/models', ready: rows },
  { path: 'workspaces/2/members', ready: 'h1' },
  { path: 'projects/1/experiments', ready: 'h1' },
  { path: 'projects/2/experiments', ready: '[role=row] a, li a' },
  {
    path: 'projects/2/experiments?boardFirst=10',
    ready: 'aside figure canvas, [role=dialog] figure',
  },
  { path: 'projects/2/notes', ready: 'h1' },
  { path: `experiments/${single}/overview`, ready: 'figure' },
  { path: `experiments/${single}/hyperparameters`, ready: 'table, [role=table]' },
  { path: `experiments/${single}/code`, ready: 'h1' },
  { path: `experiments/${single}/logs`, ready: '.log-line' },
  { path: `experiments/${search}/visualization/overview`, ready: 'figure' },
  { path: `experiments/${search}/visualization/learning-curve`, ready: 'figure' },
  { path: `experiments/${search}/visualization/hp-parallel-coordinates`, ready: 'figure' },
  { path: `experiments/${search}/visualization/hp-scatter-plots`, ready: 'figure' },
  { path: `experiments/${search}/visualization/hp-heat-map`, ready: 'figure' },
  { path: `experiments/${search}/trials`, ready: rows },
  { path: `experiments/${search}/trials/${searchTrial}/overview`, ready: 'figure' },
  { path: `experiments/${single}/trials/${trial}/hyperparameters`, ready: 'table, [role=table]' },
  { path: `experiments/${single}/trials/${trial}/profiler`, ready: 'h1' },
  { path: `experiments/${single}/trials/${trial}/logs`, ready: '.log-line' },
  { path: 'experiment-compare?id=2&id=5', ready: 'h1' },
  { path: 'models', ready: rows },
  { path: 'models/1', ready: rows },
  { path: 'models/1/versions/1/model', ready: 'main h2' },
  { path: 'models/1/versions/1/notes', ready: 'h1' },
  { path: 'tasks', ready: rows },
  { path: `jupyter-lab/${notebook}/logs`, ready: '.log-line' },
  {
    path: `wait/jupyter-lab/${notebook}?serviceAddr=%2Fproxy%2F${notebook}%2F`,
    ready: 'main, [role=status]',
  },
  { path: 'clusters', ready: 'main a' },
  { path: 'clusters/historical-usage', ready: 'h1' },
  { path: 'agents/agent-01', ready: rows },
  { path: 'clusters/idle', ready: rows },
  { path: 'clusters/storage', ready: 'figure canvas' },
  { path: 'clusters/logs', ready: '.log-line' },
  { path: 'clusters/master', ready: '.cm-content' },
  { path: 'resourcepool/a100-pool/active', ready: 'h1' },
  { path: 'resourcepool/a100-pool/queued', ready: 'h1' },
  { path: 'resourcepool/a100-pool/stats', ready: 'h1' },
  { path: 'resourcepool/a100-pool/configuration', ready: 'h1' },
  { path: 'resourcepool/a100-pool/Bindings', ready: 'h1' },
  { path: 'admin/user-management', ready: rows },
  { path: 'admin/group-management', ready: 'h1' },
  { path: 'admin/access', ready: 'h1' },
  { path: 'access/1', ready: rows },
  { path: 'templates', ready: 'aside h2' },
  { path: 'webhooks', ready: rows },
  { path: 'no/such/page', ready: 'text=Page not found' },
];

type Rows = { id: number | string }[];

type Demo = {
  url: string;
  token: string;
  /** experiments whose pages are needed; by default two running ones */
  single?: number;
  search?: number;
};

const rowsOf = async ({ url, token }: Demo, path: string): Promise<Rows> => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}api/v1/${path}`, { headers });
  const [list] = Object.values(await answer.json()).filter(Array.isArray);
  return list ?? [];
};

/** The pages of a server that was started with `demoArgs`, for the user of the token. */
export async function demoPages(demo: Demo) {
  const { single = 108, search = 113 } = demo;
  const [[notebook], [trial], [searchTrial]] = await Promise.all([
    rowsOf(demo, 'notebooks'),
    rowsOf(demo, `experiments/${single}/trials`),
    rowsOf(demo, `experiments/${search}/trials`),
  ]);
  return pagesWith({
    notebook: String(notebook?.id),
    single,
    trial: Number(trial?.id),
    search,
    searchTrial: Number(searchTrial?.id),
  });
}

/** The demo for `demoPages`. */
export const demoArgs = ['--seed', '7', '--rbac'];

/** The pages that a master of 0.38 adds or changes, of a server with `newerArgs`. */
export async function newerPages(demo: Demo): Promise<DemoPage[]> {
  const single = 108;
  const [trial] = await rowsOf(demo, `experiments/${single}/trials`);
  const pages: DemoPage[] = [
    { path: 'projects/2/runs', ready: '[role=row] a, li a' },
    { path: `experiments/${single}/trials/${trial?.id}/metadata`, ready: 'text=dataset' },
    { path: 'tokens', ready: rows },
    { path: 'webhooks', ready: rows },
    { path: 'clusters/policies', ready: '.cm-content' },
    { path: 'clusters/master', ready: 'text=Message to everyone' },
    { path: 'workspaces/2/policies', ready: '.cm-content' },
    { path: 'workspaces/2/pools', ready: rows },
  ];
  return pages.map((page) => ({ ...page, url: demo.url }));
}

export const newerArgs = [...demoArgs, '--release', '0.38.1'];

/** A session created through the API, for tests about other things than signing in. */
export async function tokenFor(url: string, username = 'admin'): Promise<string> {
  const body = JSON.stringify({ username, password: '', isHashed: true });
  const answer = await fetch(`${url}api/v1/auth/login`, { method: 'POST', body });
  return (await answer.json()).token;
}
