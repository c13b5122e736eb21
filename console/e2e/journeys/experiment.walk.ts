import {
  getExperiment,
  getExperimentCheckpoints,
  getExperiments,
  getTrial,
  patchExperiment,
} from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { chart } from './objects/chart';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentPage } from './objects/experiment-page';
import { choose } from './objects/select';
import { toWorkloads } from './objects/workloads';

const fixture = openConsole('--seed', '7');

async function find(fits: (experiment: Experiment) => boolean) {
  const { experiments } = await getExperiments(await fixture.callerFor(), { limit: 0 });
  const match = experiments.find(fits);
  if (!match) throw new Error('the demo has no such experiment');
  return match;
}

const stateOf = async (experimentId: number) =>
  (await getExperiment(await fixture.callerFor(), { experimentId })).experiment.state;

/** Batches of the only trial, and those of its checkpoints. */
async function batchesOf(id: number) {
  const client = await fixture.callerFor();
  const trialId = (await getExperiment(client, { experimentId: id })).experiment.trialIds[0];
  const { trial } = await getTrial(client, { trialId: trialId ?? 0 });
  const { checkpoints } = await getExperimentCheckpoints(client, { experimentId: id, limit: 0 });
  const saved = checkpoints.map(({ metadata }) => Number(metadata?.steps_completed));
  return { trained: trial.totalBatchesProcessed, saved: Math.max(...saved) };
}

const isSingle = ({ searcherType }: Experiment) => searcherType === 'single';
const isDone = ({ state, archived }: Experiment) => state === 'STATE_COMPLETED' && !archived;
const running = 108;

async function openExperiment(id: number, tab = '') {
  const page = await fixture.open(`experiments/${id}${tab}`);
  const object = experimentPage(page);
  await object.tabs.waitFor();
  return { page, ...object };
}

