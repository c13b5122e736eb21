import { act, screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { createTransport, getExperiments, login } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clusterWithRole } from '~/test/cluster-with-role';
import { demoSandbox, renderApp } from '~/test/render-app';

async function experimentsOf(sandbox: Sandbox): Promise<Experiment[]> {
  const body = { username: 'admin', password: '', isHashed: true };
  const open = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(open, { body });
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
  return (await getExperiments(client, { limit: 1000 })).experiments;
}

/** A demo cluster and one of its experiments. */
async function demoWith(fits: (experiment: Experiment) => boolean) {
  const sandbox = demoSandbox();
  const match = (await experimentsOf(sandbox)).find(fits);
  if (!match) throw new Error('the demo has no such experiment');
  return { sandbox, experiment: match, path: `/experiments/${match.id}` };
}

const isRunningTrial = (experiment: Experiment) =>
  experiment.searcherType === 'single' &&
  experiment.state === 'STATE_RUNNING' &&
  (experiment.progress ?? 0) > 0.1;
const isRunningSearch = (experiment: Experiment) =>
  experiment.searcherType === 'adaptive_asha' && experiment.state === 'STATE_RUNNING';

const figure = (name: string) => screen.findByRole('figure', { name });

describe('a single-trial experiment', () => {
  test('opens on its overview, with the facts of its trial; P pauses it, but not while the user types', async () => {
    const { path, sandbox, experiment } = await demoWith(isRunningTrial);
    const { user, router } = await renderApp(path, { sandbox });
    expect(router.state.location.pathname).toBe(`${path}/overview`);
    expect(await screen.findByRole('heading', { name: experiment.name })).toBeVisible();
    expect(document.title).toContain(`Experiment ${experiment.id}`);
    for (const fact of ['Batches', 'Checkpoints', 'Restarts', 'Throughput'])
      expect(await screen.findByText(fact, { selector: 'dt' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Experiment' }));
    const words = tabs.getAllByRole('link').map(({ textContent }) => textContent);
    // some say how many there are
    expect(words.map((each) => each.replace(/ \d*$/, ''))).toEqual([
      'Overview',
      'Hyperparameters',
      'Checkpoints',
      'Usage',
      'Code',
      'Notes',
      'Profiler',
      'Logs',
    ]);

    await user.type(await screen.findByRole('searchbox'), 'p');
    expect(screen.queryByText('Paused')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(await screen.findByRole('heading', { level: 1 }));
    await user.keyboard('p');
    expect(await screen.findByText('Paused')).toBeVisible();
  });

  test('its curves grow as the trial trains', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { path, sandbox } = await demoWith(isRunningTrial);
    const { user } = await renderApp(path, { sandbox });
    const loss = within(await figure('loss'));
    await user.click(await loss.findByRole('button', { name: 'View as table' }));
    const newest = () => Number(loss.getAllByRole('rowheader')[0]?.textContent?.replace(',', ''));
    const before = newest();
    act(() => sandbox.clock.advance(120_000));
    // the next poll brings it: beside the state of the trial, parts of the page take turns
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(newest()).toBeGreaterThan(before));
  });

  test('is paused and activated from its header, and its hyperparameters are a table', async () => {
    const { path, sandbox } = await demoWith(isRunningTrial);
    const { user, router } = await renderApp(`${path}/notes`, { sandbox });
    await user.click(await screen.findByRole('button', { name: /^Pause(?! updates)/ }));
    expect(await screen.findByText('Paused')).toBeVisible();
    act(() => sandbox.clock.advance(60_000));
    await user.click(await screen.findByRole('button', { name: /^Activate/ }));
    await waitFor(() => expect(screen.queryByText('Paused')).toBeNull());
    expect(await screen.findByRole('button', { name: /^Pause(?! updates)/ })).toBeVisible();

    await router.navigate({ href: `${path}/hyperparameters` });
    const table = within(await screen.findByRole('table', { name: 'Hyperparameters' }));
    expect(table.getByRole('rowheader', { name: 'lr' })).toBeVisible();
  });

  test('the options of its charts are in the link, and a filter that nothing matches offers to be cleared', async () => {
    const { path, sandbox } = await demoWith(isRunningTrial);
    const { user, router } = await renderApp(`${path}/overview?scale=log&smoothing=0.5`, {
      sandbox,
    });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Log' })).checked).toBe(
      true,
    );
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Smoothing' }).value).toBe('0.5');
    await user.click(screen.getByRole('radio', { name: 'Time' }));
    await user.type(screen.getByRole('searchbox'), 'loss');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        scale: 'log',
        smoothing: 0.5,
        x: 'time',
        filter: 'loss',
      }),
    );
    for (const chart of screen.getAllByRole('figure')) expect(chart.textContent).toContain('loss');

    await router.navigate({ href: `${path}/overview?filter=zzz` });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await figure('loss')).toBeVisible();
  });

  test('without metrics so far it shows a message; a name that is markup stays text', async () => {
    const { path, sandbox } = await demoWith(({ state }) => state === 'STATE_QUEUED');
    const { container, router } = await renderApp(path, { sandbox });
    expect(await screen.findByText('No metrics yet')).toBeVisible();

    const named = await demoWith(({ name }) => name.includes('<img'));
    await router.navigate({ href: `${named.path}/notes` });
    expect(await screen.findByRole('heading', { name: named.experiment.name })).toBeVisible();
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });
});

