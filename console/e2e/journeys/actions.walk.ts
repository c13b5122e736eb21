import { getExperiment } from '@trainyard/sdk/calls';
import { describe, expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentList } from './objects/experiment-list';
import { choose } from './objects/select';

const fixture = openConsole('--seed', '7');

async function openList(query = '', username = 'admin') {
  const page = await fixture.open(`projects/2/experiments${query}`, { username });
  const list = experimentList(page);
  await list.links.first().waitFor();
  return { page, ...list };
}

/** The current state of an experiment on the master. */
const read = async (experimentId: number) =>
  (await getExperiment(await fixture.callerFor(), { experimentId })).experiment;
const stateOf = async (id: number) => (await read(id)).state;

// in the demo of seed 7; only one walk changes each
const running = { id: 107, name: 'vit-b16-augmix' };
const paused = { id: 105, name: 'effnet-b3-ema' };
const done = { id: 86, name: 'unet-fp16-baseline-2' };
const moved = { id: 84, name: 'detr-no-aux-loss-2' };
const deleted = { id: 81, name: 'bit-m-r101-transfer-2' };
const edited = { id: 79, name: 'mobilenetv3-qat-bf16' };
const source = { id: 78, name: 'effnet-b3-ema-bf16' };
const many = [
  { id: 87, name: 'segformer-b2-ade-lr-half' },
  { id: 83, name: 'maskrcnn-anchor-search-2' },
];

const idOf = (url: string) => Number(/\/experiments\/(\d+)/.exec(url)?.[1]);

describe('row menu', () => {
  test('offers the actions that the state allows, with reasons for the others', async () => {
    const { openRowMenu } = await openList();
    const menu = await openRowMenu(running.name);
    const actions = ['Pause', 'Edit', 'Fork', 'Continue Trial', 'Hyperparameter Search'];
    for (const action of [...actions, 'View in TensorBoard', 'Move', 'Cancel', 'Kill'])
      await menu.getByRole('menuitem', { name: action, exact: true }).waitFor();
    await expect
      .poll(() => menu.getByRole('menuitem', { name: /^(Activate|Unarchive)/ }).count())
      .toBe(0);
    const remove = menu.getByRole('menuitem', { name: /^Delete/ });
    await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => remove.textContent()).toContain('Only an experiment that has ended');
  });

  test('pauses and activates at once, also on the master', async () => {
    const { row, openRowMenu } = await openList();
    await (await openRowMenu(running.name)).getByRole('menuitem', { name: 'Pause' }).click();
    await row(running.name).getByText('Paused').waitFor();
    await expect.poll(() => stateOf(running.id)).toBe('STATE_PAUSED');
    await (await openRowMenu(running.name)).getByRole('menuitem', { name: 'Activate' }).click();
    await expect.poll(() => stateOf(running.id)).not.toBe('STATE_PAUSED');
  });

  test('archives at once and undoes it', async () => {
    const { page, openRowMenu } = await openList();
    await (await openRowMenu(done.name)).getByRole('menuitem', { name: 'Archive' }).click();
    await expect.poll(async () => (await read(done.id)).archived).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await read(done.id)).archived).toBe(false);
  });

  test('by right click: kills only after a confirmation', async () => {
    const { page, rightClick } = await openList();
    const dialog = dialogOf(page, 'Confirm Experiment Kill');
    await (await rightClick(paused.name)).getByRole('menuitem', { name: 'Kill' }).click();
    await dialog.findText(`Are you sure you want to kill experiment ${paused.id}?`);
    await dialog.cancel();
    expect(await stateOf(paused.id)).toBe('STATE_PAUSED');
    await (await rightClick(paused.name)).getByRole('menuitem', { name: 'Kill' }).click();
    await dialog.submit('Kill');
    await expect.poll(() => stateOf(paused.id)).toMatch(/STOPPING_KILLED|CANCELED/);
  });

  test('deletes only after a confirmation', async () => {
    const { page, openRowMenu } = await openList();
    await (await openRowMenu(deleted.name)).getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = dialogOf(page, 'Confirm Experiment Deletion');
    await dialog.findText(`Are you sure you want to delete experiment ${deleted.id}?`);
    await dialog.submit('Delete Experiment');
    await expect
      .poll(() => stateOf(deleted.id).catch(() => 'gone'))
      .toMatch(/^STATE_DELETING$|^STATE_DELETED$|^gone$/);
  });
});

