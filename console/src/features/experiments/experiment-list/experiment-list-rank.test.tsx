import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

const list = '/projects/2/experiments';

// parts that load on first use are loaded before the tests: on a busy machine that takes too long
beforeAll(async () => {
  await Promise.all([
    import('./rows/rank-note'),
    import('./columns/smoothed-note'),
    import('./columns/dynamic-columns'),
  ]);
});

withHeight(100);

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function choose(user: User, column: string, line: string) {
  await user.click(await screen.findByRole('button', { name: `Column ${column}` }));
  await user.click(await screen.findByText(line));
}

test('a column that the master cannot sort by ranks the rows here, as link and page state until it is stopped', async () => {
  const half = 'fx.half=numTrials / 2';
  const { user, router } = await renderApp(
    `${list}?sort=id%3Dasc&columns=id&columns=${encodeURIComponent(half)}`,
  );
  await choose(user, 'half', 'Sort 9 → 0');
  expect(
    await screen.findByText(/^Ranked here by half, highest first: all \d+ matching experiments$/),
  ).toBeVisible();
  expect(router.state.location.search).toMatchObject({ rank: `${half}=desc`, sort: 'id=asc' });
  const visibleNames = () =>
    [...document.querySelectorAll('tbody tr[data-index] > [data-col="2"]')].map(({ textContent }) =>
      Number(textContent),
    );
  await waitFor(() => expect(visibleNames().length).toBeGreaterThan(2));
  const ranked = visibleNames();
  expect(ranked[0]).toBeGreaterThan(ranked.at(-1) ?? Number.NaN);
  expect(ranked).toEqual(ranked.toSorted((one, other) => other - one));
  await user.click(screen.getByRole('button', { name: 'Stop ranking' }));
  await waitFor(() => expect(visibleNames()).not.toEqual(ranked));
  expect(router.state.location.search).not.toHaveProperty('rank');
});

test('a link that ranks by an unknown column is reported; refused rows give the reason', async () => {
  const { user } = await renderApp(`${list}?rank=nonsense%3Dasc`);
  expect(await screen.findByText(/^There is no column “nonsense” to rank by/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop ranking' }));
  expect(await screen.findByRole('button', { name: 'Columns' })).toBeVisible();
});

test('rows that are refused cannot be ranked: the page says why, until they are read', async () => {
  let isRefused = true;
  const answer = (request: Request) =>
    isRefused && request.url.includes('limit=500')
      ? Response.json({ error: { code: 7, reason: '', error: 'access denied' } }, { status: 403 })
      : undefined;
  const rank = encodeURIComponent('fx.half=numTrials / 2=desc');
  const { user } = await renderApp(`${list}?rank=${rank}`, { answer });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Unable to fetch experiments.')).toBeVisible();
  expect(alert.getByText('access denied')).toBeVisible();
  expect(screen.getByText('Not ranked by half')).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  // refused once more, and then not
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }));
  isRefused = false;
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('grid', { name: 'Experiments' })).toBeVisible();
  expect(await screen.findByText(/^Ranked here by half, highest first: all/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a column with a faulty expression is shown, marked, with the reason', async () => {
  const { user } = await renderApp(
    `${list}?columns=id&columns=${encodeURIComponent('fx.bad=1 +')}`,
  );
  const head = await screen.findByRole('columnheader', {
    name: 'bad: 1 + cannot be read: A number or a column is missing (at the end)',
  });
  expect(within(head).getByText(/bad/).title).toMatch(/is missing/);
  await user.click(within(head).getByRole('button', { name: 'Column bad' }));
  expect(await screen.findByText('Edit derived column...')).toBeVisible();
});

test('a right click on the head of a derived column leads to its dialog, which keeps the focus', async () => {
  await import('~/features/experiments/experiment-list/columns/derived-dialog');
  const { user } = await renderApp(
    `${list}?columns=id&columns=${encodeURIComponent('fx.half=trials / 2')}`,
  );
  const head = await screen.findByRole('columnheader', { name: /^half/ });
  await user.pointer({ target: head, keys: '[MouseRight]' });
  await user.click(await screen.findByRole('menuitem', { name: 'Edit derived column...' }));
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Edit derived column' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(dialog.contains(document.activeElement)).toBe(true);
});

const accuracy = 'validation.validation_accuracy';

test('the last value of a metric is smoothed from the menu of its column, and ranks the rows', async () => {
  const { user, router } = await renderApp(`${list}?columns=id&columns=${accuracy}`);
  await choose(user, 'validation_accuracy', 'Smoothed last (0.6)');
  const id = `smoothed.0.6.${accuracy}`;
  await waitFor(() => expect(router.state.location.search).toMatchObject({ columns: ['id', id] }));
  expect(
    await screen.findByText(
      /^validation_accuracy, last value smoothed by 0.6, of \d+ loaded rows$/,
    ),
  ).toBeVisible();
  await choose(user, 'validation_accuracy (smoothed 0.6)', 'Sort 9 → 0');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ rank: `${id}=desc` }));
  await screen.findByText(
    /^Ranked here by validation_accuracy \(smoothed 0.6\), highest first: all/,
  );
  const visibleNames = () =>
    [...document.querySelectorAll('tbody tr[data-index] > [data-col="2"]')].map(({ textContent }) =>
      Number(textContent),
    );
  await waitFor(() =>
    expect(visibleNames().every(Number.isFinite) && visibleNames().length > 2).toBe(true),
  );
  expect(visibleNames()).toEqual(visibleNames().toSorted((one, other) => other - one));
});

test('curves that are refused leave the column empty and say why', async () => {
  const answer = (request: Request) =>
    request.url.includes('/trials/time-series')
      ? Response.json({ error: { code: 7, reason: '', error: 'access denied' } }, { status: 403 })
      : undefined;
  await renderApp(`${list}?columns=id&columns=smoothed.0.6.${accuracy}`, { answer });
  expect(
    await screen.findByText(/^validation_accuracy, last value smoothed.*access denied$/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
