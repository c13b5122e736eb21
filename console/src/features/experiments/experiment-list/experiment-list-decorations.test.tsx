import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

const list = '/projects/2/experiments';
const metric = 'validation.validation_accuracy';

// parts that load on first use are loaded before the tests: on a busy machine that takes too long
beforeAll(async () => {
  await Promise.all([
    import('./columns/column-decorations'),
    import('./columns/derived-dialog'),
    import('./groups/group-list'),
    import('./columns/dynamic-columns'),
  ]);
});

withHeight(100);

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const titles = () =>
  [...document.querySelectorAll<HTMLElement>('th')].flatMap((head) => head.dataset.column ?? []);

async function choose(user: User, column: string, line: string) {
  await user.click(await screen.findByRole('button', { name: `Column ${column}` }));
  await user.click(await screen.findByText(line));
}

const colors = () =>
  [...document.querySelectorAll<HTMLElement>('td')].filter((cell) =>
    cell.style.background.includes('--accent'),
  );

test('the menu of a column colors it by its values, and the link keeps it', async () => {
  const { user, router } = await renderApp(`${list}?columns=name&columns=numTrials`);
  await choose(user, 'Trials', 'Heat map');
  await waitFor(() => expect(router.state.location.searchStr).toContain('heat=numTrials'));
  expect(await screen.findByText(/of all that match$/)).toBeVisible();
  await waitFor(() => expect(colors().length).toBeGreaterThan(1));
  // the number stays
  expect(colors()[0]?.textContent).toMatch(/^\d+$/);

  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Heat map of Trials off' }));
  await waitFor(() => expect(colors()).toEqual([]));
  expect(router.state.location.search).not.toHaveProperty('heat');
});

test('a link hides columns that do not vary, shows the number of compared rows, and shows all again', async () => {
  const { user, router } = await renderApp(
    `${list}?filter=${encodeURIComponent('state = COMPLETED')}&differ=true`,
  );
  expect(await screen.findByText(/of 10 columns left out: the same in all \d+ loaded rows$/));
  expect(titles()).toContain('name');
  expect(titles()).not.toContain('state');
  await user.click(screen.getByRole('button', { name: 'Show all columns' }));
  await waitFor(() => expect(titles()).toContain('state'));
  expect(router.state.location.search).not.toHaveProperty('differ');
});

test('the menu of a metric chooses which of its figures the column shows', async () => {
  const { user, router } = await renderApp(`${list}?columns=name&columns=${metric}:240`);
  await choose(user, 'validation_accuracy', 'Max');
  await waitFor(() =>
    expect(titles()).toEqual(['name', 'validation_metrics.validation_accuracy.max']),
  );
  expect(router.state.location.search).toMatchObject({
    columns: ['name', 'validation_metrics.validation_accuracy.max:240'],
  });
  expect(await screen.findByText('validation_accuracy (max)')).toBeVisible();
});

test('the list is grouped by a column from its menu; groups open, close and are left again', async () => {
  const { user, router } = await renderApp(`${list}?columns=searcherType&columns=numTrials`);
  await choose(user, 'Searcher', 'Group by this column');
  expect(
    await screen.findByText(/^\d groups by Searcher, from all \d+ matching experiments$/),
  ).toBeVisible();
  expect(router.state.location.searchStr).toContain('group=searcherType');
  const [first, second] = within(screen.getByRole('table')).getAllByRole('button');
  if (!first || !second) throw new Error('there are no groups');
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(first.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('link', { name: /-/ }).length).toBeGreaterThan(0);
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(first.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(second);
  await user.click(screen.getByRole('button', { name: 'Ungroup' }));
  await waitFor(() => expect(titles()).toEqual(['searcherType', 'numTrials']));
});

test('groups of users have the names that the rows show', async () => {
  await renderApp(`${list}?group=user`);
  const table = within(await screen.findByRole('table', { name: 'Experiments grouped by User' }));
  expect(table.getByRole('rowheader', { name: 'Anika Roy' })).toBeVisible();
  expect(table.queryByRole('rowheader', { name: 'aroy' })).toBeNull();
});

test('a link that groups by an unknown column is reported, and so are unreadable rows', async () => {
  const answer = (request: Request) =>
    request.url.includes('limit=500')
      ? Response.json({ error: { code: 13, reason: '', error: 'no such table' } }, { status: 500 })
      : undefined;
  const { user } = await renderApp(`${list}?group=${encodeURIComponent('<b>nonsense')}`, {
    answer,
  });
  expect(await screen.findByText('The link groups by “<b>nonsense”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  await choose(user, 'State', 'Group by this column');
  expect(await screen.findByText('Unable to fetch experiments.')).toBeVisible();
});

test('a column is computed from others; an invalid expression shows the error, and the link holds it', async () => {
  const { user, router } = await renderApp(`${list}?columns=name&columns=numTrials`);
  await screen.findByRole('link', { name: 'resnet50-lr-sweep' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Add derived column...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Add derived column' }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'twice');
  const field = dialog.getByRole('textbox', { name: 'Expression' });
  await user.type(field, 'numTrials * ');
  expect(await dialog.findByText('A number or a column is missing (at the end)')).toBeVisible();
  await user.type(field, '2');
  await user.click(dialog.getByRole('button', { name: 'Add column' }));
  await waitFor(() => expect(titles()).toEqual(['name', 'numTrials', 'fx.twice=numTrials * 2']));
  const [, trials, twice] = [...document.querySelectorAll('tbody tr:first-child > [data-col]')]
    .slice(1, 4)
    .map(({ textContent }) => Number(textContent));
  expect(twice).toBe(2 * (trials ?? Number.NaN));
  expect(new URLSearchParams(router.state.location.searchStr).getAll('columns')).toContain(
    'fx.twice=numTrials * 2',
  );
});

test('the heads of groups of numbers are rounded as their column is, and hold the whole on hover', async () => {
  const group = encodeURIComponent('fx.third=numTrials / 3');
  await renderApp(`${list}?columns=name&columns=${group}&group=${group}`);
  expect(await screen.findByTitle(String(1 / 3))).toHaveProperty('textContent', '0.3333');
});

test('colors span only the loaded rows if the master has no bounds of all rows, and a note states it', async () => {
  const answer = (request: Request) =>
    request.url.includes('limit=1&') || request.url.endsWith('limit=1')
      ? Response.json({ error: { code: 7, reason: '', error: 'access denied' } }, { status: 403 })
      : undefined;
  await renderApp(`${list}?columns=name&columns=numTrials&heat=numTrials`, { answer });
  expect(await screen.findByText(/of \d+ loaded rows$/)).toBeVisible();
  await waitFor(() => expect(colors().length).toBeGreaterThan(1));
  expect(screen.queryByText('Unable to fetch experiments.')).toBeNull();
});