async function openSearchForm() {
  const { page, openRowMenu } = await openList();
  const menu = await openRowMenu(source.name);
  await menu.getByRole('menuitem', { name: 'Hyperparameter Search' }).click();
  return { page, form: dialogOf(page, 'Hyperparameter Search') };
}

describe('forms', () => {
  test('editing: a name of 1 to 128 characters', async () => {
    const { page, row, openRowMenu } = await openList();
    await (await openRowMenu(edited.name))
      .getByRole('menuitem', { name: 'Edit', exact: true })
      .click();
    const form = dialogOf(page, 'Edit Experiment');
    await expect.poll(() => form.button('Save').getAttribute('aria-disabled')).toBe('true');
    await form.field('Experiment name').fill('x'.repeat(129));
    await form.findText('Name must be 1 ~ 128 characters');
    await form.field('Experiment name').fill('<i>new</i> name');
    await form.field('Description').fill('what it was for');
    await form.submit('Save');
    await row('<i>new</i> name').waitFor();
    await expect
      .poll(() => read(edited.id))
      .toMatchObject({
        name: '<i>new</i> name',
        description: 'what it was for',
      });
  });

  test('moving: to a project of another workspace', async () => {
    const { page, row, openRowMenu } = await openList();
    await (await openRowMenu(moved.name)).getByRole('menuitem', { name: 'Move' }).click();
    const { dialog, button, findText } = dialogOf(page, 'Move Experiment');
    await dialog.getByRole('option', { name: /^Language/ }).click();
    // it is disabled, and shows the reason when it is tried
    await button('Move Experiment').click({ force: true });
    await findText('Project is required');
    await dialog.getByRole('listbox', { name: 'Project' }).getByRole('option').first().click();
    await button('Move Experiment').click();
    await page.getByText('Move Success', { exact: true }).waitFor();
    // rows keep their places under the focus, except after an action of the user; then the focus
    // returns
    await row(moved.name).waitFor({ state: 'detached' });
    await expect.poll(async () => (await read(moved.id)).workspaceName).toBe('Language');
  });

  test('forking: another name, the whole config, its errors', async () => {
    const { page, openRowMenu } = await openList();
    await (await openRowMenu(source.name)).getByRole('menuitem', { name: 'Fork' }).click();
    const form = dialogOf(page, `Fork Experiment ${source.id}`);
    await form.field('Experiment name').fill('');
    await form.findText('Please provide a new experiment name.');
    await form.field('Experiment name').fill('forked by hand');
    await form.button('Show Full Config').click();
    await form.dialog.getByRole('textbox', { name: 'config.yaml' }).waitFor();
    await form.button('Show Simple Config').click();
    await form.findText('The config is valid.');
    await form.button('Fork').click();
    await page.getByRole('heading', { level: 1, name: 'forked by hand' }).waitFor();
    expect((await read(idOf(page.url()))).forkedFrom).toBe(source.id);
  });

  test('searching: two pages, a preview, valid ranges', async () => {
    const { page, form } = await openSearchForm();
    await form.field('New experiment name').fill('searched by hand');
    await form.field('Max trials').fill('');
    await form.findText('Max trials required');
    await form.field('Max trials').fill('5');
    await form.dialog.getByText('Random', { exact: true }).click();
    await form.findText('5 trials');
    await form.button('Select Hyperparameters').click();
    await choose(page, 'Type of lr', 'Double');
    await form.findText(/Minimum value is required\./);
    await form.field('Min value of lr').fill('0.5');
    await form.field('Max value of lr').fill('0.1');
    await form.findText('Maximum value must be above the minimum value.');
    await form.field('Min value of lr').fill('0.01');
    await form.findText('The config is valid.');
    await form.button('Run Experiment').click();
    await page.waitForURL((url) => idOf(url.href) > 113);
    const experiment = await read(idOf(page.url()));
    expect(experiment.config).toMatchObject({
      searcher: { name: 'random', max_trials: 5 },
      hyperparameters: { lr: { type: 'double', minval: 0.01, maxval: 0.1 } },
    });
  });

  test('searching by grid: each point is a trial', async () => {
    const { page, form } = await openSearchForm();
    await form.field('New experiment name').fill('searched by grid');
    await form.dialog.getByText('Grid', { exact: true }).click();
    await form.field('Max trials').waitFor({ state: 'detached' });
    await form.button('Select Hyperparameters').click();
    await choose(page, 'Type of lr', 'Double');
    await form.field('Min value of lr').fill('0.01');
    await form.field('Max value of lr').fill('0.1');
    await form.findText(/Grid count is required\./);
    await form.field('Grid Count of lr').fill('1.5');
    await form.findText(/Grid count must be a whole number\./);
    await form.field('Grid Count of lr').fill('4');
    await form.findText('4 trials');
    await form.findText('The config is valid.');
    await form.button('Run Experiment').click();
    await page.getByRole('heading', { level: 1, name: 'searched by grid' }).waitFor();
    const { searcher, hyperparameters } = (await read(idOf(page.url()))).config ?? {};
    expect(searcher).toMatchObject({ name: 'grid' });
    expect(searcher).not.toHaveProperty('max_trials');
    expect(hyperparameters).toMatchObject({
      lr: { type: 'double', minval: 0.01, maxval: 0.1, count: 4 },
    });
  });

  test('continuing: for at least one more', async () => {
    const { page, openRowMenu } = await openList();
    await (await openRowMenu(source.name))
      .getByRole('menuitem', { name: 'Continue Trial' })
      .click();
    const form = dialogOf(page, /^Continue Trial \d+$/);
    await form.field('Max batches').fill('');
    await form.findText('Please provide a max length.');
    await form.field('Max batches').fill('0');
    await form.findText('Max length must be at least 1.');
    await form.field('Max batches').fill('120');
    await form.findText('The config is valid.');
    await form.button('Continue Trial').click();
    await page.waitForURL((url) => idOf(url.href) > 113);
    const experiment = await read(idOf(page.url()));
    expect(experiment.description).toMatch(/^Continuation of trial \d+, experiment 78/);
    expect(experiment.config?.searcher).toMatchObject({
      name: 'single',
      max_length: { batches: 120 },
    });
  });
});

