import {
  assignRoles,
  getExperiment,
  getExperiments,
  getUsers,
  removeAssignments,
} from '@trainyard/sdk/calls';
import { afterEach, describe, expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';
import { dialogOf, typeToConfirm } from './objects/dialog';
import { experimentPage } from './objects/experiment-page';
import { choose } from './objects/select';

const fixture = openConsole('--scenario', 'rbac');
// in the scenario
const lab = 2;
const vault = 3;
const roleIds = { viewer: 4, editor: 5 };
const done = 3;
const live = 5;

async function change(assign: typeof assignRoles, role: keyof typeof roleIds, workspaceId: number) {
  const client = await fixture.callerFor();
  const { users } = await getUsers(client, { name: 'editor' });
  const roleAssignment = { role: { roleId: roleIds[role] }, scopeWorkspaceId: workspaceId };
  await assign(client, {
    body: {
      groupRoleAssignments: [],
      userRoleAssignments: users.map(({ id: userId }) => ({ userId, roleAssignment })),
    },
  });
}

/**
 * Removes the editor's permissions in the lab while a form is open; they can still see everything.
 */
async function withdraw() {
  await change(assignRoles, 'viewer', lab);
  await change(removeAssignments, 'editor', lab);
}

const read = async (experimentId: number) =>
  (await getExperiment(await fixture.callerFor(), { experimentId })).experiment;
const count = async () =>
  (await getExperiments(await fixture.callerFor(), { limit: 1 })).pagination.total;

describe('a viewer cannot', () => {
  test.each([
    { id: live, named: 'one that runs' },
    { id: done, named: 'one that has ended' },
  ])('change $named, nor copy it', async ({ id }) => {
    const page = await fixture.open(`experiments/${id}/notes`, { username: 'viewer' });
    const { tabs, openMenu, button } = experimentPage(page);
    await tabs.waitFor();
    await expect.poll(() => button('Fork').getAttribute('aria-disabled')).toBe('true');
    const lines = await openMenu();
    await lines.filter({ hasText: 'Download Experiment Code' }).waitFor();
    const actions = /^(Edit|Move|Fork|Continue|Hyperparameter|Stop|Delete|Archive)/;
    await expect.poll(() => lines.filter({ hasText: actions }).count()).toBe(0);
  });

  test('stop one: the button has the reason, and its key does nothing', async () => {
    const page = await fixture.open(`experiments/${live}/notes`, { username: 'viewer' });
    const { button } = experimentPage(page);
    await expect.poll(() => button('Stop').getAttribute('aria-disabled')).toBe('true');
    await expect
      .poll(() => button('Stop').getAttribute('data-tooltip'))
      .toMatch(/^You need the permission/);
    await button('Stop').click({ force: true });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a user who loses permissions while a form is open gets the refusal of the master, and loses no input', () => {
  // the master refuses to assign an existing role, and to remove a missing one
  afterEach(() =>
    Promise.allSettled([
      change(assignRoles, 'editor', lab),
      change(removeAssignments, 'viewer', lab),
      change(removeAssignments, 'editor', vault),
    ]),
  );

  // a refusal that names its permission also names who can grant it; others are the master's words
  const refusal =
    /You need the permission "[^"]+"\. .*admin can grant it\.|access denied|not found, please check your permissions/;

  async function openForm(id: number, action: string, title: string | RegExp) {
    const page = await fixture.open(`experiments/${id}/notes`, { username: 'editor' });
    const { openMenu, button, tabs } = experimentPage(page);
    await tabs.waitFor();
    if (['Fork', 'Stop'].includes(action)) await button(action).click();
    else await (await openMenu()).filter({ hasText: action }).click();
    const form = dialogOf(page, title);
    await form.dialog.waitFor();
    return { page, ...form };
  }

  test('editing', async () => {
    const { field, button, findText, dialog } = await openForm(done, 'Edit', 'Edit Experiment');
    await field('Experiment name').fill('another name');
    await field('Description').fill('another text');
    await withdraw();
    await button('Save').click();
    await findText(refusal);
    await expect.poll(() => field('Experiment name').inputValue()).toBe('another name');
    await expect.poll(() => field('Description').inputValue()).toBe('another text');
    await expect.poll(() => dialog.count()).toBe(1);
    expect((await read(done)).name).not.toBe('another name');
  });

  test('forking', async () => {
    const before = await count();
    const { field, button, findText } = await openForm(done, 'Fork', `Fork Experiment ${done}`);
    await field('Experiment name').fill('a copy');
    await findText('The config is valid.');
    await withdraw();
    await button('Fork').click();
    await findText(refusal);
    await expect.poll(() => field('Experiment name').inputValue()).toBe('a copy');
    expect(await count()).toBe(before);
  });

  test('continuing', async () => {
    const before = await count();
    const { field, button, findText } = await openForm(
      done,
      'Continue Trial',
      /^Continue Trial \d+$/,
    );
    await field('Experiment name').fill('gone on');
    await field('Max batches').fill('12345');
    await findText('The config is valid.');
    await withdraw();
    await button('Continue Trial').click();
    await findText(refusal);
    await expect.poll(() => field('Experiment name').inputValue()).toBe('gone on');
    await expect.poll(() => field('Max batches').inputValue()).toBe('12345');
    expect(await count()).toBe(before);
  });

  test('searching', async () => {
    const before = await count();
    const form = await openForm(done, 'Hyperparameter Search', 'Hyperparameter Search');
    const { page, field, button, findText, dialog } = form;
    await field('New experiment name').fill('searched');
    await field('Max trials').fill('5');
    await dialog.getByText('Random', { exact: true }).click();
    await button('Select Hyperparameters').click();
    await choose(page, 'Type of lr', 'Double');
    await field('Min value of lr').fill('0.01');
    await field('Max value of lr').fill('0.1');
    await findText('The config is valid.');
    await withdraw();
    await button('Run Experiment').click();
    await findText(refusal);
    await expect.poll(() => field('Max value of lr').inputValue()).toBe('0.1');
    await button('Back').click();
    await expect.poll(() => field('New experiment name').inputValue()).toBe('searched');
    expect(await count()).toBe(before);
  });

  test('stopping', async () => {
    const { button, findText, dialog } = await openForm(live, 'Stop', 'Confirm Stop');
    await dialog.getByRole('checkbox', { name: 'Save checkpoint before stopping' }).click();
    await withdraw();
    await button('Stop Experiment').click();
    await findText(refusal);
    await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(false);
    expect((await read(live)).state).not.toMatch(/STOPPING|CANCELED/);
  });

  test('deleting', async () => {
    const form = await openForm(done, 'Delete', 'Confirm Experiment Deletion');
    await withdraw();
    await typeToConfirm(form.dialog);
    await form.button('Delete Experiment').click();
    await form.findText(refusal);
    expect((await read(done)).state).toBe('STATE_COMPLETED');
  });

  test('archiving', async () => {
    const page = await fixture.open(`experiments/${done}/notes`, { username: 'editor' });
    const { openMenu, tabs, toast } = experimentPage(page);
    await tabs.waitFor();
    const lines = await openMenu();
    await withdraw();
    await lines.filter({ hasText: 'Archive' }).click();
    await toast(new RegExp(`^Unable to archive experiment ${done}`)).waitFor();
    await toast(refusal).waitFor();
    expect((await read(done)).archived).toBe(false);
  });

  test('moving to a project where they had permissions', async () => {
    await change(assignRoles, 'editor', vault);
    const { button, findText, dialog } = await openForm(done, 'Move', 'Move Experiment');
    await dialog.getByRole('option', { name: /^vault/ }).click();
    const project = dialog.getByRole('option', { name: /^sealed/ });
    await project.click();
    await change(removeAssignments, 'editor', vault);
    await button('Move Experiment').click();
    await findText(refusal);
    await expect.poll(() => project.getAttribute('aria-selected')).toBe('true');
    expect((await read(done)).projectId).toBe(2);
  });
});

test('moving: a workspace without permission to add is not offered', async () => {
  const page = await fixture.open(`experiments/${done}/notes`, { username: 'editor' });
  const { openMenu, tabs } = experimentPage(page);
  await tabs.waitFor();
  await (await openMenu()).filter({ hasText: 'Move' }).click();
  const { dialog } = dialogOf(page, 'Move Experiment');
  await dialog.getByRole('option', { name: /^lab/ }).waitFor();
  await expect.poll(() => dialog.getByRole('option', { name: /^vault/ }).count()).toBe(0);
});
