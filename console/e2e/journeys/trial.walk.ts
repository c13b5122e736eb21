import { hasAbility } from '@trainyard/sdk';
import {
  getExperiment,
  getExperiments,
  getExperimentTrials,
  getMaster,
  getTensorboards,
  getTrial,
} from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import { expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { choose } from './objects/select';
import { trialPage } from './objects/trial-page';
import { toWorkloads } from './objects/workloads';

const fixture = openConsole('--seed', '7');
/** a finished search of the demo */
const search = 1;

async function trialIds(experimentId = search) {
  const { experiment } = await getExperiment(await fixture.callerFor(), { experimentId });
  return experiment.trialIds.toSorted((one, other) => one - other);
}

async function openTrial(id: number, tab = 'overview') {
  const page = await fixture.open(`experiments/${search}/trials/${id}/${tab}`);
  const object = trialPage(page);
  await object.title(id).waitFor();
  return { page, ...object };
}

test('a link without its experiment is completed; the breadcrumb is above it', async () => {
  const [id = 0] = await trialIds();
  const page = await fixture.open(`trials/${id}`);
  const { title, crumbs } = trialPage(page);
  await title(id).waitFor();
  await page.waitForURL(new RegExp(`/experiments/${search}/trials/${id}/overview$`));
  await expect.poll(() => page.title()).toContain(`Trial ${id}`);
  await crumbs.getByRole('link', { name: 'resnet50-lr-sweep' }).click();
  await page.waitForURL(new RegExp(`/experiments/${search}/`));
});

test.each([
  ['trials/abc', 'Invalid Trial ID abc'],
  [`experiments/${search}/trials/99999`, "Page not found or you don't have access"],
])('%s', async (path, words) => {
  const page = await fixture.open(path);
  await page.getByText(words).first().waitFor();
});

test('its neighbors are one click away; the first has no previous one', async () => {
  const [first = 0, second = 0] = await trialIds();
  const { page, neighbor, title } = await openTrial(first);
  await neighbor('Next Trial').waitFor();
  await expect.poll(() => neighbor('Previous Trial').count()).toBe(0);
  await neighbor('Next Trial').click();
  await title(second).waitFor();
  await neighbor('Previous Trial').click();
  await page.waitForURL(new RegExp(`/trials/${first}/`));
});

test('its TensorBoard opens, and the master runs it for this trial', async () => {
  const [id = 0] = await trialIds();
  const { page, action } = await openTrial(id);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    action('TensorBoard').click(),
  ]);
  await opened.waitForURL(/\/tensor-board\/|\/proxy\//, { waitUntil: 'commit' });
  const { tensorboards } = await getTensorboards(await fixture.callerFor(), { limit: 100 });
  expect(tensorboards.filter(({ trialIds }) => trialIds.includes(id))).toHaveLength(1);
});

test('it is continued as a separate experiment', async () => {
  const [id = 0] = await trialIds();
  const { page, action } = await openTrial(id);
  await action('Continue Trial').click();
  const dialog = page.getByRole('dialog', { name: `Continue Trial ${id}` });
  await dialog.getByLabel('Experiment name').fill('walked on');
  await dialog.getByRole('button', { name: 'Continue Trial', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'walked on' }).waitFor();
  const { experiments } = await getExperiments(await fixture.callerFor(), { name: 'walked on' });
  expect(experiments.map(({ forkedFrom, searcherType }) => [forkedFrom, searcherType])).toEqual([
    [search, 'single'],
  ]);
});

test('a search starts from its values', async () => {
  const [id = 0] = await trialIds();
  const { trial } = await getTrial(await fixture.callerFor(), { trialId: id });
  const { page, action } = await openTrial(id);
  await action('Hyperparameter Search').click();
  const dialog = page.getByRole('dialog', { name: 'Hyperparameter Search' });
  await dialog.getByRole('button', { name: 'Select Hyperparameters' }).click();
  await choose(page, 'Type of layers', 'Constant');
  const current = dialog.getByRole('textbox', { name: 'Current of layers' });
  await expect.poll(() => current.inputValue()).toBe(String(trial.hparams?.layers));
});

test('without a checkpoint it shows why it cannot be continued', async () => {
  const { experiments } = await getExperiments(await fixture.callerFor(), {
    limit: 0,
    states: ['STATE_ERROR'],
  });
  const bare = experiments.find(
    ({ checkpointCount, archived }) => checkpointCount === 0 && !archived,
  );
  const [id = 0] = await trialIds(bare?.id);
  const page = await fixture.open(`trials/${id}`);
  const button = trialPage(page).action('Continue Trial');
  await button.waitFor();
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await expect
    .poll(() => button.getAttribute('data-tooltip'))
    .toBe('No checkpoints found. Cannot continue trial');
});

test('each tab has its own content: charts and workloads, values, the profiler, the log', async () => {
  const [id = 0] = await trialIds();
  const { page, tab, main } = await openTrial(id);
  await page.getByRole('figure', { name: 'loss' }).waitFor();
  await toWorkloads(page);
  await choose(page, 'Show', 'All');
  await page.waitForURL(/workloads=all/);
  await tab(/^Hyperparameters/).click();
  await main.getByRole('rowheader', { name: 'model.activation' }).waitFor();
  await tab(/^Profiler/).click();
  await main.getByText('No profiling enabled').waitFor();
  await expect
    .poll(() => main.getByRole('link', { name: 'Get started' }).getAttribute('href'))
    .toBe('/docs/');
  await tab(/^Logs/).click();
  await page.getByRole('log').waitFor();
});

test('the menu of a trial in the table of its search opens its log', async () => {
  const [id = 0] = await trialIds();
  const page = await fixture.open(`experiments/${search}/trials?sort=id=asc`);
  await page.getByRole('button', { name: `Actions for trial ${id}`, exact: true }).click();
  const lines = page.getByRole('menuitem');
  await lines.first().waitFor();
  const { version } = await getMaster(await fixture.callerFor());
  await expect
    .poll(() => lines.allTextContents())
    .toEqual([
      'Open Tensorboard',
      'Hyperparameter Search',
      'View Logs',
      ...(hasAbility(version, 'logRetention') ? ['Retain Logs...'] : []),
      // if it has ended, the reason is below it
      expect.stringMatching(/^Kill/),
    ]);
  await lines.filter({ hasText: 'View Logs' }).click();
  await page.waitForURL(new RegExp(`/trials/${id}/logs`));
});

test('one trial of a running search is killed after a confirmation, and the others continue', async () => {
  const runs = 113;
  const isEnding = /STOPPING|CANCELED/;
  const { trials } = await getExperimentTrials(await fixture.callerFor(), { experimentId: runs });
  const [one, other] = trials.filter(({ state }) => !isFinished(state)).map(({ id }) => id);
  if (one === undefined || other === undefined) throw new Error('too few trials run');
  const page = await fixture.open(`experiments/${runs}/trials/${one}/overview`);
  await trialPage(page).action('Kill').click();
  const question = dialogOf(page, 'Confirm Trial Kill');
  await question.findText('Progress since its last checkpoint is lost.');
  await question.submit('Kill');
  const stateOf = async (trialId: number) =>
    (await getTrial(await fixture.callerFor(), { trialId })).trial.state;
  await expect.poll(() => stateOf(one)).toMatch(isEnding);
  expect(await stateOf(other)).not.toMatch(isEnding);
});
