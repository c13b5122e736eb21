import { getAgents, getExperiments, getModel, getTemplates } from '@trainyard/sdk/calls';
import { modelAliases } from '@trainyard/sdk/model';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasFocus } from '../support/has-focus';
import { openConsole } from './objects/console-fixture';
import { dialogOf, typeToConfirm } from './objects/dialog';

const inMain = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => inMain(page).getByRole('button', { name });

describe('an administrator', () => {
  const fixture = openConsole('--seed', '7');

  test('drains an agent from its page, and enables it again', async () => {
    const page = await fixture.open('clusters');
    await page
      .getByRole('table', { name: 'Agents' })
      .getByRole('link', { name: 'agent-06' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'agent-06' }).waitFor();
    const stateOf = async () => {
      const { agents } = await getAgents(await fixture.callerFor());
      const agent = agents.find(({ id }) => id === 'agent-06');
      return { enabled: agent?.enabled, draining: agent?.draining };
    };
    await inMain(page).getByRole('button', { name: 'Drain', exact: true }).click();
    await expect.poll(stateOf).toEqual({ enabled: false, draining: true });
    await inMain(page).getByRole('button', { name: 'Enable', exact: true }).click();
    await expect.poll(stateOf).toEqual({ enabled: true, draining: false });
  });

  test('reads in the queue when jobs end and start', async () => {
    const page = await fixture.open('clusters');
    const jobs = page.getByRole('table', { name: 'Jobs' });
    await jobs
      .getByText(/^ends in /)
      .first()
      .waitFor();
    await jobs
      .getByText(/^(starts|can never start)/)
      .first()
      .waitFor();
  });

  test('divides the usage by project in the link, and opens the largest experiment', async () => {
    const page = await fixture.open('clusters/historical-usage');
    const byUser = page.getByRole('figure', { name: 'Compute Hours by User' });
    const legend = byUser.getByRole('list', { name: 'Lines' });
    await legend.waitFor();
    // the tools and the legend are one row, which cannot be higher than two lines of text
    await expect
      .poll(async () => (await byUser.locator('figcaption').boundingBox())?.height)
      .toBeLessThan(40);
    await page.getByRole('radio', { name: 'Project' }).click();
    const chart = page.getByRole('figure', { name: 'Compute Hours by Project' });
    await chart.waitFor();
    await page.reload();
    await chart.waitFor();
    await page
      .getByRole('table', { name: /^Top 10/ })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/\/experiments\/\d+/);
  });

  test('moves an alias to another version, and undoes that', async () => {
    const page = await fixture.open('models/1');
    const holder = async () => {
      const { model } = await getModel(await fixture.callerFor(), { modelName: 'shelf-detector' });
      return modelAliases(model).get('production');
    };
    expect(await holder()).toBe(2);
    const row = page.getByRole('row').filter({ hasText: 'Version 3' });
    await row.getByRole('button', { name: 'Add alias' }).click();
    await row.getByRole('combobox', { name: 'New alias' }).fill('production');
    await page.keyboard.press('Enter');
    await expect.poll(holder).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(holder).toBe(2);
  });

  test('previews the effect of a policy, and carries it out', async () => {
    const page = await fixture.open('clusters/storage');
    await page.getByRole('figure', { name: 'All workspaces' }).waitFor();
    await button(page, 'Dry run').click();
    await page.getByText(/^Frees [\d.]+ TB: \d+ checkpoints of \d+ experiments$/).waitFor();
    await button(page, 'List').click();
    const plans = page.getByRole('table', { name: 'Clean-up by experiment' });
    await plans.waitFor();
    await button(page, /^Delete [\d,]+ checkpoints\.\.\.$/).click();
    const question = page.getByRole('dialog', { name: 'Confirm Checkpoint Deletion' });
    await question.getByRole('textbox').waitFor();
    await typeToConfirm(question);
    await question.getByRole('button', { name: 'Request Delete' }).click();
    await plans
      .getByText(/^Deletion of [\d,]+ requested/)
      .first()
      .waitFor();
  });

  test('stops idle work after being shown what that frees', async () => {
    const page = await fixture.open('clusters/idle');
    await page.getByRole('checkbox', { name: 'Select convnext-distill' }).click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByText('frees 4 GPUs').waitFor();
    await bar.getByRole('button', { name: 'Stop 1...' }).click();
    const question = page.getByRole('dialog', { name: 'Stop 1 idle' });
    await question.getByText(/This frees 4 GPUs\./).waitFor();
    await question.getByRole('button', { name: 'Stop 1', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    const stateOf = async () => {
      const query = {
        name: 'convnext-distill',
        sortBy: 'SORT_BY_ID',
        orderBy: 'ORDER_BY_DESC',
      } as const;
      const { experiments } = await getExperiments(await fixture.callerFor(), query);
      return experiments[0]?.state;
    };
    await expect.poll(stateOf).toMatch(/^STATE_(STOPPING_)?CANCELED$/);
  });

  test('changes the priority of a waiting job', async () => {
    const page = await fixture.open('clusters?queue=a100-pool');
    const waiting = page.getByRole('row').filter({ hasText: /mae-pretrain-1600/ });
    await waiting.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Manage Job...' }).click();
    const dialog = page.getByRole('dialog', { name: /^Manage Job/ });
    await dialog.getByRole('textbox', { name: 'Priority' }).fill('7');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Job updated').first().waitFor();
    await expect.poll(() => waiting.textContent()).toMatch(/mae-pretrain-1600.*7/);
  });

  test('sets a price, which the usage is billed with', async () => {
    const page = await fixture.open('clusters/historical-usage');
    await button(page, 'Price per slot-hour not set').click();
    const dialog = page.getByRole('dialog', { name: 'Price per slot-hour' });
    await dialog.getByRole('textbox', { name: 'All pools' }).fill('2.10');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await button(page, /^Price per slot-hour .*2\.10/).waitFor();
  });

  test('reads on the page of the master that it answers, and its configuration', async () => {
    const page = await fixture.open('clusters/master');
    await page
      .getByText(/^Answers/)
      .first()
      .waitFor();
    await page.getByLabel('Configuration of the master').first().waitFor();
  });

  test('deletes a template after a confirmation', async () => {
    const page = await fixture.open('templates?name=doorbell-t4');
    await button(page, 'Template actions').click();
    await page.getByRole('menuitem', { name: 'Delete Template' }).click();
    await dialogOf(page, 'Delete Template').submit('Delete Template');
    const names = async () =>
      (await getTemplates(await fixture.callerFor())).templates.map(({ name }) => name);
    await expect.poll(names).not.toContain('doorbell-t4');
  });

  test('writes a note with a live view, which shows the rows of its link', async () => {
    const page = await fixture.open('projects/2/notes');
    await button(page, 'New Note').first().click();
    const text = page.getByRole('textbox', { name: 'Markdown' });
    await text.fill('Weekly report');
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await button(page, 'Live view').click();
    await expect.poll(() => text.inputValue()).toContain('```view');
    await expect.poll(() => hasFocus(text)).toBe(true);
    await page.keyboard.type('/projects/2/experiments?columns=name&columns=state');
    await expect.poll(() => text.inputValue()).toMatch(/```view\n\/projects\/2.*state\n```\n$/);
    await button(page, 'Save').click();
    const rows = page.getByRole('table', { name: 'Experiments of the view' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(11);
  });
});
