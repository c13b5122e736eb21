import { screen, waitFor, within } from '@testing-library/react';
import {
  createTransport,
  deleteExperiment,
  login,
  patchExperiment,
  postUserSetting,
} from '@trainyard/sdk/calls';
import { call, changesOf, invalidateChanges } from '@trainyard/sdk/query';
import { expect, test } from 'vitest';
import { mutation } from '~/data/mutation';
import { demoSandbox, renderApp } from '~/test/render-app';

// parts that load when the page is idle, after the side bar
async function leftHoursAgo(hours: number) {
  const sandbox = demoSandbox();
  const guest = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(guest, { body: { username: 'mkowalski', password: '' } });
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
  const mark = { at: new Date(Date.now() - hours * 3_600_000).toISOString(), count: 0 };
  const value = JSON.stringify({ left: null, back: mark, seen: mark });
  const settings = [{ storagePath: 'home-visit', key: 'visit', value }];
  await postUserSetting(client, { body: { settings } });
  return sandbox;
}

test('experiments of all projects that ended since the last visit are listed, with changes since (stale-pages T1), until marked as seen', async () => {
  const sandbox = await leftHoursAgo(24 * 10);
  const { user, queryClient } = await renderApp('/dashboard', { as: 'mkowalski', sandbox });
  const ownList = await screen.findByRole('region', { name: 'Your Recent Submissions' });
  // with the page, so that it pushes nothing down
  const region = screen.getByRole('region', { name: 'Since you left' });
  expect(region.compareDocumentPosition(ownList)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const since = within(region);
  expect(since.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(since.getAllByText(/ \d\.\d+/).length).toBeGreaterThan(0);
  const [first, place] = since.getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^\/experiments\/\d+$/);
  expect(place?.getAttribute('href')).toMatch(/^\/projects\/\d+\/experiments$/);
  expect(since.queryByTitle('Marta Kowalski')).toBeNull();
  expect(since.getAllByTitle('Jun Tan').length).toBeGreaterThan(0);
  expect(since.getAllByRole('listitem')).toHaveLength(8);

  const experimentId = Number(first?.getAttribute('href')?.split('/')[2]);
  const rename = mutation((client, name: string) =>
    patchExperiment(client, { experimentId, body: { name } }),
  );
  await rename(queryClient, 'renamed-after-its-end');
  expect(await since.findByText('renamed-after-its-end')).toBeVisible();
  const guest = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(guest, { body: { username: 'admin', password: '' } });
  const admin = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
  await deleteExperiment(admin, { experimentId });
  const { changes } = changesOf(call(deleteExperiment, { experimentId }));
  await invalidateChanges(queryClient, changes);
  await waitFor(() => expect(since.queryByText('renamed-after-its-end')).toBeNull());

  await user.click(since.getByRole('button', { name: /^Show \d+ more$/ }));
  await waitFor(() => expect(since.getAllByRole('listitem').length).toBeGreaterThan(8));
  await user.click(since.getByRole('button', { name: 'Mark all as seen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Since you left' })).toBeNull());
});

