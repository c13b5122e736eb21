import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '~/test/render-app';

// on a busy machine loading a lazy part takes longer than the default wait
beforeAll(async () => {
  await import('~/features/experiments/metrics/comparison/trial-comparison');
});

const trialsOf = (url: string) => /experiments\/(\d+)\/trials$/.exec(new URL(url).pathname)?.[1];

const findTrials = () => screen.findByRole('region', { name: 'Trials' });

const findTable = async () =>
  within(await findTrials()).findByRole('table', { name: 'Trials of compared experiments' });

test('the best trials of each are in one table, in the order that its head and the link say; selected ones are compared on a page, and the link holds them', async () => {
  const { user, router, requests } = await renderApp('/experiment-compare?id=2&id=5');
  const table = await findTable();
  // the cost of the experiments reads all of their trials
  const ofBest = () =>
    requests
      .map(({ url }) => new URL(url))
      .filter(
        ({ searchParams }) => searchParams.get('sortBy') === 'SORT_BY_BEST_VALIDATION_METRIC',
      );
  await waitFor(() =>
    expect(new Set(ofBest().flatMap(({ href }) => trialsOf(href) ?? []))).toEqual(
      new Set(['2', '5']),
    ),
  );
  expect(ofBest().map(({ searchParams }) => searchParams.get('limit'))).toContain('20');
  await user.click(within(table).getByRole('button', { name: 'ID' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ trialSort: 'id=desc' }));
  const ids = () =>
    within(table)
      .getAllByRole('checkbox', { name: /^Choose trial/ })
      .map((box) => Number(/\d+/.exec(box.getAttribute('aria-label') ?? '')?.[0]));
  await waitFor(() => expect(ids()).toEqual(ids().toSorted((one, other) => other - one)));
  expect(ids().length).toBeGreaterThan(1);
  const [first, second] = within(table).getAllByRole('checkbox', { name: /^Choose trial/ });
  if (!first || !second) throw new Error('nothing to choose');
  await user.click(first);
  await user.click(second);
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(within(bar).getByRole('link', { name: 'Compare Trials' }));
  await screen.findByRole('heading', { name: 'Compare Trials' });
  expect(router.state.location.search).toEqual({
    trial: [expect.any(Number), expect.any(Number)],
  });
});

test('one that is refused is named with the reason, which stays text, and the others are there', async () => {
  const reason = 'not yours <img src=x onerror=alert(1)>';
  let isBroken = true;
  const { user, container } = await renderApp('/experiment-compare?id=2&id=5', {
    answer: ({ url }) =>
      isBroken && trialsOf(url) === '5'
        ? Response.json({ code: 7, message: reason }, { status: 403 })
        : undefined,
  });
  await findTable();
  const refused = await screen.findByRole('list', { name: 'Experiments without their trials' });
  expect(within(refused).getByRole('listitem').textContent).toMatch(/\(5\).*not yours/);
  expect(refused.textContent).toContain(reason);
  expect(container.querySelector('img[src=x]')).toBeNull();
  isBroken = false;
  await user.click(within(refused).getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Experiments without their trials' })).toBeNull(),
  );
});

test('when all requests for trials fail, this part shows the error, and the rest of the page stays', async () => {
  await renderApp('/experiment-compare?id=2&id=5', {
    answer: ({ url }) =>
      trialsOf(url) === undefined
        ? undefined
        : Response.json({ code: 7, message: 'not yours' }, { status: 403 }),
  });
  const trials = await findTrials();
  const alert = await within(trials).findByRole('alert');
  expect(alert.textContent).toMatch(/not yours/);
  expect(screen.getByRole('table', { name: 'Experiments to compare' })).toBeVisible();
});

test('experiments without trials have none in the table', async () => {
  await renderApp('/experiment-compare?id=2&id=5', {
    answer: ({ url }) =>
      trialsOf(url) === undefined
        ? undefined
        : Response.json({ trials: [], pagination: { offset: 0, limit: 20, total: 0 } }),
  });
  await within(await findTrials()).findByText('No trials yet');
});

test('nothing is requested before the table is visible', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { requests } = await renderApp('/experiment-compare?id=2&id=5');
  await within(await findTrials()).findByText('Loading trials of 2 experiments...');
  expect(requests.filter(({ url }) => trialsOf(url) !== undefined)).toEqual([]);
});
