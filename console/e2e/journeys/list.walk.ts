import { readFile } from 'node:fs/promises';
import { getExperiments, getUserSetting, searchExperiments } from '@trainyard/sdk/calls';
import { describe, expect, test } from 'vitest';
import { columnPicker } from './objects/column-picker';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentList } from './objects/experiment-list';
import { filterForm } from './objects/filter-form';

const fixture = openConsole('--seed', '7');
const path = 'projects/2/experiments';

async function openList(query = '', username = 'admin') {
  const page = await fixture.open(path + query, { username });
  const list = experimentList(page);
  await list.links.first().waitFor();
  return { page, ...list };
}

/** Reads the list settings that the master stores for a user. */
async function setting(username: string, key: string) {
  const { settings } = await getUserSetting(await fixture.callerFor(username));
  const isListSetting = (each: { storagePath?: string; key: string }) =>
    each.storagePath === 'f_project-details-2' && each.key === key;
  return settings.find(isListSetting)?.value;
}

/** The number of experiments in the project on the master. */
const count = async (archived?: boolean) =>
  (await getExperiments(await fixture.callerFor(), { projectId: 2, limit: 1, archived })).pagination
    .total;

/** The count of the list while it leaves out the archived experiments. */
async function unarchivedText() {
  const [visibleCount, all] = [Number(await count(false)), Number(await count())];
  return `${visibleCount} of ${all}, ${all - visibleCount} archived`;
}

describe('toolbar', () => {
  test('shows the count, finds by name, shows archived ones and clears', async () => {
    const { page, main, button, total, links } = await openList();
    const unarchived = await unarchivedText();
    await main.getByText(unarchived).waitFor();
    await button('Show Archived').click();
    await main.getByText(`${await count()} experiments`).waitFor();
    await expect.poll(() => page.url()).toContain('archived=true');
    await button('Show Archived').click();
    await main.getByRole('searchbox', { name: 'Search by name' }).fill('unet');
    await expect.poll(() => total.textContent()).toMatch(/^\d+ match$/);
    const others = async () =>
      (await links.allTextContents()).filter((name) => !/unet|^\d+$/.test(name));
    await links.first().waitFor();
    await expect.poll(others).toEqual([]);
    await main.getByRole('searchbox', { name: 'Search by name' }).fill('no such name');
    await page.getByText('No results matching your filters').waitFor();
    await page.getByRole('button', { name: /clear filters/i }).click();
    await main.getByText(unarchived).waitFor();
  });

  test('rows keep the chosen height', async () => {
    const { page, openMenu, grid } = await openList('', 'aroy');
    const height = async () =>
      (await grid.locator('tbody tr[data-index="1"]').boundingBox())?.height;
    for (const [name, pixels] of [
      ['Short', 28],
      ['Medium', 34],
      ['Tall', 42],
      ['Extra Tall', 54],
    ] as const) {
      await (await openMenu('Options')).getByText(name, { exact: true }).click();
      await expect.poll(height).toBe(pixels);
    }
    await page.reload();
    await expect.poll(height).toBe(54);
  });

  test('rows are paged, counted from 0 in the link and from 1 on the screen', async () => {
    const { page, openMenu } = await openList('', 'jtan');
    const all = await count(false);
    const menu = await openMenu('Options');
    await menu.getByRole('menuitemradio', { name: '20 per page' }).click();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByText(`1–20 of ${all}`).waitFor();
    await pages.getByRole('button', { name: 'Next page' }).click();
    await pages.getByText(`21–40 of ${all}`).waitFor();
    await pages.getByText('Page 2 of 3').waitFor();
    await expect.poll(() => page.url()).toContain('page=1');
    await pages.getByRole('button', { name: 'Next page' }).click();
    await pages.getByText(`41–${all} of ${all}`).waitFor();
    await expect
      .poll(() => pages.getByRole('button', { name: 'Next page' }).isDisabled())
      .toBe(true);
  });

  test('all rows are exported, not only the rendered ones', async () => {
    const { page, openMenu } = await openList();
    const all = Number(await count(false));
    const menu = await openMenu('Options');
    await menu.getByText(`Export all ${all} rows as`).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      menu.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + all);
  });
});

