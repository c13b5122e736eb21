import { screen, within } from '@testing-library/react';
import { permissionsSummary, roles } from '@trainyard/rbac';
import type { Sandbox } from '@trainyard/sandbox';
import {
  type Caller,
  createTransport,
  getExperiment,
  getExperiments,
  login,
} from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { demoSandbox, type Rendered, type RenderOptions, renderApp } from '~/test/render-app';

/** Returns a client of a second user, or another tab, on the same master. */
export async function clientOf(sandbox: Sandbox, username = 'admin') {
  const body = { username, password: '', isHashed: true };
  const open = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(open, { body });
  return createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
}

export type Fits = (experiment: Experiment) => boolean;
export type Options = RenderOptions;

type Opened = Rendered & {
  experiment: Experiment;
  sandbox: Sandbox;
  /** the current state on the master */
  read: (experimentId: number) => Promise<Experiment | null>;
};

/** An experiment of a cluster. */
export async function experimentOf(client: Caller, fits: Fits): Promise<Experiment> {
  const { experiments } = await getExperiments(client, { limit: 1000 });
  const experiment = experiments.find(fits);
  if (!experiment) throw new Error('the demo has no such experiment');
  return experiment;
}

/** The page of an experiment of the demo cluster. */
export async function openPage(fits: Fits, options: Options = {}, tab = ''): Promise<Opened> {
  const sandbox = options.sandbox ?? demoSandbox();
  const client = await clientOf(sandbox);
  const experiment = await experimentOf(client, fits);
  const app = await renderApp(`/experiments/${experiment.id}/${tab}`, { ...options, sandbox });
  await screen.findByRole('heading', { level: 1, name: experiment.name });
  const read = async (experimentId: number) =>
    (await getExperiment(client, { experimentId })).experiment;
  return { ...app, experiment, sandbox, read };
}

/**
 * The same on the tab with its notes, which renders far faster than charts: for tests of what is
 * above every tab.
 */
export const openHeader = (fits: Fits, options: Options = {}): Promise<Opened> =>
  openPage(fits, options, 'notes');

export const isRunningTrial: Fits = ({ searcherType, state, progress }) =>
  searcherType === 'single' && state === 'STATE_RUNNING' && (progress ?? 0) > 0.1;
export const isRunningSearch: Fits = ({ searcherType, state }) =>
  searcherType === 'adaptive_asha' && state === 'STATE_RUNNING';
export const isDone: Fits = ({ state, archived, username, parentArchived }) =>
  state === 'STATE_COMPLETED' && !archived && !parentArchived && username === 'jtan';

type User = Rendered['user'];

export async function choose(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

export const dialogOf = async (name: string) =>
  within(await screen.findByRole('dialog', { busy: false, name }));

/** A master with roles, on which the user has this one everywhere. */
export async function withRole(name: string): Promise<RenderOptions> {
  const sandbox = demoSandbox();
  const master = await sandbox.fetch(new Request(new URL('/api/v1/master', location.href)));
  const info = await master.json();
  const roleId = roles.find((role) => role.name === name)?.roleId ?? 0;
  const assignments = [{ roleId, scopeCluster: true, scopeWorkspaceIds: [] }];
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/v1/master') return Response.json({ ...info, rbacEnabled: true });
    if (pathname === '/api/v1/permissions/summary')
      return Response.json(permissionsSummary(assignments));
    return undefined;
  };
  return { sandbox, answer };
}
