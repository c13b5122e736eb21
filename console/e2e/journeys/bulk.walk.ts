import { getExperiment, getTensorboards } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentList } from './objects/experiment-list';

const fixture = openConsole('--seed', '7');

// in the demo of seed 7
const running = { id: 107, name: 'vit-b16-augmix' };
const paused = { id: 105, name: 'effnet-b3-ema' };
const done = { id: 86, name: 'unet-fp16-baseline-2' };
const archived = { id: 49, name: 'fcos-giou-v3' };
const several = [
  { id: 87, name: 'segformer-b2-ade-lr-half' },
  { id: 83, name: 'maskrcnn-anchor-search-2' },
];
const deleted = { id: 81, name: 'bit-m-r101-transfer-2' };

const read = async (experimentId: number) =>
  (await getExperiment(await fixture.callerFor(), { experimentId })).experiment;
const stateOf = async (id: number) => (await read(id)).state;

// irreversible actions need a confirmation
const needsConfirmation = new Set(['Kill', 'Delete']);

/** Selects rows and runs an action on all of them. */
async function runOnSelection(name: string, among: { name: string }[], query = '') {
  const page = await fixture.open(`projects/2/experiments${query}`);
  const list = experimentList(page);
  await list.links.first().waitFor();
  for (const each of among) await list.check(each.name).click();
  await list.selection.getByText(`${among.length} selected`).waitFor();
  await list.selection.getByRole('button', { name, exact: true }).click();
  if (needsConfirmation.has(name)) {
    const form = dialogOf(page, `Confirm Batch ${name}`);
    await form.findText(`Are you sure you want to ${name.toLowerCase()} all selected experiments?`);
    if (among.length > 1) await form.findText(/^1 left alone: Only /);
    await form.submit(name);
  }
  await page.getByText(`${name} succeeded for 1 experiment`, { exact: true }).waitFor();
  await list.selection.waitFor({ state: 'detached' });
}

test('pause and activate apply to those that allow it, and skip the others', async () => {
  await runOnSelection('Pause', [running, done]);
  await expect.poll(() => stateOf(running.id)).toBe('STATE_PAUSED');
  expect(await stateOf(done.id)).toBe('STATE_COMPLETED');
  await runOnSelection('Activate', [running, done]);
  await expect.poll(() => stateOf(running.id)).not.toBe('STATE_PAUSED');
});

test('kill applies to a running one', async () => {
  await runOnSelection('Kill', [paused, done]);
  await expect.poll(() => stateOf(paused.id)).toMatch(/STOPPING_KILLED|CANCELED/);
});

test('an archived one is unarchived', async () => {
  await runOnSelection('Unarchive', [archived], `?archived=true&name=${archived.name}`);
  expect((await read(archived.id)).archived).toBe(false);
});

test('deletion applies to an ended one', async () => {
  await runOnSelection('Delete', [deleted]);
  await expect
    .poll(() => stateOf(deleted.id).catch(() => 'gone'))
    .toMatch(/^STATE_DELETING$|^STATE_DELETED$|^gone$/);
});

/** Selects the rows to move and check, and chooses one action for the selection. */
async function choose(name: string) {
  const page = await fixture.open('projects/2/experiments');
  const list = experimentList(page);
  await list.links.first().waitFor();
  for (const each of several) await list.check(each.name).click();
  await list.selection.getByText('2 selected').waitFor();
  return { page, ...list, button: list.selection.getByRole('button', { name, exact: true }) };
}

test('several open in one TensorBoard', async () => {
  const { page, button } = await choose('View in TensorBoard');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await opened.waitForURL(/\/tensor-board\/|\/proxy\//, { waitUntil: 'commit' });
  const { tensorboards } = await getTensorboards(await fixture.callerFor(), { limit: 100 });
  const ids = several.map(({ id }) => id).toSorted();
  expect(tensorboards.map(({ experimentIds }) => experimentIds.toSorted())).toContainEqual(ids);
});

test('several are moved to another project, which the toast names', async () => {
  const { page, button, row } = await choose('Move');
  await button.click();
  const form = dialogOf(page, 'Move Experiments');
  await form.dialog.getByRole('option', { name: /^Language/ }).click();
  const projects = form.dialog.getByRole('listbox', { name: 'Project' });
  await projects.getByRole('option', { name: /^retrieval-embeddings/ }).click();
  await form.submit('Move Experiments');
  await page.getByText('Move Success', { exact: true }).waitFor();
  await page.getByText(/^2 experiments moved to project retrieval-embeddings/).waitFor();
  for (const { id, name } of several) {
    await row(name).waitFor({ state: 'detached' });
    expect((await read(id)).projectName).toBe('retrieval-embeddings');
  }
});

test('a canceled confirmation changes nothing', async () => {
  const page = await fixture.open('projects/2/experiments');
  const { links, check, selection } = experimentList(page);
  await links.first().waitFor();
  await check(done.name).click();
  await selection.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialogOf(page, 'Confirm Batch Delete').cancel();
  await selection.getByText('1 selected').waitFor();
  expect(await stateOf(done.id)).toBe('STATE_COMPLETED');
});
