import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkpointSearch } from '~/features/checkpoints/search';
import { logSearch } from '~/features/logs/filters/log-search-params';
import { chartSearch } from '~/features/metrics/search';
import { storageSearch } from '~/features/storage/search';
import { renderApp } from '~/test/render-app';
import { type ReadableSchema, refusedBy } from './refused-words';
import { parseSearch } from './search-params';

const title = 'Part of this link cannot be used';
const log = '/experiments/1/trials/1/logs';

describe('a link says what of it cannot be used, and what is shown instead (R11, PR8)', () => {
  test('a log opens its newest lines when its moment cannot be read', async () => {
    const { user, router } = await renderApp(`${log}?at=yesterday&hitAt=12:70&find=epoch`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(
      screen.getByText(
        '“hitAt” must be a time, such as 2026-11-24T08:30:00Z, not “12:70”. “at” must be a time, such as 2026-11-24T08:30:00Z, not “yesterday”. The newest lines are shown.',
        { selector: 'div' },
      ),
    ).toBeVisible();
    expect(router.state.location.search).toMatchObject({ find: 'epoch' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });

  test('a link that is followed later says it too, once its page is shown', async () => {
    const { router } = await renderApp('/dashboard');
    expect(screen.queryByText(title)).toBeNull();
    await act(async () => router.history.push('/clusters/storage?by=weight&page=first'));
    expect(
      await screen.findByText(
        '“by” must be one of size, checkpoints, age, not “weight”. It is size here. “page” must be a whole number from 0 to 100000, not “first”. It is left out.',
        { selector: 'div' },
      ),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/clusters/storage');
  });

  test('a part of a page that reads the link itself says it as well', async () => {
    await renderApp('/experiment-compare?id=1&id=2&trialMost=7');
    expect(
      await screen.findByText(/^“trialMost” must be one of 20, 100, not “7”\./, {
        selector: 'div',
      }),
    ).toBeVisible();
  });

  test('a visitor does not read it on the sign-in page', async () => {
    const { router } = await renderApp(`${log}?at=never`, { as: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByText(title)).toBeNull();
  });

  test.each([
    ['an unknown tab', '/projects/2/flights', /^This page has no tab “flights”\. Its first tab/],
    ['an unknown tab of a trial', '/trials/1/flights', /^This page has no tab “flights”\./],
    ['a picture that does not exist', '/experiments/1/visualization/pie', /no tab “pie”/],
    [
      'a column that the table does not sort by',
      '/tasks?sort=wings=asc',
      /^“sort” must be one of .*startTime.* with =asc or =desc, not “wings=asc”\. The rows/,
    ],
    [
      'a user who does not exist',
      '/tasks?user=9999',
      /^“9999” is not a choice of the filter User\. Only rows that have it are listed\./,
    ],
    [
      'metrics that do not exist',
      '/experiments/1/trials/1/overview?metric=wings',
      /^There is no metric “wings”\. It has no chart\./,
    ],
    [
      'a version that does not exist',
      '/models/1?versions=1&versions=77',
      /^This model has no version 77\. It is not compared\./,
    ],
  ])('%s is reported', async (_, link, text) => {
    await renderApp(link);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text, { selector: 'div' })).toBeVisible();
  });

  test.each([
    ['/experiments/1/checkpoints', 'Pages'],
    ['/tasks', undefined],
  ])('a page past the end of %s is the last one', async (path, pages) => {
    const { router } = await renderApp(`${path}?page=90`);
    expect(await screen.findByRole('table')).toBeVisible();
    if (pages)
      await waitFor(() => expect(router.state.location.search).not.toHaveProperty('page', 90));
    expect(screen.queryByText(title)).toBeNull();
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  });

  test('a value is reported once while other parts of the view change', async () => {
    const { user, router } = await renderApp('/experiment-compare?id=1&id=2&trialMost=7');
    await screen.findByText(title);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () =>
      router.history.replace('/experiment-compare?id=1&id=2&trialMost=7&scale=log'),
    );
    await waitFor(() => expect(router.state.location.search).toHaveProperty('scale', 'log'));
    expect(screen.queryByText(title)).toBeNull();
  });

  test('a link without faults says nothing', async () => {
    await renderApp(`${log}?at=2026-11-24T08:30:00Z&level=error&find=12&unknown=1`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(title)).toBeNull();
  });
});

const refusals = (schema: ReadableSchema, link: string) =>
  refusedBy(schema, parseSearch(link)).map(
    ({ name, value, fault }) => `${name}=${value}: ${/must be (.*), not /.exec(fault)?.[1]}`,
  );

test('each kind of parameter says which values it takes', () => {
  expect(refusals(logSearch, '?level=LOUD&level=info')).toEqual([
    expect.stringMatching(/^level=LOUD: (one of|a known value)/),
  ]);
  expect(refusals(logSearch, '?rank=-2&wrap=maybe')).toEqual([
    'wrap=maybe: true or false',
    'rank=-2: a whole number from -1',
  ]);
  expect(refusals(logSearch, '?at=&find=')).toEqual([]);
  expect(refusals(checkpointSearch, '?sort=size')).toEqual([
    expect.stringMatching(/^sort=size: one of .* with =asc or =desc$/),
  ]);
  expect(refusals(chartSearch, '?smoothing=2&range=9&range=1')).toEqual([
    'smoothing=2: a number from 0 to 0.99',
    'range=9,1: two numbers, the smaller one first',
  ]);
  expect(refusals(storageSearch, '?spareDays=1.5')).toEqual([
    'spareDays=1.5: a whole number from 0 to 100000',
  ]);
});
