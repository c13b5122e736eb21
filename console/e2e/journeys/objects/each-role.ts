import { assignRoles, getExperiment, getExperiments, postUser } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { waitUntilLoaded } from '../../support/browser';
import { openConsole } from './console-fixture';

/** Roles by user name. Each is assigned in every workspace with experiments of the demo. */
const roles = { wsadmin: 2, editor: 5, viewer: 4, norole: undefined };
const workspaceIds = [2, 3, 4];
const everybody = ['admin', ...Object.keys(roles)];

/**
 * Lists users who may change experiments with and without roles, who may only read them, and who
 * administrate a workspace.
 */
export const modes = [
  {
    name: 'where roles decide',
    flag: '--rbac',
    changers: ['admin', 'wsadmin', 'editor'],
    readers: ['viewer'],
    strangers: ['norole'],
    leaders: ['admin', 'wsadmin'],
    others: ['editor', 'viewer'],
  },
  {
    name: 'where everyone may do nearly everything',
    flag: '--no-rbac',
    changers: everybody,
    readers: [],
    strangers: [],
    leaders: ['admin'],
    others: Object.keys(roles),
  },
];

export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

/** Returns true if a single-trial experiment is in one of these states. */
export const inState =
  (...states: string[]) =>
  ({ state, searcherType }: Experiment) =>
    searcherType === 'single' && states.includes(state);

/** The demo on 0.38.1 with a user for each role. */
export function openEachRole(flag: string) {
  // slow, so that no experiment ends before the test ends it
  const fixture = openConsole('--seed', '7', '--release', '0.38.1', '--speed', '0.05', flag);

  beforeAll(async () => {
    const client = await fixture.callerFor();
    for (const [username, roleId] of Object.entries(roles)) {
      const answer = await postUser(client, {
        body: { user: { username, admin: false, active: true } },
      });
      if (roleId === undefined || flag !== '--rbac') continue;
      const userRoleAssignments = workspaceIds.map((scopeWorkspaceId) => ({
        userId: answer.user?.id ?? 0,
        roleAssignment: { role: { roleId }, scopeWorkspaceId },
      }));
      await assignRoles(client, { body: { userRoleAssignments, groupRoleAssignments: [] } });
    }
  });

  async function experimentWhere(fits: (each: Experiment) => boolean) {
    const { experiments } = await getExperiments(await fixture.callerFor(), {
      limit: -1,
      archived: false,
    });
    const match = experiments.find((each) => !each.unmanaged && fits(each));
    if (!match) throw new Error('the demo has no such experiment left');
    return match;
  }
  const stateOf = async (experimentId: number) =>
    (await getExperiment(await fixture.callerFor(), { experimentId })).experiment.state;

  const openExperiment = ({ id }: Experiment, username: string) =>
    fixture.open(`experiments/${id}/overview`, { username });

  /** Opens a page as a user who is not offered this action. */
  async function offersNot(path: string, username: string, name: string) {
    const page = await fixture.open(path, { username });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await waitUntilLoaded(page);
    // a page shows what a policy refuses as a disabled button
    const enabled = button(page, name).and(page.locator(':not([aria-disabled=true])'));
    expect(await enabled.count()).toBe(0);
    return page;
  }

  /** Opens a page and a menu of it whose actions a policy refuses, all of them. */
  async function explainsAll(path: string, username: string, name: string) {
    const page = await fixture.open(path, { username });
    await button(page, name).click();
    const items = page.getByRole('menuitem');
    await expect.poll(() => items.allTextContents()).toEqual(['Why are actions missing?']);
    await page.keyboard.press('Escape');
    return page;
  }

  /** Opens a page as a user who may not see it. */
  async function isMissing(path: string, username: string) {
    const page = await fixture.open(path, { username });
    await page.getByText("Page not found or you don't have access").waitFor();
  }

  return {
    ...fixture,
    experimentWhere,
    stateOf,
    openExperiment,
    offersNot,
    explainsAll,
    isMissing,
  };
}
