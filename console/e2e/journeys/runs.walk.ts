import { postProject } from '@trainyard/sdk/calls';
import { searchRuns } from '@trainyard/sdk/v038';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentList } from './objects/experiment-list';

const release = ['--release', '0.38.1'];

/** The list of runs of a project, once it has rows. */
async function listOf(page: Page) {
  const list = experimentList(page, 'Runs');
  await list.links.first().waitFor();
  const button = (name: string) => list.selection.getByRole('button', { name, exact: true });
  return { page, ...list, button };
}

describe('runs of users with roles', () => {
  const fixture = openConsole('--scenario', 'rbac', '--seed', '7', ...release);
  // in the project that everyone in the workspace may see
  const paused = 'swin-t-384px';
  const done = 'effnet-b3-ema';
  const running = 'convnext-distill';

  async function openRuns(username: string) {
    return listOf(await fixture.open('projects/2/runs?sort=id%3Dasc', { username }));
  }

  async function chosen(username: string, names: string[]) {
    const list = await openRuns(username);
    for (const name of names) await list.check(name).click();
    await list.selection.getByText(`${names.length} selected`).waitFor();
    return list;
  }

  /** The state of each run by the name of its experiment. */
  async function statesIn(projectId = 2) {
    const { runs } = await searchRuns(await fixture.callerFor(), {
      body: { projectId, limit: 100 },
    });
    return Object.fromEntries(runs.map(({ experiment, state }) => [experiment?.name, state]));
  }

  test('an editor pauses and resumes those that allow it, and skips the others', async () => {
    const { page, button } = await chosen('editor', [running, done]);
    await expect
      .poll(() => button('Pause').getAttribute('data-tooltip'))
      .toMatch(/^For 1 of 2\. Only /);
    await button('Pause').click();
    await page.getByText('Pause succeeded for 1 run').first().waitFor();
    await expect.poll(statesIn).toMatchObject({
      [running]: 'STATE_PAUSED',
      [done]: 'STATE_COMPLETED',
    });
    const both = await chosen('editor', [running, paused]);
    await both.button('Resume').click();
    await both.page.getByText('Resume succeeded for 2 runs').first().waitFor();
    await expect.poll(async () => Object.values(await statesIn())).not.toContain('STATE_PAUSED');
  });

  test('an editor kills some after a confirmation', async () => {
    const { page, button } = await chosen('editor', [running, paused]);
    await button('Kill').click();
    const question = dialogOf(page, 'Kill 2 runs');
    await question.findText('Progress since the last checkpoint of each is lost.');
    await question.submit('Kill');
    await page.getByText('Kill succeeded for 2 runs').first().waitFor();
    const ended = /STOPPING|CANCELED/;
    await expect.poll(async () => (await statesIn())[running]).toMatch(ended);
    await expect.poll(async () => (await statesIn())[paused]).toMatch(ended);
  });

  test('an editor moves some to another project', async () => {
    const { project } = await postProject(await fixture.callerFor(), {
      workspaceId: 2,
      body: { name: 'elsewhere', workspaceId: 2, description: '' },
    });
    const { page, row, button } = await chosen('editor', [done]);
    await button('Move').click();
    const form = dialogOf(page, 'Move 1 run');
    await form.dialog.getByRole('option', { name: /^elsewhere/ }).click();
    await form.submit('Move 1 run');
    await page.getByText('Moved 1 run').first().waitFor();
    await row(done).waitFor({ state: 'detached' });
    await expect.poll(() => statesIn(project.id)).toMatchObject({ [done]: 'STATE_COMPLETED' });
  });

  test('an editor deletes one after a confirmation', async () => {
    const { page, row, button } = await chosen('editor', [paused]);
    await button('Delete').click();
    const question = dialogOf(page, 'Delete 1 run');
    await question.findText('This cannot be undone.');
    await question.submit('Delete');
    await page.getByText('Delete succeeded for 1 run').first().waitFor();
    await row(paused).waitFor({ state: 'detached' });
    await expect.poll(statesIn).not.toHaveProperty(paused);
  });

  test('a viewer compares them, and can change nothing', async () => {
    const { page, button, selection, openRowMenu } = await chosen('viewer', [running]);
    await selection.getByRole('link', { name: 'Compare', exact: true }).waitFor();
    await button('Why?').waitFor();
    const enabled = page.locator(':not([aria-disabled=true])');
    for (const name of ['Pause', 'Resume', 'Kill', 'Move', 'Archive', 'Delete'])
      expect(await button(name).and(enabled).count()).toBe(0);
    await page.keyboard.press('Escape');
    await selection.waitFor({ state: 'detached' });
    const menu = await openRowMenu(running);
    await menu.getByRole('menuitem', { name: 'Why are actions missing?' }).waitFor();
    for (const name of ['Move', 'Archive', 'Delete'])
      expect(await menu.getByRole('menuitem', { name, exact: true }).count()).toBe(0);
  });

  test('a user without a role finds neither them nor their metadata', async () => {
    for (const path of ['projects/2/runs', 'experiments/3/trials/3/metadata']) {
      const page = await fixture.open(path, { username: 'norole' });
      await page.getByText("Page not found or you don't have access").waitFor();
    }
  });
});

