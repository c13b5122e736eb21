import { getTensorboards } from '@trainyard/sdk/calls';
import { describe, expect, test } from 'vitest';
import { chart } from './objects/chart';
import { openConsole } from './objects/console-fixture';
import { experimentPage } from './objects/experiment-page';
import { choose } from './objects/select';
import { trialComparison } from './objects/trial-comparison';

const fixture = openConsole('--seed', '7');
/** searches of the demo that have ended: an adaptive one, and a custom one */
const search = 1;
const custom = 32;

async function openSearch(path: string) {
  const page = await fixture.open(`experiments/${search}/${path}`);
  const object = experimentPage(page);
  await object.tabs.waitFor();
  return { page, ...object };
}

test('its tabs are those of a search, and its facts are beside its charts', async () => {
  const { tabNames, fact, page } = await openSearch('');
  await page.waitForURL(/\/visualization\/overview$/);
  const names = async () => (await tabNames()).map((name) => name.split(' ')[0]);
  await expect
    .poll(names)
    .toEqual(['Visualization', 'Trials', 'Insights', 'Code', 'Notes', 'Logs']);
  await expect.poll(() => fact('Metric').textContent()).toBe('validation_accuracy');
  await expect.poll(() => fact('Searcher').textContent()).toBe('adaptive_asha');
  await expect.poll(() => fact('Trials').textContent()).toBe('24');
  await expect.poll(() => fact('Checkpoints').textContent()).toMatch(/^\d+ \([\d.]+ [A-Z]B\)$/);
});

test('a search that its owner steers has only curves', async () => {
  const page = await fixture.open(`experiments/${custom}/visualization/hp-heat-map`);
  await page.waitForURL(/\/visualization\/overview$/);
  await page.getByRole('figure').first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^HP / }).count()).toBe(0);
});

describe('the learning curve', () => {
  test('metric, number of trials and scale are selectable and part of the link', async () => {
    const { page, rows, main } = await openSearch('visualization/learning-curve');
    await expect.poll(() => rows('Trials of the curves').count()).toBe(24);
    await choose(page, 'Top trials', 'Top 10 trials');
    await expect.poll(() => rows('Trials of the curves').count()).toBe(10);
    await choose(page, 'Metric', '[T] loss');
    await chart(page, 'loss').figure.waitFor();
    await main.getByText('Log', { exact: true }).click();
    await page.waitForURL(/scale=log/);
    expect(new URL(page.url()).searchParams.get('metric')).toBe('training|loss');
    expect(new URL(page.url()).searchParams.get('trials')).toBe('10');
  });

  test('only selected trials are drawn, and opened as one TensorBoard', async () => {
    const { page, main } = await openSearch('visualization/learning-curve');
    // by their names: the order changes while the curves load
    for (const id of [24, 23])
      await main.getByRole('checkbox', { name: `Choose trial ${id}`, exact: true }).click();
    await main.getByText('2 of 24 trials').waitFor();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      main.getByRole('button', { name: 'View in TensorBoard' }).click(),
    ]);
    await opened.waitForURL(/\/tensor-board\/|\/proxy\//, { waitUntil: 'commit' });
    const { tensorboards } = await getTensorboards(await fixture.callerFor(), { limit: 100 });
    expect(tensorboards.some(({ trialIds }) => trialIds.length === 2)).toBe(true);
  });
});