test('a run that diverged shows NaN, as a value and in its table', async () => {
  const { path, sandbox } = await demoWith(isRunningTrial);
  const point = (batches: number, loss: unknown) => ({ batches, values: { loss }, time: null });
  const answer = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/api/v1/trials/time-series') return undefined;
    const data = [point(100, 2), point(200, 'Infinity'), point(300, 'NaN')];
    const trial = {
      id: Number(searchParams.get('trialIds')),
      experimentId: 1,
      state: 'STATE_ACTIVE',
      startTime: '2026-11-05T10:00:00Z',
      hparams: {},
      restarts: 0,
      totalBatchesProcessed: 0,
    };
    const metrics = [{ data, type: 'METRIC_TYPE_TRAINING', group: 'training' }];
    return Response.json({ trials: [{ trial, metrics }] });
  };
  const { user } = await renderApp(path, { sandbox, answer });
  const loss = within(await figure('loss'));
  expect((await loss.findByTitle('[T] loss')).textContent).toBe('NaN');
  await user.click(loss.getByRole('button', { name: 'View as table' }));
  expect(loss.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Batch'),
    '300NaN',
    '200Infinity',
    '1002',
  ]);
});

/** overrides this field of the experiment in the master's answers */
const answering = (experiment: Experiment) => (request: Request) =>
  new URL(request.url).pathname === `/api/v1/experiments/${experiment.id}`
    ? Response.json({ experiment, jobSummary: null })
    : undefined;

describe('no trial', () => {
  test('yet: it is waited for', async () => {
    const { path, sandbox, experiment } = await demoWith(isRunningTrial);
    await renderApp(path, { sandbox, answer: answering({ ...experiment, trialIds: [] }) });
    expect(await screen.findByText('Waiting for trials...')).toBeVisible();
  });

  test('ever: it is said', async () => {
    const { path, sandbox, experiment } = await demoWith(isRunningTrial);
    const ended = { ...experiment, trialIds: [], state: 'STATE_ERROR' as const };
    await renderApp(path, { sandbox, answer: answering(ended) });
    expect(await screen.findByText('Experiment will not have trials')).toBeVisible();
  });
});

test('a searcher without comparable curves shows a message', async () => {
  const { path, sandbox, experiment } = await demoWith(isRunningSearch);
  const config = { ...experiment.config, searcher: { name: 'pbt', metric: 'loss' } };
  await renderApp(path, {
    sandbox,
    answer: answering({ ...experiment, config, searcherType: 'pbt' }),
  });
  expect(await screen.findByText('There is no learning curve for this searcher')).toBeVisible();
});

describe('an address that leads nowhere', () => {
  test('an unknown tab, or one of the other kind, falls back to the first; a missing experiment shows the 404 page, and an invalid id is named', async () => {
    const { path, sandbox } = await demoWith(isRunningTrial);
    const { router } = await renderApp(`${path}/nonsense`, { sandbox });
    expect(router.state.location.pathname).toBe(`${path}/overview`);
    for (const tab of ['visualization/learning-curve', 'trials']) {
      await act(() => router.navigate({ href: `${path}/notes` }));
      expect(router.state.location.pathname).toBe(`${path}/notes`);
      await act(() => router.navigate({ href: `${path}/${tab}` }));
      expect(router.state.location.pathname).toBe(`${path}/overview`);
    }
    await act(() => router.navigate({ href: '/experiments/99999' }));
    expect(await screen.findByText("Page not found or you don't have access")).toBeVisible();

    await act(() => router.navigate({ href: '/experiments/abc' }));
    expect(await screen.findByText('Invalid Experiment ID abc')).toBeVisible();
  });
});

