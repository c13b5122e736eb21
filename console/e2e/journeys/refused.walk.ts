import {
  createExperiment,
  getExperiment,
  getExperiments,
  getExperimentTrials,
  getTrial,
} from '@trainyard/sdk/calls';
import { describe, expect, test } from 'vitest';
import { hasFocus } from '../support/has-focus';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentPage } from './objects/experiment-page';
import { trialPage } from './objects/trial-page';

const fixture = openConsole('--scenario', 'rbac');

/** Reads the entities of the lab, and one experiment of the vault that only some may see. */
async function entities() {
  const client = await fixture.callerFor();
  const { experiments } = await getExperiments(client, { limit: 0, sortBy: 'SORT_BY_ID' });
  const inLab = experiments.filter(({ projectId }) => projectId === 2);
  const live = inLab.find(({ state }) => !/COMPLETED|ERROR|PAUSED/.test(state));
  const done = inLab.find(
    ({ state, checkpointCount }) => state === 'STATE_COMPLETED' && checkpointCount > 0,
  );
  const vault = experiments.find(({ projectId }) => projectId === 3);
  const { trials } = await getExperimentTrials(client, { experimentId: done?.id ?? 0 });
  return {
    live: live?.id ?? 0,
    done: done?.id ?? 0,
    vault: vault?.id ?? 0,
    trial: trials[0]?.id ?? 0,
  };
}

const reason = /you need|may not/i;

describe('a viewer', () => {
  test('sees a running one, and why they may not change it', async () => {
    const { live } = await entities();
    const page = await fixture.open(`experiments/${live}/notes`, { username: 'viewer' });
    const { button, main, tabs } = experimentPage(page);
    await tabs.waitFor();
    for (const name of ['Pause', 'Stop', 'Fork']) {
      await expect.poll(() => button(name).getAttribute('aria-disabled')).toBe('true');
      await expect.poll(() => button(name).getAttribute('data-tooltip')).toMatch(reason);
    }
    await main.getByText('No note present.').waitFor();
    await page.keyboard.press('p');
    for (const hidden of ['Add tag', 'Save', 'Edit'])
      await expect.poll(() => button(hidden).count()).toBe(0);
    const { experiment } = await getExperiment(await fixture.callerFor(), { experimentId: live });
    expect(experiment.state).not.toBe('STATE_PAUSED');
  });

  test('opens a checkpoint, and can neither register nor delete it', async () => {
    const { done } = await entities();
    const page = await fixture.open(`experiments/${done}/checkpoints`, { username: 'viewer' });
    const { rows } = experimentPage(page);
    const row = rows('Checkpoints').filter({ hasText: 'Completed' }).first();
    await row.getByRole('link', { name: /^Checkpoint / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Location').waitFor();
    for (const name of ['Register Checkpoint', 'Request Checkpoint Deletion'])
      await dialog.getByRole('button', { name, disabled: true }).waitFor();
    // a question above the dialog returns the focus to it
    const why = dialog.getByRole('button', { name: 'Why?' }).first();
    await why.press('Enter');
    const reasons = page.getByRole('dialog', { name: 'Why not?' });
    await reasons.getByText(/can grant it\.$/).waitFor();
    await page.keyboard.press('Escape');
    await reasons.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(why)).toBe(true);
  });

  test('reads a trial: can open TensorBoard, but not continue or search', async () => {
    const { trial } = await entities();
    const page = await fixture.open(`trials/${trial}`, { username: 'viewer' });
    const { title, action } = trialPage(page);
    await title(trial).waitFor();
    await page.getByRole('figure').first().waitFor();
    for (const name of ['Continue Trial', 'Hyperparameter Search'])
      await expect.poll(() => action(name).getAttribute('data-tooltip')).toMatch(reason);
  });
});

test('an editor pauses and activates it', async () => {
  const { live } = await entities();
  const page = await fixture.open(`experiments/${live}/notes`, { username: 'editor' });
  const { button } = experimentPage(page);
  await button('Pause').click();
  await button('Activate').click();
  await button('Pause').waitFor();
  // the page shows it before the master has answered
  const stateOf = async () =>
    (await getExperiment(await fixture.callerFor(), { experimentId: live })).experiment.state;
  await expect.poll(stateOf).not.toBe('STATE_PAUSED');
});

test('an editor is offered to continue a trial of the lab', async () => {
  const { trial } = await entities();
  const page = await fixture.open(`trials/${trial}`, { username: 'editor' });
  await trialPage(page).action('Continue Trial').click();
  await page.getByRole('dialog', { name: `Continue Trial ${trial}` }).waitFor();
});

test('an editor can kill a running trial, and a viewer cannot', async () => {
  const { live } = await entities();
  const { experiment } = await getExperiment(await fixture.callerFor(), { experimentId: live });
  const [trial = 0] = experiment.trialIds;
  const seen = await fixture.open(`trials/${trial}`, { username: 'viewer' });
  await trialPage(seen).title(trial).waitFor();
  await seen.getByRole('figure').first().waitFor();
  await expect
    .poll(() => trialPage(seen).action('Kill').getAttribute('aria-disabled'))
    .toBe('true');
  const page = await fixture.open(`trials/${trial}`, { username: 'editor' });
  await trialPage(page).action('Kill').click();
  await dialogOf(page, 'Confirm Trial Kill').submit('Kill');
  const stateOf = async () =>
    (await getTrial(await fixture.callerFor(), { trialId: trial })).trial.state;
  await expect.poll(stateOf).toMatch(/STOPPING|CANCELED/);
});

describe('without permissions', () => {
  const config = `
name: two ways
entrypoint: python3 train.py
searcher: { name: grid, metric: loss, max_length: { batches: 100 } }
hyperparameters: { rate: { type: categorical, vals: [0.1, 0.2] } }
`;

  test.each(['overview', 'logs', 'code'])(
    '%s of an experiment without access is missing',
    async (tab) => {
      const { vault } = await entities();
      const page = await fixture.open(`experiments/${vault}/${tab}`, { username: 'viewer' });
      await page.getByText("Page not found or you don't have access").waitFor();
    },
  );

  test.each(['norole', 'viewer'])('insights and the merged log, for %s', async (username) => {
    const { experiment } = await createExperiment(await fixture.callerFor(), {
      body: { config, projectId: username === 'norole' ? 2 : 3, activate: false },
    });
    for (const tab of ['insights/failures', 'insights/usage', 'logs']) {
      const page = await fixture.open(`experiments/${experiment.id}/${tab}`, { username });
      await page.getByText("Page not found or you don't have access").waitFor();
    }
  });
});
