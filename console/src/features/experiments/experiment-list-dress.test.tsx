import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '~/test/render-app';

const list = '/projects/2/experiments';
const metric = 'validation.validation_accuracy';

// what comes with the first use is read before: on a busy machine that takes longer than a wait
beforeAll(async () => {
  await Promise.all([
    import('./columns/dress-list'),
    import('./columns/column-lines'),
    import('./more-columns'),
    import('~/components/data-table/column-menu-lines'),
    import('~/components/ui/dropdown-menu-parts'),
  ]);
});

// jsdom lays nothing out; a list of a few rows is found through faster
beforeEach(() => {
  const size = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  return () => size.mockRestore();
});

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const titles = () =>
  [...document.querySelectorAll<HTMLElement>('th')].flatMap((head) => head.dataset.column ?? []);

async function choose(user: User, column: string, line: string) {
  await user.click(await screen.findByRole('button', { name: `Column ${column}` }));
  await user.click(await screen.findByText(line));
}

const colours = () =>
  [...document.querySelectorAll<HTMLElement>('td')].filter((cell) =>
    cell.style.background.includes('--accent'),
  );

test('a column is coloured by its values from its menu, and the link says so', async () => {
  const { user, router } = await renderApp(`${list}?columns=name&columns=numTrials`);
  await choose(user, 'Trials', 'Heat map');
  await waitFor(() => expect(router.state.location.searchStr).toContain('heat=numTrials'));
  expect(await screen.findByText(/of \d+ loaded rows$/)).toBeDefined();
  await waitFor(() => expect(colours().length).toBeGreaterThan(1));
  // the number stays
  expect(colours()[0]?.textContent).toMatch(/^\d+$/);

  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Heat map of Trials off' }));
  await waitFor(() => expect(colours()).toEqual([]));
  expect(router.state.location.search).not.toHaveProperty('heat');
});

test('a link leaves out columns that do not differ, says from how many rows, and shows all again', async () => {
  const { user, router } = await renderApp(
    `${list}?filter=${encodeURIComponent('state = COMPLETED')}&differ=true`,
  );
  expect(await screen.findByText(/of 12 columns left out: the same in all \d+ loaded rows$/));
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
  expect(await screen.findByText('validation_accuracy (max)')).toBeDefined();
});
