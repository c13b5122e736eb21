import { getAgents, getModel, getTemplates } from '@trainyard/sdk/calls';
import { modelAliases } from '@trainyard/sdk/model';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';

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

  test('previews the effect of a policy, and deletes nothing', async () => {
    const page = await fixture.open('clusters/storage');
    await page.getByRole('figure', { name: 'All workspaces' }).waitFor();
    await button(page, 'Dry run').click();
    await page.getByText(/^Frees [\d.]+ TB: \d+ checkpoints of \d+ experiments$/).waitFor();
    await button(page, 'List').click();
    await page.getByRole('table', { name: 'Clean-up by experiment' }).waitFor();
  });

  test('sees idle work, selects it and is shown what that frees', async () => {
    const page = await fixture.open('clusters/idle');
    await page.getByRole('checkbox', { name: 'Select convnext-distill' }).click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByText('frees 4 GPUs').waitFor();
    await bar.getByRole('button', { name: 'Stop 1...' }).click();
    await page
      .getByRole('dialog')
      .getByText(/This frees 4 GPUs\./)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('deletes a template after a confirmation', async () => {
    const page = await fixture.open('templates?name=doorbell-t4');
    await button(page, 'Template actions').click();
    await page.getByRole('menuitem', { name: 'Delete Template' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Template' });
    await question.getByRole('button', { name: 'Delete Template' }).click();
    await question.waitFor({ state: 'detached' });
    const { templates } = await getTemplates(await fixture.callerFor());
    expect(templates.map(({ name }) => name)).not.toContain('doorbell-t4');
  });

  test('writes a note with a live view, which shows the rows of its link', async () => {
    const page = await fixture.open('projects/2/notes');
    await button(page, 'New Note').first().click();
    const text = page.getByRole('textbox', { name: 'Markdown' });
    await text.fill('Weekly report');
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await button(page, 'Live view').click();
    await page.keyboard.type('/projects/2/experiments?columns=name&columns=state');
    await expect.poll(() => text.inputValue()).toMatch(/```view\n\/projects\/2.*state\n```\n$/);
    await button(page, 'Save').click();
    const rows = page.getByRole('table', { name: 'Experiments of the view' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(11);
  });
});
