import { getExperiment } from '@trainyard/sdk/calls';
import { putWorkspaceConfigPolicies } from '@trainyard/sdk/v038';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dialogOf } from './objects/dialog';
import { button, inState, modes, openEachRole } from './objects/each-role';
import { experimentList } from './objects/experiment-list';

describe('choices of each role for its own work', () => {
  const [{ flag, changers, readers, strangers } = expect.fail()] = modes;
  const fixture = openEachRole(flag);
  const { experimentWhere, openExperiment, isMissing } = fixture;

  /** Of the workspace Language, whose webhook fires for experiments that name it. */
  const inLanguage = () =>
    experimentWhere((each) => each.workspaceId === 3 && inState('STATE_COMPLETED')(each));

  describe('webhooks of an experiment', () => {
    const named = 'Release candidates';

    test.each(changers)('are chosen by %s in a fork', async (username) => {
      const experiment = await inLanguage();
      const page = await openExperiment(experiment, username);
      await button(page, 'Fork').click();
      const form = dialogOf(page, `Fork Experiment ${experiment.id}`);
      const choice = (name: string) => form.dialog.getByRole('checkbox', { name, exact: true });
      const none = choice('No webhook fires for this experiment');
      await none.click();
      await expect.poll(() => choice(named).isDisabled()).toBe(true);
      await none.click();
      await choice(named).click();
      await form.submit('Fork');
      await page.waitForURL((url) => !url.pathname.includes(`/${experiment.id}/`));
      const [, id] = /experiments\/(\d+)/.exec(page.url()) ?? [];
      const answer = await getExperiment(await fixture.callerFor(), { experimentId: Number(id) });
      expect(answer.experiment.config?.integrations).toEqual({
        webhooks: { webhook_name: [named] },
      });
    });

    test.each([...changers, ...readers])('are shown to %s', async (username) => {
      const experiment = await inLanguage();
      const page = await openExperiment(experiment, username);
      await button(page, 'More actions').click();
      await page.getByRole('menuitem', { name: 'Webhooks...' }).click();
      const { dialog } = dialogOf(page, `Webhooks of experiment ${experiment.id}`);
      await dialog.getByRole('list', { name: 'Do not fire for it' }).getByText(named).waitFor();
    });
  });

  describe('logs of several experiments', () => {
    async function selectAll(page: Page) {
      const { selection, links } = experimentList(page);
      await links.first().waitFor();
      await page.getByRole('checkbox', { name: 'Select all', exact: true }).click();
      await selection.getByText(/ selected$/).waitFor();
      return selection.getByRole('button', { name: 'Retain Logs...' });
    }
    const path = `projects/2/experiments?filter=${encodeURIComponent('state = COMPLETED')}`;

    test.each(changers)('are kept permanently by %s', async (username) => {
      const page = await fixture.open(path, { username });
      await (await selectAll(page)).click();
      const form = dialogOf(page, 'Retain Logs');
      await form.dialog.getByRole('checkbox', { name: 'Forever' }).click();
      await form.submit('Retain Logs');
      await page
        .getByText(/are kept for good$/)
        .first()
        .waitFor();
    });

    test.each(readers)('cannot be kept longer by %s', async (username) => {
      const page = await fixture.open(path, { username });
      const retain = await selectAll(page);
      await expect.poll(() => retain.getAttribute('aria-disabled')).toBe('true');
    });
  });

  test.each(changers)('a task of %s follows the policy of its workspace', async (username) => {
    await putWorkspaceConfigPolicies(await fixture.callerFor(), {
      workspaceId: 2,
      workloadType: 'NTSC',
      body: { configPolicies: 'constraints: { resources: { max_slots: 2 } }' },
    });
    const page = await fixture.open('workspaces/2/tasks', { username });
    await button(page, 'Launch JupyterLab').click();
    const form = dialogOf(page, 'Launch JupyterLab');
    await form.findText('At most 2 slots');
    await form.dialog.getByRole('spinbutton', { name: 'Slots' }).fill('3');
    await form.findText(/the policy of workspace Vision allows at most 2 slots/);
  });

  test.each([...changers, ...readers])(
    '%s draws and compares groups of the training script, and filters a log',
    async (username) => {
      const { id } = await experimentWhere(({ name }) => name === 'llm-sft-7b');
      const { id: other } = await experimentWhere(({ name }) => name === 'bge-base-contrastive');
      const page = await fixture.open(`experiments/${id}/overview`, { username });
      await page.getByRole('figure', { name: /hellaswag/ }).waitFor();
      await page.goto(fixture.address(`experiment-compare?id=${id}&id=${other}`));
      await page.getByRole('figure', { name: /hellaswag/ }).waitFor();
      await page.goto(fixture.address(`experiments/${id}/logs?find=step%20%5Cd%2B&regex=true`));
      await button(page, 'Show matching lines only').click();
      const line = page.locator('.log-line').first();
      await expect.poll(() => line.textContent()).toMatch(/step \d+/i);
    },
  );

  test.each(strangers)('%s has access to none of it', async (username) => {
    const { id } = await inLanguage();
    await isMissing(`experiments/${id}/overview`, username);
    await isMissing('projects/2/experiments', username);
    await isMissing('workspaces/2/tasks', username);
  });
});