describe('the header', () => {
  test('a running one is paused, activated and stopped, also on the master', async () => {
    const { page, button } = await openExperiment(running, '/notes');
    await button('Pause').click();
    await button('Activate').waitFor();
    await expect.poll(() => stateOf(running)).toBe('STATE_PAUSED');
    await button('Activate').click();
    await button('Pause').waitFor();
    await expect.poll(() => stateOf(running)).not.toBe('STATE_PAUSED');
    // Escape closes the last opened layer: the toast appears before the dialog
    await page.getByText(/^Activated /).waitFor();
    await button('Stop').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Stop' });
    await dialog.getByText(`Are you sure you want to stop experiment ${running}?`).waitFor();
    await expect
      .poll(() => dialog.getByLabel('Save checkpoint before stopping').isChecked())
      .toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await stateOf(running)).not.toMatch(/STOPPING|CANCELED/);
  });

  // in the demo with seed 7, between two of its checkpoints
  test.each([
    { how: 'with a last checkpoint', id: 115, isSaved: true },
    { how: 'without one: what was trained since is lost', id: 107, isSaved: false },
  ])('a running one is stopped $how', async ({ id, isSaved }) => {
    const { page, main, button } = await openExperiment(id, '/notes');
    const { dialog, cancel, findText, submit } = dialogOf(page, 'Confirm Stop');
    const save = dialog.getByRole('checkbox', { name: 'Save checkpoint before stopping' });
    await button('Stop').click();
    await save.click();
    await findText('Progress since the last checkpoint will be lost.');
    await cancel();
    expect(await stateOf(id)).toBe('STATE_RUNNING');
    await button('Stop').click();
    // an undone change is not stored
    await expect.poll(() => save.isChecked()).toBe(true);
    if (!isSaved) await save.click();
    await submit('Stop Experiment');
    await main
      .getByText(/^Cancel(ing|ed)$/)
      .first()
      .waitFor();
    await expect.poll(() => stateOf(id)).toBe('STATE_CANCELED');
    const { trained, saved } = await batchesOf(id);
    if (isSaved) expect(saved).toBe(trained);
    else expect(saved).toBeLessThan(trained);
  });

  test('its tabs are those of one trial, with its checkpoints', async () => {
    const { tabNames, tab, title, fact } = await openExperiment(running, '/overview');
    await title('convnext-distill').waitFor();
    const names = async () => (await tabNames()).map((name) => name.split(' ')[0]);
    const expected = 'Overview Hyperparameters Checkpoints Usage Code Notes Profiler Logs';
    await expect.poll(names).toEqual(expected.split(' '));
    await tab(/^Checkpoints \d+$/).waitFor();
    for (const name of ['Batches', 'Checkpoints', 'Best Checkpoint', 'Restarts', 'Throughput'])
      await fact(name).waitFor();
    await expect.poll(() => fact('Restarts').textContent()).toMatch(/^\d+ of \d+$/);
  });

  test.each([
    { of: 'one that ended', fits: isDone, has: 'Archive', lacks: 'Unarchive' },
    {
      of: 'an archived one',
      fits: (each: Experiment) => each.archived,
      has: 'Unarchive',
      lacks: 'Edit',
    },
  ])('the menu of $of', async ({ fits, has, lacks }) => {
    const experiment = await find((each) => isSingle(each) && fits(each));
    const { button, openMenu, main } = await openExperiment(experiment.id, '/notes');
    const archived = main.getByText('Archived', { exact: true });
    await expect.poll(() => archived.count()).toBe(experiment.archived ? 1 : 0);
    await button('More actions').waitFor();
    for (const name of ['Pause', 'Activate', 'Stop'])
      await expect.poll(() => button(name).count()).toBe(0);
    const items = await openMenu();
    const words = async () =>
      (await items.allTextContents()).map((line) => line.trim().replace(/\.+$/, ''));
    // parts of the menu load later
    const expected = [has, 'Download Experiment Code', 'Hyperparameter Search'];
    await expect.poll(words).toEqual(expect.arrayContaining(expected));
    expect(await words()).not.toContain(lacks);
  });

  test('tags are added and removed; the description is among the facts', async () => {
    const { id } = await find((each) => isSingle(each) && isDone(each));
    await patchExperiment(await fixture.callerFor(), {
      experimentId: id,
      body: { id, description: 'why <b>this</b> was run' },
    });
    const { page, button, main } = await openExperiment(id, '/notes');
    await main.getByText('why <b>this</b> was run').waitFor();
    await button('Add tag').click();
    const field = page.getByRole('combobox', { name: 'New tag' });
    await field.fill('walked');
    await field.press('Enter');
    await main.getByRole('link', { name: 'walked', exact: true }).waitFor();
    const labels = async () =>
      (await getExperiment(await fixture.callerFor(), { experimentId: id })).experiment.labels;
    await expect.poll(labels).toContain('walked');
    await button('Remove tag walked').click();
    await expect.poll(labels).not.toContain('walked');
  });

  test.each([
    ['experiments/abc', 'Invalid Experiment ID abc'],
    ['experiments/99999', "Page not found or you don't have access"],
  ])('%s', async (path, words) => {
    const page = await fixture.open(path);
    await page.getByText(words).first().waitFor();
  });
});

