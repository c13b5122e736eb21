import { getExperiment, getProject } from '@trainyard/sdk/calls';
import { describe, expect, test } from 'vitest';
import { hasFocus } from '../support/has-focus';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentList } from './objects/experiment-list';
import { filterForm } from './objects/filter-form';

const fixture = openConsole('--seed', '7');
// only one part changes each: a row is found by its name
const done = { id: 86, name: 'unet-fp16-baseline-2' };
const tagged = { id: 84, name: 'detr-no-aux-loss-2' };

async function openList(query = '') {
  const page = await fixture.open(`projects/2/experiments${query}`);
  const list = experimentList(page);
  await list.links.first().waitFor();
  return { page, ...list };
}

const read = async (experimentId: number) =>
  (await getExperiment(await fixture.callerFor(), { experimentId })).experiment;

describe('an editable cell', () => {
  test('the name: Escape keeps the old one, Enter saves the new one', async () => {
    const { page, row } = await openList();
    const cell = row(done.name).getByRole('gridcell').filter({ hasText: done.name });
    const field = page.getByRole('textbox', { name: `Name of experiment ${done.id}` });
    const at = { position: { x: 4, y: 4 } };
    await cell.dblclick(at);
    await field.fill('given up');
    await field.press('Escape');
    await row(done.name).waitFor();
    await cell.dblclick(at);
    await field.fill('<b>better</b>');
    await field.press('Enter');
    await row('<b>better</b>').waitFor();
    await expect.poll(async () => (await read(done.id)).name).toBe('<b>better</b>');
  });
});

describe('more editable cells', () => {
  const columnsQuery = '?columns=name&columns=description&columns=tags';

  test('tags: commas separate them, and Escape keeps the old ones', async () => {
    const { page, cell } = await openList(columnsQuery);
    const tags = await cell(tagged.name, 'Tags');
    const field = page.getByRole('combobox', { name: 'New tag' });
    const before = (await read(tagged.id)).labels;
    // a click on a tag filters by it
    await tags.focus();
    await page.keyboard.press('F2');
    await field.fill('given up');
    await field.press('Escape');
    await field.waitFor({ state: 'detached' });
    // the focus returns to the row after the field
    await expect.poll(() => hasFocus(tags)).toBe(true);
    await page.keyboard.press('t');
    await field.fill('paper, <b>x</b>');
    await field.press('Enter');
    await field.waitFor({ state: 'detached' });
    const labels = async () => (await read(tagged.id)).labels.toSorted();
    await expect.poll(labels).toEqual([...before, '<b>x</b>', 'paper'].toSorted());
    await tags.getByRole('link', { name: '<b>x</b>' }).waitFor();
  });

  test('the description: with the keyboard', async () => {
    const { page, cell } = await openList(columnsQuery);
    const description = await cell(tagged.name, 'Description');
    await description.click({ position: { x: 4, y: 4 } });
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: `Description of experiment ${tagged.id}` });
    await field.fill('what it was for');
    await field.press('Enter');
    await expect.poll(() => description.textContent()).toBe('what it was for');
    await expect.poll(async () => (await read(tagged.id)).description).toBe('what it was for');
  });
});

describe('named views', () => {
  const failed = `?filter=${encodeURIComponent('state = ERROR')}&sort=name%3Dasc`;

  async function openViews(query: string) {
    const opened = await openList(query);
    const line = async (name: string) =>
      (await opened.openMenu('Views')).getByRole('menuitem', { name, exact: true }).click();
    return { ...opened, line };
  }

  async function save({ page, line }: Awaited<ReturnType<typeof openViews>>, scope?: string) {
    await line('Save this view...');
    const form = dialogOf(page, 'Save view');
    await form.field('Name').fill('Failed ones');
    if (scope) await form.dialog.getByText(scope, { exact: true }).click();
    await form.submit('Save view');
  }

  test('mine: saved, opened from the plain list, renamed, deleted', async () => {
    await save(await openViews(failed));
    const { page, line } = await openViews('');
    await line('Failed ones');
    await expect.poll(() => page.url()).toMatch(/filter=state/);
    await line('Manage views...');
    const { dialog, button } = dialogOf(page, 'Saved views');
    await button('Rename Failed ones').click();
    await dialog.getByRole('textbox', { name: 'New name of Failed ones' }).fill('Broken ones');
    await button('Rename').click();
    await button('Delete Broken ones').click();
    await dialog.getByText('No saved views').waitFor();
  });

  test("the project's are stored in its notes", async () => {
    await save(await openViews(failed), 'For the project');
    const notes = async () =>
      (await getProject(await fixture.callerFor(), { projectId: 2 })).project.notes.map(
        ({ name }) => name,
      );
    await expect.poll(notes).toContain('Saved views');
  });
});

test('conditions are dragged into a group, moved with keys, and joined by another word', async () => {
  const line = 'name ~ a and (name ~ e or name ~ i)';
  const { page, button } = await openList(`?filter=${encodeURIComponent(line)}`);
  const { choose, line: written, ...filter } = filterForm(page);
  await fixture.untilMessage(page);
  await button('Conditions').click();
  const handles = filter.button('Move condition Name');
  await handles.first().dragTo(handles.nth(2));
  await expect.poll(() => written.inputValue()).toBe('(name ~ e or name ~ a or name ~ i)');
  await handles.first().press('ArrowDown');
  await expect.poll(() => written.inputValue()).toBe('(name ~ a or name ~ e or name ~ i)');
  await choose('Joined by', 'and');
  await expect.poll(() => written.inputValue()).toMatch(/name ~ a and name ~ e and name ~ i/);
});