describe('sort', () => {
  test('by the form, in words that fit the column; the master returns that order', async () => {
    const { page, button, links } = await openList();
    await button(/^Sort Started/).click();
    const form = page.getByRole('dialog', { name: 'Sort by' });
    await form.getByRole('button', { name: 'Column 1: Started' }).click();
    await page.getByRole('option', { name: 'Name', exact: true }).click();
    await form.getByRole('combobox', { name: 'Direction 1' }).click();
    await page.getByRole('option', { name: 'Z → A' }).click();
    await expect.poll(() => page.url()).toContain('sort=name%3Ddesc');
    await form.getByRole('button', { name: 'Add sort' }).click();
    await form.getByRole('button', { name: 'Column 2' }).click();
    await page.getByRole('option', { name: 'ID', exact: true }).click();
    await expect.poll(() => page.url()).toContain('sort=name%3Ddesc%2Cid%3Dasc');
    const { experiments } = await searchExperiments(await fixture.callerFor(), {
      projectId: 2,
      sort: 'name=desc,id=asc',
      limit: 1,
    });
    await expect.poll(() => links.first().textContent()).toBe(experiments[0]?.experiment?.name);
    await form.getByRole('button', { name: 'Reset' }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).not.toContain('sort=');
  });

  test('by a head, and by a second one with Shift', async () => {
    const { page, head } = await openList();
    await head('Trials').getByRole('button', { name: 'Trials', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/sort=numTrials%3D/);
    await expect.poll(() => head('Trials').getAttribute('aria-sort')).toMatch(/ending$/);
    await head('Name')
      .getByRole('button', { name: 'Name', exact: true })
      .click({ modifiers: ['Shift'] });
    await expect.poll(() => page.url()).toMatch(/sort=numTrials%3D\w+%2Cname%3D/);
  });

  test('by the menu of a head; the master stores it', async () => {
    const { page, openHeadMenu } = await openList('', 'nokafor');
    await (await openHeadMenu('State')).getByRole('menuitem', { name: 'Sort Descending' }).click();
    await expect.poll(() => page.url()).toMatch(/sort=state%3Ddesc/);
    await expect.poll(() => setting('nokafor', 'sortString')).toBe('"state=desc"');
  });
});

describe('columns', () => {
  test('are found by a pattern, shown, hidden and reset; the master stores them', async () => {
    const { page, columns } = await openList('', 'mkowalski');
    const picker = columnPicker(page);
    await picker.open();
    await picker.search.fill('^desc');
    await picker.box('Description').click();
    await expect.poll(columns).toContain('description');
    await expect.poll(() => setting('mkowalski', 'columns')).toContain('description');
    await picker.search.fill('no such column');
    await picker.dialog.getByText('No results').waitFor();
    await picker.search.fill('');
    await picker.action('Hide all').click();
    await expect.poll(columns).not.toContain('state');
    await picker.action('Show all').click();
    await expect.poll(() => page.url()).toContain('columns=archived');
    await picker.action('Reset').click();
    await picker.dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).not.toContain('columns=');
  });

  test('of the runs themselves can be shown: metrics and hyperparameters', async () => {
    const { page, columns } = await openList();
    const picker = columnPicker(page);
    await picker.open();
    await picker.kind('Hyperparameters').last().click();
    await picker.search.fill('^lr$');
    await picker.box('lr').click();
    await expect.poll(columns).toContain('hp.lr');
  });

  test('are pinned, unpinned and hidden by their menu', async () => {
    const { page, openHeadMenu, columns } = await openList('', 'slindqvist');
    await (await openHeadMenu('State'))
      .getByRole('menuitem', { name: 'Pin column', exact: true })
      .click();
    await expect.poll(() => page.url()).toContain('pinned=3');
    await expect.poll(() => setting('slindqvist', 'pinnedColumnsCount')).toBe('3');
    await (await openHeadMenu('State')).getByRole('menuitem', { name: 'Unpin column' }).click();
    await expect.poll(() => page.url()).not.toContain('pinned=3');
    await (await openHeadMenu('State')).getByRole('menuitem', { name: 'Hide column' }).click();
    await expect.poll(columns).not.toContain('state');
  });
});

