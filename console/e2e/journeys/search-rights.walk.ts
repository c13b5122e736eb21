import { assignRoles, getExperimentCheckpoints, getUsers } from '@trainyard/sdk/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoArgs } from '../support/pages';
import { cleanUpPlan } from './objects/clean-up-plan';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentPage } from './objects/experiment-page';
import { trialComparison } from './objects/trial-comparison';

const fixture = openConsole(...demoArgs);
/** a finished search of the demo, in the workspace Vision */
const search = 1;
const vision = 2;
const roleIds = { viewer: 4, editor: 5 };
const people = { viewer: 'jtan', editor: 'slindqvist', outsider: 'nokafor' };

beforeAll(async () => {
  const client = await fixture.callerFor();
  const { users } = await getUsers(client);
  const assigned = (['viewer', 'editor'] as const).map((role) => ({
    userId: users.find(({ username }) => username === people[role])?.id ?? 0,
    roleAssignment: { role: { roleId: roleIds[role] }, scopeWorkspaceId: vision },
  }));
  await assignRoles(client, {
    body: { groupRoleAssignments: [], userRoleAssignments: assigned },
  });
});

const checkpoints = async () =>
  (await getExperimentCheckpoints(await fixture.callerFor(), { experimentId: search, limit: 200 }))
    .checkpoints;

describe('compared trials', () => {
  test.each(['viewer', 'editor'] as const)('are read as %s', async (role) => {
    const page = await fixture.open(`experiments/${search}/trials`, { username: people[role] });
    const { main } = experimentPage(page);
    for (const id of [24, 23])
      await main.getByRole('checkbox', { name: `Choose trial ${id}` }).click();
    await main.getByRole('link', { name: 'Compare Trials' }).click();
    await main.getByRole('button', { name: 'All values' }).click();
    const { column, heads, values } = trialComparison(page);
    await column(24).waitFor();
    await column(23).waitFor();
    await expect.poll(() => heads.count()).toBe(2);
    await expect.poll(() => values('State')).toEqual(['Completed', 'Completed']);
    await expect.poll(() => values('lr')).toHaveLength(2);
  });

  test('are missing without access to the experiment', async () => {
    const path = `experiments/${search}/trials?compare=true&row=24&row=23`;
    const page = await fixture.open(path, { username: people.outsider });
    await page.getByText("Page not found or you don't have access").waitFor();
    await expect.poll(() => trialComparison(page).dialog.count()).toBe(0);
  });
});

describe('keeping the best and the last checkpoints', () => {
  async function openPlan(role: 'viewer' | 'editor') {
    const path = `experiments/${search}/insights/usage`;
    const page = await fixture.open(path, { username: people[role] });
    const plan = cleanUpPlan(page);
    await plan.table.waitFor();
    await plan.scope('The experiment');
    await plan.fated('Would go').first().waitFor();
    return { page, ...plan };
  }

  test('is a plan for a viewer, with the reason why they cannot run it', async () => {
    const before = (await checkpoints()).map(({ state }) => state);
    const { page, fated, remove } = await openPlan('viewer');
    await fated(/^.*Kept: .*best/)
      .first()
      .waitFor();
    await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => remove.getAttribute('data-tooltip')).toMatch(/You need the permission/);
    await remove.click({ force: true });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect((await checkpoints()).map(({ state }) => state)).toEqual(before);
  });

  test('deletes the planned ones for an editor, and keeps the others', async () => {
    const { page, fated, remove, uuidsOf } = await openPlan('editor');
    const isWhole = async () =>
      (await remove.textContent()) === `Delete ${(await uuidsOf('Would go')).length}...`;
    await expect.poll(isWhole).toBe(true);
    const going = await uuidsOf('Would go');
    const keptUuids = await uuidsOf('Kept: ');
    await expect.poll(() => remove.textContent()).toBe(`Delete ${going.length}...`);
    await remove.click();
    const question = dialogOf(page, 'Confirm Checkpoint Deletion');
    await question.findText(new RegExp(`deletion of ${going.length} checkpoints?, .*B`));
    await question.cancel();
    expect(await uuidsOf('Would go')).toEqual(going);
    await remove.click();
    await question.submit('Request Delete');
    await fated('Would go').first().waitFor({ state: 'detached' });
    await expect.poll(async () => fated(/Deletion requested|Deleted/).count()).toBe(going.length);
    const statesOf = async (uuids: string[]) => {
      const listed = (await checkpoints()).filter(({ uuid }) => uuids.includes(uuid));
      return [...new Set(listed.map(({ state }) => state))];
    };
    // the master deletes the files later
    await expect.poll(() => statesOf(going)).toEqual(['STATE_DELETED']);
    expect(await statesOf(keptUuids)).toEqual(['STATE_COMPLETED']);
  });
});