describe('bulk', () => {
  test('several are archived at once, and one toast shows the result with Undo', async () => {
    const { page, check, selection, row } = await openList();
    for (const { name } of many) await check(name).click();
    await selection.getByText('2 selected').waitFor();
    await selection.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByText('Archive succeeded for 2 experiments', { exact: true }).waitFor();
    await selection.waitFor({ state: 'detached' });
    for (const { id, name } of many) {
      await row(name).waitFor({ state: 'detached' });
      expect((await read(id)).archived).toBe(true);
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Unarchive succeeded for 2 experiments', { exact: true }).waitFor();
    for (const { id, name } of many) {
      await row(name).waitFor();
      expect((await read(id))?.archived).toBe(false);
    }
  });

  test('all matching ones are selected, and deselected', async () => {
    const { grid, total, selection } = await openList('?name=yolo');
    const count = Number.parseInt((await total.textContent()) ?? '', 10);
    await grid.getByRole('checkbox', { name: 'Select all' }).click();
    await selection.getByText(`${count} selected`).waitFor();
    await selection.getByRole('button', { name: 'Clear selection' }).click();
    await selection.waitFor({ state: 'detached' });
  });

  test('the chosen ones are compared', async () => {
    const { page, check, selection } = await openList();
    await check(running.name).click();
    await check(done.name).click();
    await selection.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare Experiments' }).waitFor();
    await page.getByRole('table', { name: 'Experiments to compare' }).waitFor();
    expect(page.url()).toContain(`id=${running.id}`);
    expect(page.url()).toContain(`id=${done.id}`);
  });
});