test('what ended since the last visit and is read late comes below what may be read by then (B9)', async () => {
  const sandbox = await leftHoursAgo(24 * 10);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = async (request: Request) => {
    if (decodeURIComponent(request.url).includes('"endTime"')) await isReleased;
    return sandbox.fetch(request);
  };
  await renderApp('/dashboard', { as: 'mkowalski', sandbox, answer });
  const ownList = await screen.findByRole('region', { name: 'Your Recent Submissions' });
  release();
  const region = await screen.findByRole('region', { name: 'Since you left' });
  expect(region.compareDocumentPosition(ownList)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

type Found = {
  experiment: Record<string, unknown> & {
    id: number;
    state: string;
    searcherType: string;
    config: { searcher: { metric: string } };
  };
  bestTrial: { bestValidation: { metrics: { avgMetrics: Record<string, number> } } | null } | null;
};

/** The value of the metric that an experiment was searched by. */
const measured = ({ experiment, bestTrial }: Found) =>
  bestTrial?.bestValidation?.metrics.avgMetrics[experiment.config.searcher.metric];

test('an ended experiment shows its metric against its parent, or the log line of its failure', async () => {
  const sandbox = await leftHoursAgo(24 * 10);
  let message: RegExp | undefined;
  const answer = async (request: Request) => {
    const url = new URL(request.url);
    if (!(url.searchParams.get('filter') ?? '').includes('"endTime"'))
      return sandbox.fetch(request);
    url.search = '?limit=200&sort=id%3Dasc';
    const { experiments, ...rest } = await (await sandbox.fetch(new Request(url, request))).json();
    const all: Found[] = experiments;
    const singles = all.filter(({ experiment }) => experiment.searcherType === 'single');
    const done = singles.filter((found) => typeof measured(found) === 'number');
    const [child] = done;
    const parent = done.find(
      (found) =>
        found !== child &&
        found.experiment.config.searcher.metric === child?.experiment.config.searcher.metric &&
        measured(found) !== measured(child),
    );
    const failed = singles.find(({ experiment }) => experiment.state === 'STATE_ERROR');
    if (!child || !parent || !failed) throw new Error('no such experiments');
    const side = Number(measured(child)) > Number(measured(parent)) ? 'above' : 'below';
    message = new RegExp(
      `^${child.experiment.config.searcher.metric} [\\d.e-]+, (0\\.0*)?\\d?\\.?\\d{1,2}(e-\\d+)? ${side} its parent$`,
    );
    const forked = {
      ...child,
      experiment: { ...child.experiment, forkedFrom: parent.experiment.id },
    };
    return Response.json({ ...rest, experiments: [forked, failed] });
  };
  await renderApp('/dashboard', { as: 'mkowalski', sandbox, answer });
  const region = await screen.findByRole('region', { name: 'Since you left' });
  // failures come first
  const [failed, ended] = within(region).getAllByRole('listitem');
  expect(within(ended ?? document.body).getByText(message ?? 'nothing')).toBeVisible();
  await waitFor(() => expect(failed).toHaveTextContent(/\w+Error\b/));
});

test('an ended search shows its best trial, or how many trials failed', async () => {
  const sandbox = await leftHoursAgo(24 * 10);
  const answer = async (request: Request) => {
    const url = new URL(request.url);
    const isFailedTrial = url.searchParams.get('states') === 'STATE_ERROR';
    if (/experiments\/\d+\/trials$/.test(url.pathname) && isFailedTrial)
      return Response.json({ trials: [], pagination: { total: 3 } });
    if (!(url.searchParams.get('filter') ?? '').includes('"endTime"'))
      return sandbox.fetch(request);
    const { experiments, ...rest } = await (await sandbox.fetch(request)).json();
    const [one] = experiments;
    const search = (id: number, state: string) => ({
      ...one,
      experiment: { ...one.experiment, id, state, numTrials: 12, forkedFrom: null },
    });
    const rows = [search(one.experiment.id, 'STATE_COMPLETED'), search(1, 'STATE_ERROR')];
    return Response.json({ ...rest, experiments: rows });
  };
  await renderApp('/dashboard', { as: 'mkowalski', sandbox, answer });
  const region = await screen.findByRole('region', { name: 'Since you left' });
  const [failed, ended] = within(region).getAllByRole('listitem');
  expect(ended).toHaveTextContent(/\w+ [\d.e-]+, best of 12 trials/);
  await waitFor(() => expect(failed).toHaveTextContent('3 of 12 trials failed'));
});

test('the rest of the page loads if the ended experiments cannot be read', async () => {
  const sandbox = await leftHoursAgo(24 * 10);
  const answer = ({ url }: Request) =>
    decodeURIComponent(url).includes('"endTime"')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  await renderApp('/dashboard', { as: 'mkowalski', sandbox, answer });
  const since = await screen.findByRole('region', { name: 'Since you left' });
  expect(within(since).getByText('Unable to fetch the experiments that ended')).toBeVisible();
  expect(within(since).getByRole('button', { name: 'Retry' })).toBeVisible();
  const ownList = within(screen.getByRole('region', { name: 'Your Recent Submissions' }));
  expect(ownList.getAllByRole('listitem').length).toBeGreaterThan(10);
});

/** Returns the body of the request that created an experiment; config checks use the same path. */
