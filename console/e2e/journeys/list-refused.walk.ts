import { getExperiments } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentList } from './objects/experiment-list';

// workspace lab of the scenario: its project assays is the second
const fixture = openConsole('--scenario', 'rbac');
const changes = /^(Activate|Pause|Edit|Edit name|Move|Archive|Unarchive|Cancel|Kill|Delete)/;

async function openList(username: string) {
  const page = await fixture.open('projects/2/experiments', { username });
  const list = experimentList(page);
  await list.links.first().waitFor();
  const { experiments } = await getExperiments(await fixture.callerFor(username), { projectId: 2 });
  const live = experiments.find(({ state }) => !/COMPLETED|CANCELED|ERROR/.test(state));
  if (!live) throw new Error('nothing runs in the project');
  return { page, ...list, live };
}

test('a viewer can change nothing in the menu of a row, nor by right click', async () => {
  const { page, openRowMenu, rightClick, live } = await openList('viewer');
  for (const open of [openRowMenu, rightClick]) {
    const menu = await open(live.name);
    await menu.getByRole('menuitem', { name: 'View in TensorBoard' }).waitFor();
    const enabled = menu.getByRole('menuitem', { name: changes, disabled: false });
    await expect.poll(() => enabled.count()).toBe(0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  }
});

test('a viewer who selects rows can only compare them, and reads why', async () => {
  const { page, check, selection, live } = await openList('viewer');
  await check(live.name).click();
  await selection.getByRole('link', { name: 'Compare' }).waitFor();
  await selection.getByRole('button', { name: 'View in TensorBoard' }).waitFor();
  const others = selection
    .getByRole('button')
    .filter({ hasNotText: /that match$|^esc$/ })
    .and(page.locator(':not([aria-disabled=true])'));
  await expect.poll(() => others.allTextContents()).toEqual(['View in TensorBoard', 'Why?']);
});

test("the project's views are opened by a viewer, and changed by users who may edit its notes", async () => {
  const editorList = await openList('editor');
  const line = async ({ openMenu }: typeof editorList, name: RegExp) =>
    (await openMenu('Views')).getByRole('menuitem', { name }).click();
  await line(editorList, /^Save this view/);
  const form = dialogOf(editorList.page, 'Save view');
  await form.field('Name').fill('Of us all');
  await form.dialog.getByText('For the project', { exact: true }).click();
  await form.submit('Save view');
  const viewerList = await openList('viewer');
  // the list has this view already, and shows that
  await line(viewerList, /^Of us all/);
  await line(viewerList, /^Manage views/);
  const { button } = dialogOf(viewerList.page, 'Saved views');
  for (const action of ['Rename', 'Delete'])
    await expect.poll(() => button(`${action} Of us all`).isDisabled()).toBe(true);
});

test('an editor has the actions that the state allows', async () => {
  const { openRowMenu, live } = await openList('editor');
  const menu = await openRowMenu(live.name);
  for (const action of ['Fork', 'Edit', 'Kill'])
    await menu.getByRole('menuitem', { name: action, exact: true }).waitFor();
});

test('a user without a role does not see the project', async () => {
  const page = await fixture.open('projects/2/experiments', { username: 'norole' });
  await page.getByText("Page not found or you don't have access").waitFor();
});
