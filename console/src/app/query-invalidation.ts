import type { MutationCacheConfig, QueryClient, QueryKey } from '@tanstack/react-query';
import { changesIn, doTagsMeet, invalidateChanges } from '@trainyard/sdk/query';
import { queryKeys } from './query-keys';

/** The tags of queries whose `meta` has none, by the first part of their keys. */
const untagged: Record<string, readonly string[]> = {
  checkpoints: ['checkpoint'],
  experiments: ['experiment'],
  groups: ['group'],
  home: ['project', 'task'],
  me: ['user'],
  models: ['model', 'modelVersion'],
  palette: ['experiment', 'task', 'model'],
  permissions: ['permission'],
  projects: ['project'],
  roles: ['role'],
  runs: ['trial'],
  templates: ['template'],
  tokens: ['token'],
  trials: ['trial'],
  users: ['user'],
  webhooks: ['webhook'],
  workspaces: ['workspace'],
};

const untaggedTags = ([root]: QueryKey) => (typeof root === 'string' && untagged[root]) || [];

/**
 * Marks queries as stale and refetches those in use, with those that show the same; resolves when
 * all have their answers.
 */
const invalidate = async (queryClient: QueryClient, ...keys: QueryKey[]): Promise<void> => {
  await Promise.all([
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    invalidateChanges(queryClient, keys.flatMap(untaggedTags)),
  ]);
};

/** Refreshes queries without tags after a mutation that names what it changes. */
export const invalidateUntagged: NonNullable<MutationCacheConfig['onSettled']> = (
  _data,
  _error,
  variables,
  _result,
  { meta = {} },
  { client },
) => {
  const changes = changesIn(meta, variables);
  void client.invalidateQueries({
    predicate: ({ queryKey, meta: { tags } = {} }) =>
      tags === undefined && doTagsMeet(untaggedTags(queryKey), changes),
  });
};

/** Drops the palette's answers, which it keeps for 10 s without polling, after a change. */
const forgetPalette = (queryClient: QueryClient) =>
  queryClient.removeQueries({ queryKey: queryKeys.palette.all });

export const afterExperimentChange = (queryClient: QueryClient): Promise<void> => {
  forgetPalette(queryClient);
  return invalidate(queryClient, queryKeys.experiments.all);
};

export const afterModelChange = (queryClient: QueryClient): Promise<void> => {
  forgetPalette(queryClient);
  return invalidate(queryClient, queryKeys.models.all);
};

/** Workspaces count their projects, and home lists the recent ones. */
export const afterProjectChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.workspaces.all, queryKeys.projects.all, queryKeys.home.all);

export const afterCheckpointChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.checkpoints.all);

/** A run is a trial of an experiment, and each of its lists shows it. */
export const afterRunChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(
    queryClient,
    queryKeys.runs.all,
    queryKeys.experiments.all,
    queryKeys.trials.all,
    queryKeys.projects.all,
  );

export const afterTrialChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.trials.all);

export const afterWebhookChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.webhooks.all);

export const afterTemplateChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.templates.list);

export const afterTokenChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.tokens.all);

export const afterMemberChange = (queryClient: QueryClient, workspaceId: number): Promise<void> =>
  invalidate(queryClient, queryKeys.permissions, queryKeys.workspaces.members(workspaceId));

/** A group gives roles to its members, which may include the signed-in user. */
export const afterGroupChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.permissions, queryKeys.roles.held, queryKeys.groups.all);

export const afterUserChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(
    queryClient,
    queryKeys.me,
    queryKeys.permissions,
    queryKeys.roles.held,
    queryKeys.users,
  );

export const afterProfileChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.me, queryKeys.users);

/** Without the details: the master answers 404 for the deleted one. */
export const afterProjectDelete = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.workspaces.all, queryKeys.projects.lists, queryKeys.home.all);

/** Without the details: the master answers 404 for the deleted one. */
export const afterModelDelete = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.models.lists);

export const afterModelVersionDelete = (queryClient: QueryClient): Promise<void> => {
  const { lists, details, everyVersions } = queryKeys.models;
  return invalidate(queryClient, lists, details, everyVersions);
};

/** Projects count their experiments. */
export const afterExperimentMove = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    invalidate(queryClient, queryKeys.projects.all),
    afterExperimentChange(queryClient),
  ]);
};

export const afterWorkspaceChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.workspaces.all);

/** The creator of a workspace gets a role in it, so the permissions change too. */
export const afterWorkspaceSave = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.permissions, queryKeys.workspaces.all);

export const afterWorkspaceDelete = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.workspaces.list);
