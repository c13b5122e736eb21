/**
 * Every address of the product, as paths below the base path. The router's typed links cover
 * existing routes; these are for addresses that are passed to the browser, copied, or compared.
 */
const segment = (value: string | number) => encodeURIComponent(value);
const join = (...parts: (string | number | undefined)[]) =>
  `/${parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => segment(part as string | number))
    .join('/')}`;

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.append(name, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export type InteractiveTask = {
  taskId: string;
  taskType: string;
  taskName: string;
  resourcePool: string;
  taskUrl: string;
};

export const uncategorizedProjectId = 1;
export const uncategorizedWorkspaceId = 1;

export const links = {
  home: () => '/dashboard',
  workspaces: () => '/workspaces',
  workspace: (workspaceId: number, tab = 'projects') => join('workspaces', workspaceId, tab),
  uncategorized: () => join('projects', uncategorizedProjectId, 'experiments'),
  project: (projectId: number, tab = 'experiments') => join('projects', projectId, tab),
  experiment: (experimentId: number, tab?: string, visualization?: string) =>
    join('experiments', experimentId, tab, visualization),
  experimentTrial: (ids: { experimentId: number; trialId: number }, tab?: string) =>
    join('experiments', ids.experimentId, 'trials', ids.trialId, tab),
  trial: (trialId: number, tab?: string) => join('trials', trialId, tab),
  trialLogs: (ids: { experimentId: number; trialId: number }) =>
    join('experiments', ids.experimentId, 'trials', ids.trialId, 'logs'),
  compareExperiments: (experimentIds: number[]) => {
    const search = new URLSearchParams(experimentIds.map((id) => ['id', String(id)]));
    return `/experiment-compare?${search}`;
  },
  taskLogs: ({ taskType, taskId, name }: { taskType: string; taskId: string; name?: string }) =>
    withQuery(join(taskType, taskId, 'logs'), { id: name }),
  interactive: (task: InteractiveTask) =>
    join('interactive', task.taskId, task.taskType, task.taskName, task.resourcePool, task.taskUrl),
  wait: ({
    taskType,
    taskId,
    serviceAddr,
  }: Record<'taskType' | 'taskId' | 'serviceAddr', string>) =>
    withQuery(join('wait', taskType, taskId), { serviceAddr }),
  tasks: () => '/tasks',
  templates: () => '/templates',
  models: () => '/models',
  model: (modelId: number | string) => join('models', modelId),
  modelVersion: (model: { modelId: number | string; versionNum: number }, tab?: string) =>
    join('models', model.modelId, 'versions', model.versionNum, tab),
  clusters: (tab?: string) => join('clusters', tab),
  agent: (agentId: string) => join('agents', agentId),
  masterLogs: () => '/clusters/logs',
  master: () => '/clusters/master',
  policies: () => '/clusters/policies',
  historicalUsage: () => '/clusters/historical-usage',
  idle: () => '/clusters/idle',
  storage: () => '/clusters/storage',
  resourcePool: (poolName: string, tab?: string) => join('resourcepool', poolName, tab),
  admin: (tab = 'user-management') => join('admin', tab),
  webhooks: () => '/webhooks',
  tokens: () => '/tokens',
  login: (redirect?: string) => withQuery('/login', { redirect }),
  logout: () => '/logout',
  reload: (path: string) => withQuery('/reload', { path }),
  /** a page of the master's own documentation */
  docs: (page = '') => `/docs/${page}`,
  restDocs: () => '/docs/rest-api/',
  /** a file of the experiment's code, answered by the master */
  experimentFile: (experimentId: number, path: string) =>
    withQuery(join('experiments', experimentId, 'file', 'download'), { path }),
  /** the whole model definition as an archive, answered by the master */
  modelDefinition: (experimentId: number) => join('experiments', experimentId, 'model_def'),
};