describe('pictures of hyperparameters', () => {
  test('margin, hyperparameters and scale filter the lines; Reset clears all of them', async () => {
    const { page, main } = await openSearch('visualization/hp-parallel-coordinates');
    const axes = main.getByRole('button', { name: /^Axis / });
    await expect.poll(() => axes.count()).toBe(5);
    await choose(page, 'Batch Margin', '± 50');
    await page.waitForURL(/margin=50/);
    await main.getByRole('button', { name: /^HP All/ }).click();
    await page.getByRole('checkbox', { name: 'lr' }).click();
    await expect.poll(() => axes.count()).toBe(2);
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => axes.count()).toBe(5);
  });

  test('a filter on an axis with the keyboard hides rows of the table', async () => {
    const { page, main, rows } = await openSearch('visualization/hp-parallel-coordinates');
    await expect.poll(() => rows('Trials of the lines').count()).toBe(24);
    await main.getByRole('button', { name: /^Axis lr/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows('Trials of the lines').count()).toBeLessThan(24);
    await page.keyboard.press('Delete');
  });

  test('a scatter plot is enlarged, and keys show its neighbors', async () => {
    const { page } = await openSearch('visualization/hp-scatter-plots');
    const { figure } = chart(page, 'validation_accuracy vs lr');
    await figure.getByRole('button', { name: 'Enlarge' }).click();
    const gallery = page.getByRole('dialog', { name: 'HP Scatter Plots' });
    const place = gallery.getByText(/^\d+ of \d+$/);
    const before = await place.textContent();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place.textContent()).not.toBe(before);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => place.textContent()).toBe(before);
  });

  test('the heat map pairs hyperparameters both ways, as a grid or a list', async () => {
    const { page, main } = await openSearch('visualization/hp-heat-map?hp=lr&hp=dropout');
    for (const name of ['dropout vs lr', 'lr vs dropout']) await chart(page, name).figure.waitFor();
    await expect.poll(() => page.getByRole('figure').count()).toBe(2);
    await main.getByText('List', { exact: true }).click();
    await page.waitForURL(/view=list/);
    await expect.poll(() => page.getByRole('figure').count()).toBe(2);
  });
});

describe('the table of trials', () => {
  test('is sorted by the master by every sortable column', async () => {
    const { page, table, rows } = await openSearch('trials');
    await rows('Trials').first().waitFor();
    for (const [title, key] of [
      ['State', 'state'],
      ['Batches', 'batches'],
      ['Best Validation Metric', 'best'],
      ['Latest Validation Metric', 'latest'],
      ['Started', 'started'],
      ['Duration', 'duration'],
      ['Auto Restarts', 'restarts'],
      ['Checkpoint Size', 'checkpointSize'],
    ]) {
      await table('Trials').getByRole('button', { name: title, exact: true }).click();
      await page.waitForURL(new RegExp(`sort=${key}`));
    }
  });

  test('is filtered by a state without trials, and back', async () => {
    const { page, rows, main } = await openSearch('trials');
    await choose(page, 'State', 'Canceled');
    await main.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect.poll(() => rows('Trials').count()).toBeGreaterThan(10);
  });

  test('the best checkpoint of a row opens over it', async () => {
    const { page, main } = await openSearch('trials');
    await main
      .getByRole('link', { name: /^Best checkpoint / })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Best Checkpoint' }).getByText('Location').waitFor();
  });

  test('selected trials are compared on a page', async () => {
    const { page, main } = await openSearch('trials');
    for (const id of [24, 23])
      await main.getByRole('checkbox', { name: `Choose trial ${id}` }).click();
    await main.getByRole('link', { name: 'Compare Trials' }).click();
    await page.waitForURL(/experiment-compare\?trial=24&trial=23$/);
    await page.getByRole('heading', { name: 'Compare Trials' }).waitFor();
    await main.getByRole('table', { name: 'Trials to compare' }).waitFor();
  });

  test('a link opens the values of trials; it keeps this over a reload; removing the last one closes it', async () => {
    // the dialog hides the tabs of its page
    const page = await fixture.open(`experiments/${search}/trials?compare=true&row=24&row=23`);
    const { dialog, heads, rows, column, remove } = trialComparison(page);
    await dialog.getByText(`Experiment ${search} Trial Comparison`).waitFor();
    await column(24).waitFor();
    await expect.poll(() => heads.count()).toBe(2);
    await page.reload();
    await column(23).waitFor();
    await expect
      .poll(async () => (await rows.allTextContents()).slice(0, 3))
      .toEqual(['State', 'Batches Processed', 'Total Checkpoint Size']);
    for (const id of [24, 23]) await remove(id);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).searchParams.has('compare')).toBe(false);
  });
});

describe('insights', () => {
  test.each([
    { panel: 'failures', texts: '24 of 24 trials ended without an error.' },
    { panel: 'rungs', texts: 'Cut at' },
    { panel: 'timeline', texts: 'Slot time' },
    { panel: 'importance', texts: /of the variance\.$/ },
    { panel: 'usage', texts: 'Checkpoints with files' },
  ])('$panel', async ({ panel, texts }) => {
    const { main } = await openSearch(`insights/${panel}`);
    await main.getByText(texts).first().waitFor();
  });

  test('an unknown part shows the first with something to show', async () => {
    const { page } = await openSearch('insights/nonsense');
    await page.waitForURL(/\/insights\/rungs$/);
    await page.getByText('Cut at').first().waitFor();
  });
});