describe('the tabs of one trial', () => {
  test('charts are filtered, measured by another axis and on a log scale, all in the link', async () => {
    const { page, main } = await openExperiment(running, '/overview');
    await chart(page, 'loss').figure.waitFor();
    await main.getByText('Epoch', { exact: true }).click();
    await main.getByText('Log', { exact: true }).click();
    await main.getByRole('searchbox').fill('loss');
    await page.waitForURL(/scale=log/);
    await page.waitForURL(/x=epoch/);
    await page.waitForURL(/filter=loss/);
    await expect.poll(() => page.getByRole('figure').count()).toBe(1);
    await chart(page, 'loss').openTable();
    await page.getByRole('columnheader', { name: 'Epoch' }).waitFor();
  });

  test('workloads are filtered by content; metrics are columns', async () => {
    const { page, rows, main } = await openExperiment(running, '/overview');
    await toWorkloads(page);
    const batches = rows('Workloads');
    const before = await batches.count();
    await choose(page, 'Show', 'Has Checkpoint');
    await expect.poll(() => batches.count()).toBeLessThan(before);
    await expect
      .poll(() => main.getByRole('link', { name: /^Checkpoint/ }).count())
      .toBeGreaterThan(0);
    for (const kind of ['All', 'Has Validation', 'Has Checkpoint or Validation'])
      await choose(page, 'Show', kind);
    // it runs: more may have been reported
    await expect.poll(() => batches.count()).toBeGreaterThanOrEqual(before);
    await main.getByRole('button', { name: /^Metrics 1 of/ }).click();
    await page.getByRole('option', { name: /grad_norm/ }).click();
    await main.getByRole('columnheader', { name: /grad_norm/ }).waitFor();
  });

  test('hyperparameters are a sortable table', async () => {
    const { main } = await openExperiment(running, '/hyperparameters');
    const names = () =>
      main.getByRole('table', { name: 'Hyperparameters' }).getByRole('rowheader').allTextContents();
    await main.getByRole('rowheader', { name: 'lr', exact: true }).waitFor();
    const before = await names();
    await main.getByRole('button', { name: 'Hyperparameter', exact: true }).click();
    await expect.poll(names).not.toEqual(before);
    expect((await names()).toSorted()).toEqual(before.toSorted());
  });

  test('code: the configs come before the files, each read-only and downloaded under its name', async () => {
    const { page, main } = await openExperiment(running, '/code');
    const tree = main.getByRole('tree', { name: 'Files' });
    await tree.getByRole('treeitem', { name: 'model_def.py' }).waitFor();
    const first = (await tree.getByRole('treeitem').allTextContents()).slice(0, 2);
    expect(first).toEqual(['Submitted Configuration', 'Runtime Configuration']);
    for (const [name, findText, file] of [
      [first[0], 'original submitted config', `${running}_submitted_configuration.yaml`],
      [
        first[1],
        'after merge with defaults and templates',
        `${running}_runtime_configuration.yaml`,
      ],
      ['model_def.py', 'read-only', 'model_def.py'],
    ] as const) {
      await tree.getByRole('treeitem', { name }).click();
      const open = main.getByRole('region', { name });
      await open.getByText(findText).first().waitFor();
      await open.getByText('read-only').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        open.getByRole('button', { name: 'Download file' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
    }
    await page.waitForURL(/model_def\.py/);
  });

  test('notes are edited; an unsaved draft is kept across tabs', async () => {
    const { id } = await find((each) => isSingle(each) && isDone(each) && each.notes === '');
    const { page, main, tab } = await openExperiment(id, '/notes');
    await main.getByRole('textbox', { name: 'Markdown' }).fill('warm-up was *too short*');
    await tab('Overview').click();
    await page.waitForURL(/overview/);
    await page.getByRole('figure').first().waitFor();
    await tab('Notes').click();
    const field = main.getByRole('textbox', { name: 'Markdown' });
    await expect.poll(() => field.inputValue()).toBe('warm-up was *too short*');
    await main.getByRole('button', { name: 'Save' }).click();
    await main.getByRole('emphasis').or(main.locator('em')).first().waitFor();
    const savedNotes = async () =>
      (await getExperiment(await fixture.callerFor(), { experimentId: id })).experiment.notes;
    await expect.poll(savedNotes).toBe('warm-up was *too short*');
  });

  test('the profiler draws throughput, timings and the machines', async () => {
    const { page } = await openExperiment(running, '/profiler');
    for (const name of ['Throughput', 'Timing Metrics', 'gpu_util'])
      await chart(page, name).figure.waitFor();
    await choose(page, 'Metric Name', 'cpu_util_simple');
    await chart(page, 'cpu_util_simple').figure.getByText('%').first().waitFor();
    await page.waitForURL(/metric=cpu_util_simple/);
    await expect.poll(() => page.getByRole('combobox', { name: 'GPU' }).count()).toBe(0);
  });

  test('the newest line of its log links to the log', async () => {
    const { page } = await openExperiment(running, '/notes');
    await page.getByRole('link', { name: /^View Logs: / }).click();
    await page.waitForURL(/\/logs/);
    await page.getByRole('log').waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^View Logs: / }).count()).toBe(0);
  });
});