describe('a search', () => {
  test('opens on its overview, with its trials, the best first', async () => {
    const { path, sandbox } = await demoWith(isRunningSearch);
    const { router } = await renderApp(path, { sandbox });
    expect(router.state.location.pathname).toBe(`${path}/visualization/overview`);
    const table = within(await screen.findByRole('table', { name: 'Trials of the curves' }));
    const [, ...rows] = table.getAllByRole('row');
    expect(rows.length).toBeGreaterThan(5);
    expect(table.getByRole('columnheader', { name: 'lr' })).toBeVisible();
  });

  test('its curve can be of another metric, and of fewer trials; its trials are narrowed to a state, and back, and sorted by the master', async () => {
    const { path, sandbox } = await demoWith(isRunningSearch);
    const { user, router, requests } = await renderApp(
      `${path}/visualization/learning-curve?trials=1`,
      {
        sandbox,
      },
    );
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.click(await screen.findByRole('combobox', { name: 'Metric' }));
    await user.click(await screen.findByRole('option', { name: '[T] loss' }));
    expect(await figure('loss')).toBeVisible();
    expect(router.state.location.search).toEqual({ trials: 1, metric: 'training|loss' });

    await router.navigate({ href: `${path}/trials?state=CANCELED` });
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByRole('table', { name: 'Trials' })).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Batches' }));
    const header = await screen.findByRole('columnheader', { name: 'Batches' });
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('descending'));
    const last = requests.map(({ url }) => url).findLast((url) => url.includes('/trials?'));
    expect(last).toContain('sortBy=SORT_BY_BATCHES_PROCESSED');
    expect(last).toContain('orderBy=ORDER_BY_DESC');
  });

  test('on a phone its trials are labeled as trials', async () => {
    onPhone();
    const { path, sandbox } = await demoWith(isRunningSearch);
    await renderApp(`${path}/trials`, { sandbox });
    const list = within(await screen.findByRole('list', { name: 'Trials' }));
    expect(list.getAllByRole('link', { name: /^Trial \d+$/ }).length).toBeGreaterThan(0);
  });
});

describe('with role-based access', () => {
  test('a viewer sees the curves, and the reason why the rest is forbidden', async () => {
    const { path, sandbox } = await demoWith(isRunningTrial);
    const answer = await clusterWithRole('Viewer', sandbox);
    const { user, requests } = await renderApp(path, { sandbox, answer });
    expect(await figure('loss')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Logs/ })).toBeVisible();
    const pause = screen.getByRole('button', { name: /^Pause(?! updates)/ });
    expect(pause.getAttribute('aria-disabled')).toBe('true');
    expect(pause.dataset.tooltip).toContain('You need the permission');
    await user.click(pause);
    await user.keyboard('p');
    expect(requests.some(({ url }) => url.endsWith('/pause'))).toBe(false);
    const fork = screen.getByRole('button', { name: 'Fork' });
    expect(fork.getAttribute('aria-disabled')).toBe('true');
  });

  test('an editor may pause', async () => {
    const { path, sandbox } = await demoWith(isRunningTrial);
    const answer = await clusterWithRole('Editor', sandbox);
    const { user } = await renderApp(`${path}/notes`, { sandbox, answer });
    await user.click(await screen.findByRole('button', { name: /^Pause(?! updates)/ }));
    expect(await screen.findByText('Paused')).toBeVisible();
  });

  test('a user without permission for its artifacts sees a message, and has no logs', async () => {
    const { path, sandbox } = await demoWith(isRunningTrial);
    const answer = await clusterWithRole('WorkspaceCreator', sandbox);
    const { requests } = await renderApp(path, { sandbox, answer });
    expect(await screen.findByText('You may not see the metrics of this experiment')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Logs/ })).toBeNull();
    expect(requests.some(({ url }) => url.includes('time-series'))).toBe(false);
  });
});