describe('columns are decorated, also after a reload of the link', () => {
  // used by no other test of this file, because the shown columns are stored
  const openDecorated = (...ids: string[]) =>
    openList(`?${ids.map((id) => `columns=${id}`).join('&')}`, 'determined');

  test('colored by its values', async () => {
    const { page, main, openHeadMenu, colors } = await openDecorated('name', 'numTrials');
    const differing = async () => new Set(await colors('Trials')).size;
    await expect.poll(differing).toBe(1);
    const menu = await openHeadMenu('Trials');
    await menu.getByRole('menuitemcheckbox', { name: 'Heat map' }).click();
    await page.waitForURL(/heat=numTrials/);
    await main.getByText(/of all that match$/).waitFor();
    await expect.poll(differing).toBeGreaterThan(1);
    await page.reload();
    await main.getByText(/of all that match$/).waitFor();
    await expect.poll(differing).toBeGreaterThan(1);
    await main.getByRole('button', { name: 'Heat map of Trials off' }).click();
    await expect.poll(differing).toBe(1);
  });

  test('rows grouped by it', async () => {
    const { page, main, openHeadMenu, links } = await openDecorated('name', 'searcherType');
    const menu = await openHeadMenu('Searcher');
    await menu.getByRole('menuitem', { name: 'Group by this column' }).click();
    const groups = main.getByRole('table', { name: 'Experiments grouped by Searcher' });
    const heads = groups.getByRole('rowheader');
    const all = await count(false);
    const message = main.getByText(
      new RegExp(`^\\d groups by Searcher, from all ${all} matching experiments$`),
    );
    await message.waitFor();
    await expect.poll(() => page.url()).toContain('group=searcherType');
    const cells = groups.locator('tr > th + td');
    const sum = async () =>
      (await cells.allTextContents()).reduce((all, each) => all + Number(each), 0);
    await expect.poll(sum).toBe(all);
    const [names, counts] = [await heads.allTextContents(), await cells.allTextContents()];
    await expect.poll(() => message.textContent()).toContain(`${names.length} groups`);
    await page.reload();
    await message.waitFor();
    await expect.poll(() => heads.allTextContents()).toEqual(names);
    await groups.getByRole('button', { name: names[0] }).click();
    await expect
      .poll(() => groups.getByRole('link', { name: /-/ }).count())
      .toBe(Number(counts[0]));
    await main.getByRole('button', { name: 'Ungroup' }).click();
    await links.first().waitFor();
  });

  test('computed from others', async () => {
    const { page, main, columns, cell, links } = await openDecorated('name', 'numTrials');
    await main.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Add derived column...' }).click();
    const form = dialogOf(page, 'Add derived column');
    await form.field('Name').fill('twice');
    await form.field('Expression').fill('numTrials * ');
    await form.findText('A number or a column is missing (at the end)');
    await form.field('Expression').fill('numTrials * 2');
    await form.submit('Add column');
    const id = 'fx.twice=numTrials * 2';
    await expect.poll(columns).toEqual(['name', 'numTrials', id]);
    await page.reload();
    await links.first().waitFor();
    await expect.poll(columns).toEqual(['name', 'numTrials', id]);
    const searched = 'resnet50-lr-sweep';
    const numberIn = async (title: string) =>
      Number(await (await cell(searched, title)).textContent());
    await expect.poll(() => numberIn('Trials')).toBeGreaterThan(1);
    const trials = await numberIn('Trials');
    await expect.poll(() => numberIn('twice')).toBe(2 * trials);
  });
});

describe('filter', () => {
  test('is built of conditions and groups, shows the count, and is reset', async () => {
    const { page, main, total } = await openList();
    const filter = filterForm(page);
    await filter.open();
    await filter.form.getByText('Where', { exact: true }).waitFor();
    await filter.pick('Column: Name', 'state');
    await filter.pick('Value', 'compl');
    await expect.poll(() => filter.line.inputValue()).toBe('state = COMPLETED');
    await main.getByText('(1)', { exact: true }).waitFor();
    await expect.poll(() => total.textContent()).toMatch(/^\d+ match$/);
    await filter.button('Add condition group').click();
    await filter.form.getByText('All of the following are true...').waitFor();
    await filter.button('Reset').click();
    await filter.form.waitFor({ state: 'detached' });
    await main.getByText(await unarchivedText()).waitFor();
  });

  // for other users: a filter that was just reset may reappear
  test('a condition with one of the words for text, dates and number', async () => {
    const { page } = await openList('', 'jtan');
    const filter = filterForm(page);
    await filter.open();
    const words = async () => {
      await filter.form.getByRole('combobox', { name: 'Operator' }).click();
      const options = page.getByRole('option');
      await options.first().waitFor();
      const texts = await options.allTextContents();
      await page.keyboard.press('Escape');
      await options.first().waitFor({ state: 'detached' });
      return texts.map((text) => text.replace('✓', '').trim());
    };
    expect(await words()).toEqual([
      'contains',
      'does not contain',
      'is',
      'is not',
      'is empty',
      'is not empty',
    ]);
    await filter.pick('Column: Name', 'started');
    await filter.button('Column: Started').waitFor();
    expect(await words()).toEqual(['after', 'on or after', 'before', 'on or before']);
    await filter.pick('Column: Started', 'user');
    await filter.button('Column: User').waitFor();
    expect(await words()).toEqual(['is', 'is not']);
  });

  test('a head opens a filter for its column', async () => {
    const { page, openHeadMenu } = await openList('', 'nokafor');
    const filter = filterForm(page);
    await (await openHeadMenu('Trials'))
      .getByRole('menuitem', { name: 'Filter by this column' })
      .click();
    await filter.button('Column: Trials').waitFor();
    await filter.value.fill('4');
    await expect.poll(() => page.url()).toContain('filter=numTrials');
  });
});
