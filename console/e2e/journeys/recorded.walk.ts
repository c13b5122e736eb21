import { describe, expect, test } from 'vitest';
import { chart } from './objects/chart';
import { comparePage } from './objects/compare-page';
import { openConsole } from './objects/console-fixture';
import { experimentList } from './objects/experiment-list';
import { experimentPage } from './objects/experiment-page';
import { logView } from './objects/log-view';
import { trialComparison } from './objects/trial-comparison';
import { trialPage } from './objects/trial-page';

/** The answers of real masters. */
const recordings = process.env.TRAINYARD_RECORDINGS;

describe.runIf(recordings)('read-only pages, on the answers of a real master', () => {
  const fixture = openConsole('--replay', `${recordings}/0.23.4`);
  /** an adaptive search, and a single trial */
  const search = 24;
  const single = 23;

  test('the list of a project, and a link to one of it', async () => {
    const page = await fixture.open('projects/2/experiments');
    const { links, row, columns } = experimentList(page);
    await links.first().waitFor();
    await expect.poll(columns).toContain('state');
    await row('run-asha').getByRole('link', { name: 'run-asha', exact: true }).click();
    await experimentPage(page).title('run-asha').waitFor();
  });

  test('the tabs and facts of a search', async () => {
    const page = await fixture.open(`experiments/${search}/visualization/learning-curve`);
    const { tabs, tabNames, fact } = experimentPage(page);
    await tabs.waitFor();
    const names = async () => (await tabNames()).map((name) => name.split(' ')[0]);
    await expect
      .poll(names)
      .toEqual(['Visualization', 'Trials', 'Insights', 'Code', 'Notes', 'Logs']);
    await expect.poll(() => fact('Searcher').textContent()).toBe('adaptive_asha');
    await expect.poll(() => fact('Trials').textContent()).toBe('12');
    await page.getByRole('figure').first().waitFor();
  });

  test('the trials of a search, and a link to one of them', async () => {
    const page = await fixture.open(`experiments/${search}/trials`);
    const { main } = experimentPage(page);
    const boxes = main.getByRole('checkbox', { name: /^Choose trial / });
    await expect.poll(() => boxes.count()).toBe(12);
    await main.getByRole('link', { name: '100', exact: true }).first().click();
    await trialPage(page).title(100).waitFor();
  });

  test('compared trials, one of which cannot be read', async () => {
    // each one was only recorded for 100 and 109
    const page = await fixture.open(
      `experiments/${search}/trials?compare=true&row=100&row=109&row=101`,
    );
    const { dialog, column, heads, values } = trialComparison(page);
    for (const id of [100, 109]) await column(id).waitFor();
    const alert = dialog.getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(/^Unable to fetch Trial 101\./);
    await alert.getByRole('button', { name: 'Leave out' }).click();
    await alert.waitFor({ state: 'detached' });
    await expect.poll(() => heads.count()).toBe(2);
    await expect.poll(() => values('Batches Processed')).toEqual(['64', '64']);
    await expect.poll(() => values('[V] validation_error')).toEqual(['● 0.6358, best', '0.6656']);
    await expect.poll(() => values('layers')).toEqual(['1', '8']);
  });

  test.each([
    { panel: 'importance', texts: /at least 20 trials that measured .*; this search has 8\.$/ },
    { panel: 'failures', texts: /of 12 trials ended without an error\.$/ },
    { panel: 'rungs', texts: 'Cut at' },
    { panel: 'timeline', texts: 'Slot time' },
    { panel: 'usage', texts: 'Checkpoints with files' },
  ])('insights: $panel', async ({ panel, texts }) => {
    const page = await fixture.open(`experiments/${search}/insights/${panel}`);
    await experimentPage(page).main.getByText(texts).first().waitFor();
  });

  test('a single trial: its charts, checkpoints and hyperparameters', async () => {
    const page = await fixture.open(`experiments/${single}/overview`);
    const { title, tab, rows, main } = experimentPage(page);
    await title('run-single').waitFor();
    await page.getByRole('figure').first().waitFor();
    await tab(/^Checkpoints/).click();
    await rows('Checkpoints').first().waitFor();
    await tab('Hyperparameters').click();
    await main.getByRole('rowheader').first().waitFor();
  });

  test('a trial of a search: its chart and its log', async () => {
    const page = await fixture.open(`experiments/${search}/trials/100/overview`);
    const { title, tab } = trialPage(page);
    await title(100).waitFor();
    await chart(page, 'loss').figure.waitFor();
    await tab(/^Logs/).click();
    await logView(page).lines.first().waitFor();
  });

  test('experiments side by side', async () => {
    const page = await fixture.open(`experiment-compare?id=${single}&id=${search}`);
    const { settings, heads } = comparePage(page);
    await settings.waitFor();
    await expect.poll(() => heads.count()).toBeGreaterThan(1);
  });
});

describe.runIf(recordings)('read-only pages, on the answers of a 0.38 master', () => {
  const fixture = openConsole('--replay', `${recordings}/0.38.1`);
  const search = 11;

  test('the list of a project, requested in the form of that master', async () => {
    const page = await fixture.open('projects/2/experiments');
    const { links, total, row } = experimentList(page);
    await links.first().waitFor();
    await expect.poll(() => total.textContent()).toBe('7 experiments');
    await row('run-asha').getByText('adaptive_asha', { exact: true }).waitFor();
    await row('run-asha').getByRole('link', { name: 'run-asha', exact: true }).first().waitFor();
  });

  test('a search: its facts, its curves and its trials', async () => {
    const page = await fixture.open(`experiments/${search}/visualization/learning-curve`);
    const { fact, tab, main, title } = experimentPage(page);
    await title('run-asha').waitFor();
    await chart(page, 'validation_error').figure.waitFor();
    // that master sends the name in quotes here, and without elsewhere
    await expect.poll(() => fact('Searcher').textContent()).toBe('adaptive_asha');
    await expect.poll(() => fact('Trials').textContent()).toBe('5');
    await tab(/^Trials/).click();
    const boxes = main.getByRole('checkbox', { name: /^Choose trial / });
    await expect.poll(() => boxes.count()).toBe(5);
  });

  test.each([
    // of that master, the series of these trials are not among the answers
    { panel: 'importance', texts: /at least 20 trials that measured .*; this search has 0\.$/ },
    { panel: 'failures', texts: /of 5 trials ended without an error\.$/ },
    { panel: 'usage', texts: 'Checkpoints with files' },
  ])('insights: $panel', async ({ panel, texts }) => {
    const page = await fixture.open(`experiments/${search}/insights/${panel}`);
    await experimentPage(page).main.getByText(texts).first().waitFor();
  });
});