describe('runs of the demo', () => {
  const fixture = openConsole('--seed', '7', ...release);
  const columns = ['id', 'name', 'hp.lr', 'metadata.dataset.name', 'searcherType'];
  const query = `?${columns.map((id) => `columns=${id}`).join('&')}&filter=state%20%3D%20COMPLETED`;
  const openRuns = async (search = '') => listOf(await fixture.open(`projects/2/runs${search}`));

  test('are filtered and colored by their link, also after a reload', async () => {
    const { page, main, total, colors } = await openRuns(`${query}&heat=hp.lr`);
    const check = async () => {
      await main.getByText(/of all that match$/).waitFor();
      await expect.poll(async () => new Set(await colors('lr')).size).toBeGreaterThan(1);
      await expect.poll(() => total.textContent()).toMatch(/^\d+ match$/);
      await main.getByText('coco-2017').first().waitFor();
    };
    await check();
    await page.reload();
    await check();
  });

  test('are grouped by a column', async () => {
    const page = await fixture.open(`projects/2/runs${query}&group=searcherType`);
    const groups = page.getByRole('table', { name: 'Runs grouped by Searcher' });
    await groups.getByRole('rowheader', { name: 'adaptive_asha' }).waitFor();
    await page
      .getByRole('main')
      .getByText(/^\d+ groups by Searcher, from all \d+ matching runs$/)
      .waitFor();
  });

  test('are archived together, and disappear from the list', async () => {
    // newly completed ones join the newest meanwhile
    const { page, grid, button } = await openRuns(`${query}&sort=id%3Dasc`);
    const boxes = grid.locator('tbody').getByRole('checkbox');
    for (const at of [0, 1]) await boxes.nth(at).click();
    await button('Archive').click();
    await page.getByText('Archive succeeded for 2 runs').first().waitFor();
    const archived = async () => {
      const { runs } = await searchRuns(await fixture.callerFor(), {
        body: { projectId: 2, limit: 500 },
      });
      return runs.filter((run) => run.archived).length;
    };
    await expect.poll(archived).toBeGreaterThanOrEqual(2);
  });

  test('one opens beside the list and on its page, where its metadata is edited', async () => {
    const { page, main, links } = await openRuns(`${query}&sort=id%3Dasc`);
    await links.first().click();
    await page.waitForURL(/\/trials\/\d+/);
    await page.getByRole('link', { name: 'Metadata' }).click();
    await main.getByRole('button', { name: /(Add|Edit) metadata/ }).click();
    await page.getByRole('textbox', { name: 'Metadata as JSON' }).fill('{"commit":"9f31c02"}');
    await main.getByRole('button', { name: 'Save' }).click();
    await main.getByText('9f31c02').waitFor();
  });

  test('a view of them is saved, and opened from the plain list', async () => {
    const { page, openMenu } = await openRuns(`${query}&sort=id%3Dasc`);
    await (await openMenu('Views')).getByRole('menuitem', { name: 'Save this view...' }).click();
    const form = dialogOf(page, 'Save view');
    await form.field('Name').fill('Runs that ended');
    await form.submit('Save view');
    const plain = await openRuns();
    const menu = await plain.openMenu('Views');
    await menu.getByRole('menuitem', { name: 'Runs that ended', exact: true }).click();
    await expect.poll(() => plain.page.url()).toMatch(/\/runs\?.*filter=state/);
    await expect.poll(() => plain.total.textContent()).toMatch(/^\d+ match$/);
  });

  test('searches are a separate list', async () => {
    const page = await fixture.open('projects/2/searches');
    await page
      .getByRole('main')
      .getByText(/^\d+ searches$/)
      .waitFor();
    await page.getByRole('grid').getByRole('link').first().waitFor();
  });
});

describe('more runs than can be compared at once', () => {
  const fixture = openConsole('--seed', '7', '--experiments', '1200', ...release);

  test('the first 1,000 matching ones are compared', async () => {
    const { page, grid, button } = await listOf(await fixture.open('projects/2/runs'));
    await grid.getByRole('checkbox', { name: 'Select all' }).click();
    await button('Compare').click();
    await page.getByText('The first 1,000 are compared').first().waitFor();
    await page.getByRole('heading', { name: 'Compare Trials' }).waitFor();
    expect(new URL(page.url()).searchParams.getAll('trial')).toHaveLength(1_000);
    await page.getByRole('button', { name: 'Show more: 950 left' }).waitFor();
  });
});
