import { createMemoryHistory } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { getExperiments } from '@trainyard/sdk/calls';
import { isProfiled } from '@trainyard/sdk/model';
import { closeAllToasts, toastStore } from '@trainyard/ui/lib/toast-store';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { storageSearch } from '~/features/cluster/storage/search';
import { compareSearch } from '~/features/experiments/experiment-compare/compare-search';
import { logSearch } from '~/features/experiments/logs/filters/log-search-params';
import { chartSearch } from '~/features/experiments/metrics/search';
import { checkpointSearch } from '~/features/registry/checkpoints/search';
import { Route as insights } from '~/routes/_app/experiments/$experimentId/insights/{-$panel}';
import { clientOf } from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, forgetPage, rbacSandbox, renderApp, signInAs } from '~/test/render-app';
import { startTab } from '~/test/start-tab';
import { isReadable } from './refused-params';
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

  test('a visitor does not read it on the sign-in page', async () => {
    const { router } = await renderApp(`${log}?at=never`, { as: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByText(title)).toBeNull();
  });

  // a page is opened once for all that its parts report
  const reports: Record<string, Record<string, RegExp[]>> = {
    'tasks and the cluster': {
      '/tasks?sort=wings=asc&group=wings': [
        /^“sort” must be one of .*startTime.* with =asc or =desc, not “wings=asc”\. The rows/,
        /^The rows cannot be grouped by “wings”\. They are listed without groups\./,
      ],
      '/tasks?user=9999': [
        /^9999 is not a choice of the filter User\. Only rows that have it are listed\./,
      ],
      '/clusters?queue=wings': [/^There is no resource pool “wings”\. The queue of .* is shown\./],
      '/clusters/storage?workspace=99999&state=wings': [
        /^Nothing is stored for the workspace 99999\. The part above it is shown\./,
        /^“wings” is not a choice of the filter State\./,
      ],
      '/templates?base=wings': [/^There is no template “wings”\. The open one/],
    },
    'runs and their logs': {
      '/experiments/1/trials/1/overview?metric=wings&workloadMetrics=feathers&moment=yesterday': [
        /^There is no metric “wings”\. It has no chart\./,
        /^There is no metric “feathers”\. It has no column\./,
        /^“moment” must be a time, .*, not “yesterday”\. No moment is marked\./,
      ],
      [`${log}?rank=77&agent=wings&container=box`]: [
        /^No line of this log is of the rank 77\. Only/,
        /is of the agent “wings”\. Only lines/,
        /is of the container “box”\. Only/,
      ],
      '/experiments/4/logs?trial=27&trial=99999': [
        /^This experiment has no trial 99999\. Its log is left out\./,
      ],
    },
    'a search': {
      '/experiments/4/trials?compare=true&row=4&compareMetrics=wings&compareHyperparameters=feathers':
        [
          /^No trial here has the metric “wings”\. It has no row\./,
          /^No trial here has the hyperparameter “feathers”\. It has no row\./,
        ],
      '/experiments/4/visualization/learning-curve?metric=wings&color=feathers': [
        /^There is no metric “wings”\. \[.*\] .* is shown\./,
        /^The search does not vary “feathers”\. Each trial has its own color\./,
      ],
      '/experiments/4/visualization/hp-scatter-plots?hp=wings&batch=3': [
        /^The search does not vary “wings”\. It has no axis\./,
        /^Nothing was measured at the batch 3\. Another batch is shown\./,
      ],
    },
    'lists and comparisons': {
      '/models/1?versions=1&versions=77&measured=wings': [
        /^This model has no version 77\. It is not compared\./,
        /^No version has a metric “wings”\. It has no column\./,
      ],
      '/projects/2/experiments?columns=name&columns=wings&rank=feathers': [
        /^There is no column “wings”\. It is left out\./,
        /^“rank” must be a column with =asc or =desc, not “feathers”\./,
      ],
      '/experiment-compare?id=1&id=2&id=99999&base=3&logTrial=99999': [
        /^There is no experiment 99999 that you may see\. What is missing is not compared\./,
        /^No experiment 3 is compared\./,
        /^No trial 99999 is compared\. Its log is left out\./,
      ],
      // many that do not exist
      [`/experiment-compare?id=1${Array.from({ length: 20 }, (_, at) => `&id=${90_001 + at}`).join('')}`]:
        [
          /^There is no experiment 90001 .* experiment 90005 that you may see\. 15 more values cannot be used\. What is missing is not compared\.$/,
        ],
    },
  };
  test.each(Object.entries(reports))(
    'pages of %s report each value that they cannot use',
    async (_, links) => {
      const { router } = await renderApp('/webhooks');
      for (const [link, texts] of Object.entries(links)) {
        act(closeAllToasts);
        await act(async () => router.history.push(link));
        for (const text of texts)
          expect(await screen.findByText(text, { selector: 'div' }), link).toBeVisible();
        expect(screen.getAllByText(title), link).toHaveLength(texts.length);
      }
    },
  );

  test('a permission that does not exist is reported', async () => {
    await renderApp('/admin/access?may=fly', { as: 'clusteradmin', sandbox: rbacSandbox() });
    expect(await screen.findByText(/^There is no permission “fly”\. Everybody/)).toBeVisible();
  });

  test('a run without a curve is reported', async () => {
    await renderApp('/projects/2/runs?board=1&board=99999', { sandbox: newerSandbox() });
    expect(
      await screen.findByText('There is no run 99999 that you may see. It has no curve.'),
    ).toBeVisible();
  });

  test('a metric and an agent that the profiler did not measure are reported', async () => {
    const sandbox = demoSandbox();
    const client = await clientOf(sandbox);
    const { experiments } = await getExperiments(client, { limit: 1000 });
    const profiled = experiments.find(({ config }) => isProfiled(config));
    await renderApp(`/experiments/${profiled?.id}/profiler?metric=GPU&agent=nobody`, { sandbox });
    for (const value of ['GPU', 'nobody'])
      expect(
        await screen.findByText(
          new RegExp(`^The profiler measured nothing of “${value}”\\. It is `),
        ),
      ).toBeVisible();
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

  test('a part of a page that reads the link itself reports a value once', async () => {
    const { user, router } = await renderApp('/experiment-compare?id=1&id=2&trialMost=7');
    expect(
      await screen.findByText(/^“trialMost” must be one of 20, 100, not “7”\./, {
        selector: 'div',
      }),
    ).toBeVisible();
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

/** Loads a link, and returns what its routes report before their page is shown. */
async function reportsOf(link: string) {
  const sandbox = demoSandbox();
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request));
  await signInAs('admin', sandbox);
  const { queryClient, router, stop } = startTab(createMemoryHistory({ initialEntries: [link] }));
  onTestFinished(() => {
    stop();
    forgetPage(queryClient);
  });
  await router.load();
  return toastStore.getSnapshot().map(({ description }) => description);
}

test.each([
  ['/projects/2/flights', ['This page has no tab “flights”. Its first tab is shown.']],
  ['/trials/1/flights', ['This page has no tab “flights”. Its first tab is shown.']],
  ['/experiments/1/visualization/pie', ['This page has no tab “pie”. Its first tab is shown.']],
  ['/experiments/113/visualization', []],
])('%s reports a tab that its page does not have', async (link, reports) => {
  expect(await reportsOf(link)).toEqual(reports);
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
  expect(refusals(compareSearch, '?id=1&id=first')).toEqual(['id=first: a whole number from 1']);
  const { validateSearch: insightsSearch } = insights.options;
  expect(isReadable(insightsSearch) && refusals(insightsSearch, '?part=all')).toEqual([
    'part=all: two whole numbers with ~ between them',
  ]);
  expect(refusals(storageSearch, '?spareDays=1.5')).toEqual([
    'spareDays=1.5: a whole number from 0 to 100000',
  ]);
});
