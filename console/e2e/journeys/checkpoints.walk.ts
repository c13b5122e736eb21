import {
  getCheckpoint,
  getExperimentCheckpoints,
  getModels,
  getModelVersions,
} from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { checkpointDialog } from './objects/checkpoint-dialog';
import { openConsole } from './objects/console-fixture';
import { typeToConfirm } from './objects/dialog';
import { experimentPage } from './objects/experiment-page';
import { choose } from './objects/select';

const fixture = openConsole('--seed', '7');
const experimentId = 108;

const findComplete = async () => {
  const { checkpoints } = await getExperimentCheckpoints(await fixture.callerFor(), {
    experimentId,
    states: ['STATE_COMPLETED'],
  });
  return checkpoints.toSorted((one, other) =>
    (one.reportTime ?? '').localeCompare(other.reportTime ?? ''),
  );
};

async function openTable(query = '') {
  const page = await fixture.open(`experiments/${experimentId}/checkpoints${query}`);
  const { rows, table } = experimentPage(page);
  // a modal that the link opens hides the rows
  if (query === '') await rows('Checkpoints').first().waitFor();
  return {
    page,
    rows: rows('Checkpoints'),
    table: table('Checkpoints'),
    ...checkpointDialog(page),
  };
}

test('the table is sorted by the master and filtered by state', async () => {
  const { page, rows, table } = await openTable();
  const heads = async () => (await table.getByRole('columnheader').allTextContents()).slice(1, 5);
  await expect
    .poll(heads)
    .toEqual(['UUID', 'Total Batches', 'Searcher Metric (validation_accuracy)', 'State']);
  for (const [title, key] of [
    ['Total Batches', 'batches'],
    ['Searcher Metric (validation_accuracy)', 'metric'],
    ['UUID', 'uuid'],
    ['State', 'state'],
  ]) {
    await table.getByRole('button', { name: title, exact: true }).click();
    await page.waitForURL(new RegExp(`sort=${key}`));
  }
  await choose(page, 'State', 'Deleted');
  await page.waitForURL(/state=DELETED/);
  await expect
    .poll(async () => (await rows.count()) === (await rows.filter({ hasText: 'Deleted' }).count()))
    .toBe(true);
});

test('one opens over the page with its source, its metrics and its files', async () => {
  const { page, rows, dialog, facts, fact } = await openTable();
  await rows
    .first()
    .getByRole('link', { name: /^Checkpoint / })
    .click();
  await dialog.waitFor();
  await fact('UUID').waitFor();
  await expect
    .poll(facts)
    .toEqual([
      'Source',
      'State',
      'UUID',
      'Location',
      'Validation Metric',
      'Ended',
      'Total Size',
      'Resources',
    ]);
  await expect
    .poll(() => fact('Source').textContent())
    .toMatch(/^Experiment 108Trial \d+Batch [\d,]+$/);
  await expect
    .poll(() => fact('Location').textContent())
    .toMatch(/^(s3|gs|file):\/\/.+\/[0-9a-f-]{36}$/);
  await expect
    .poll(() => fact('Validation Metric').textContent())
    .toMatch(/^[\d.]+ \(validation_accuracy\)$/);
  const { address } = fixture;
  expect(page.url().startsWith(address('experiments/108/checkpoints?checkpoint='))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('the best one of the overview is labeled', async () => {
  const page = await fixture.open(`experiments/${experimentId}/overview`);
  await page.getByRole('link', { name: /^Batch [\d,]+ / }).click();
  await page.getByRole('dialog', { name: 'Best Checkpoint' }).waitFor();
});

test('one is registered as a version with a name, in its modal', async () => {
  const client = await fixture.callerFor();
  const { models } = await getModels(client, { archived: false });
  const { page, rows, register, registering } = await openTable('?sort=batches=asc');
  await rows
    .filter({ hasText: 'Completed' })
    .first()
    .getByRole('link', { name: /^Checkpoint / })
    .click();
  await register.click();
  await registering.getByText('Save this checkpoint to the Model Registry').waitFor();
  const submit = registering.getByRole('button', { name: 'Register Checkpoint' });
  await expect.poll(() => registering.getByLabel('Version Name').count()).toBe(0);
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => submit.getAttribute('data-tooltip')).toBe('Select a model first');
  const option = registering.getByRole('option').first();
  const optionName = ((await option.textContent()) ?? '').split('\n')[0] ?? '';
  await option.click();
  await registering.getByLabel('Version Name').fill('walked');
  await registering.getByLabel('Description (optional)').fill('by a walk');
  await submit.click();
  await page.getByText('"walked" registered', { exact: true }).waitFor();
  const model = models.find(({ name }) => optionName.startsWith(name));
  const { modelVersions } = await getModelVersions(client, { modelName: model?.name ?? '' });
  expect(modelVersions.map(({ name, comment }) => ({ name, comment }))).toContainEqual({
    name: 'walked',
    comment: 'by a walk',
  });
  await page.getByText('View Model Version', { exact: true }).click();
  await page.waitForURL(/\/models\/\d+\/versions\/\d+/);
});

test('several are registered at once, without their own names', async () => {
  const [one, two] = await findComplete();
  const { page, registering } = await openTable();
  for (const each of [one, two])
    await page.getByRole('checkbox', { name: `Select ${each?.uuid}` }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Register', exact: true }).click();
  await registering.getByRole('option').first().click();
  await registering.getByText('Cannot specify version name when batch registering.').waitFor();
  await registering.getByRole('button', { name: 'Register Checkpoint' }).click();
  await page.getByText('2 versions registered', { exact: true }).waitFor();
  await bar.waitFor({ state: 'detached' });
});

test('deletion asks for a confirmation, and deletes exactly that one', async () => {
  // the master keeps registered ones, and the walks before this one register the first
  const [last, other] = (await findComplete()).reverse();
  const uuid = last?.uuid ?? '';
  const { page, requestDeletion, deleting, dialog } = await openTable(`?checkpoint=${uuid}`);
  await dialog.waitFor();
  await requestDeletion.click();
  await deleting.getByText(/complete or fail later without further notice/).waitFor();
  await typeToConfirm(deleting);
  await deleting.getByRole('button', { name: 'Request Delete' }).click();
  await page.getByText(/^Deletion of the checkpoint for batch \d+ requested$/).waitFor();
  const stateOf = async (checkpointUuid = '') =>
    (await getCheckpoint(await fixture.callerFor(), { checkpointUuid })).checkpoint.state;
  await expect.poll(() => stateOf(uuid)).not.toBe('STATE_COMPLETED');
  expect(await stateOf(other?.uuid)).toBe('STATE_COMPLETED');
});

test('an unknown one is reported as missing', async () => {
  const page = await fixture.open(
    `experiments/${experimentId}/overview?checkpoint=5e0f7b52-0000-4f4e-9f1c-0b1a2c3d4e5f`,
  );
  await page.getByRole('dialog').getByText('Unable to fetch checkpoint.').waitFor();
});
