import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { createTransport, login, postUserSetting } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

// parts that load when the page is idle, after the side bar
const idleWait = { timeout: 15_000 };

test('home shows the work of the user, newest first, with its project', async () => {
  await renderApp('/dashboard', { as: 'mkowalski' });
  const section = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  const rows = section.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(10);
  const [first] = section.getAllByText('Completed');
  const links = within(first?.closest('li') ?? document.body).getAllByRole('link');
  expect(links[0]?.getAttribute('href')).toMatch(/^\/experiments\/\d+$/);
  expect(links[1]?.getAttribute('href')).toMatch(/^\/projects\/\d+\/experiments$/);
});

test('what runs, waits or is paused comes first, and the rest of the last 25 after it', async () => {
  await renderApp('/dashboard', { as: 'mkowalski' });
  const region = await screen.findByRole('region', { name: 'Yours Now' });
  const rest = screen.getByRole('region', { name: 'Your Recent Submissions' });
  expect(region.compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const now = within(region);
  expect(now.getByText(/^\d+ running, \d+ waiting$/)).toBeVisible();
  expect(now.getByRole('link', { name: 'mae-pretrain-1600' })).toBeVisible();
  expect(now.queryByText('Completed')).toBeNull();
  expect(within(rest).queryByText(/^(Running|Queued|Paused)/)).toBeNull();
  const rowsOf = (part: HTMLElement) => within(part).getAllByRole('listitem').length;
  expect(rowsOf(region) + rowsOf(rest)).toBe(25);
});

test('recently opened projects come first', async () => {
  const opened = await renderApp('/projects/2/experiments', { as: 'jtan' });
  await screen.findByRole('heading', { name: 'detection-and-classification' });
  opened.unmount();
  await renderApp('/dashboard', { as: 'jtan', sandbox: opened.sandbox });
  const section = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  const card = section.getByRole('link', { name: /detection-and-classification/ });
  expect(card.getAttribute('href')).toBe('/projects/2/experiments');
});

test('a name is a text, whatever it looks like', async () => {
  await renderApp('/dashboard', { as: 'mkowalski' });
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});

test('an empty cluster welcomes a new user', async () => {
  const sandbox = createSandbox({ scenario: 'empty', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  await renderApp('/dashboard', { sandbox });
  expect(await screen.findByText('No submissions')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recently Viewed Projects' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Get started' }).getAttribute('href')).toBe('/docs/');
  expect(screen.queryByRole('region', { name: 'Running Now' })).toBeNull();
});

test('a user without own work sees the work of others, with their names', async () => {
  await renderApp('/dashboard', { as: 'admin' });
  const none = await screen.findByText('No submissions');
  const region = screen.getByRole('region', { name: 'Running Now' });
  expect(region.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const team = within(region);
  expect(team.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect((await team.findAllByText('Marta Kowalski')).length).toBeGreaterThan(0);
});

test('a part that fails shows the error in its place, and Retry loads it', async () => {
  let isBroken = true;
  const answer = ({ url }: Request) =>
    isBroken && url.includes('/user/projects/activity')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const { user } = await renderApp('/dashboard', { as: 'mkowalski', answer });
  const ownList = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  expect(ownList.getAllByRole('listitem').length).toBeGreaterThan(10);
  const projects = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  expect(projects.getByText('Error fetching projects for dashboard')).toBeVisible();
  expect(projects.getByText('disk full')).toBeVisible();
  isBroken = false;
  await user.click(projects.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('disk full')).toBeNull());
});

test('the projects stay when submissions cannot be read', async () => {
  const answer = ({ url }: Request) =>
    url.includes('/api/v1/experiments?')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  await renderApp('/dashboard', { as: 'mkowalski', answer });
  const ownList = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  expect(await ownList.findByText('Error fetching experiments for dashboard')).toBeVisible();
  expect(ownList.getByRole('button', { name: 'Retry' })).toBeVisible();
});

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

test('experiments of all projects that ended since the last visit are listed, until marked as seen', async () => {
  const sandbox = await leftHoursAgo(24 * 10);
  const { user } = await renderApp('/dashboard', { as: 'mkowalski', sandbox });
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
  await user.click(since.getByRole('button', { name: /^Show \d+ more$/ }));
  await waitFor(() => expect(since.getAllByRole('listitem').length).toBeGreaterThan(8));
  await user.click(since.getByRole('button', { name: 'Mark all as seen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Since you left' })).toBeNull());
}, 60_000);

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
  const region = await screen.findByRole('region', { name: 'Since you left' }, idleWait);
  const [ended, failed] = within(region).getAllByRole('listitem');
  expect(within(ended ?? document.body).getByText(message ?? 'nothing')).toBeVisible();
  await waitFor(() => expect(failed).toHaveTextContent(/\w*Error: \w/), idleWait);
}, 60_000);

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
  const region = await screen.findByRole('region', { name: 'Since you left' }, idleWait);
  const [ended, failed] = within(region).getAllByRole('listitem');
  expect(ended).toHaveTextContent(/\w+ [\d.e-]+, best of 12 trials/);
  await waitFor(() => expect(failed).toHaveTextContent('3 of 12 trials failed'), idleWait);
});

test('the rest of the page loads if the ended experiments cannot be read', async () => {
  const sandbox = await leftHoursAgo(24 * 10);
  const answer = ({ url }: Request) =>
    decodeURIComponent(url).includes('"endTime"')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  await renderApp('/dashboard', { as: 'mkowalski', sandbox, answer });
  const since = await screen.findByRole('region', { name: 'Since you left' }, idleWait);
  expect(within(since).getByText('Unable to fetch the experiments that ended')).toBeVisible();
  expect(within(since).getByRole('button', { name: 'Retry' })).toBeVisible();
  const ownList = within(screen.getByRole('region', { name: 'Your Recent Submissions' }));
  expect(ownList.getAllByRole('listitem').length).toBeGreaterThan(10);
}, 60_000);

/** Returns the body of the request that created an experiment; config checks use the same path. */
test('tasks are listed among the experiments, and a kind that fails leaves the others', async () => {
  const answer = (request: Request) =>
    request.url.includes('/api/v1/shells')
      ? Response.json({ code: 2, message: 'no shells', error: 'no shells' }, { status: 500 })
      : undefined;
  const { requests } = await renderApp('/dashboard', { as: 'mkowalski', answer });
  const section = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  const now = within(await screen.findByRole('region', { name: 'Yours Now' }));
  const requested = requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => /notebooks$/.test(pathname));
  expect(requested[0]?.searchParams.get('users')).toBe('mkowalski');
  expect(section.getAllByRole('img', { name: 'Experiment' }).length).toBeGreaterThan(5);
  const kinds = now.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
  expect(kinds).toContain('JupyterLab');
  expect(screen.queryByText('no shells')).toBeNull();
});

test('recently failed experiments and those queued for over an hour are listed for their owner', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const rewritten = async (request: Request) => {
    const any = new Request(new URL('/api/v1/experiments?limit=3', request.url), request);
    const { experiments, ...rest } = await (await sandbox.fetch(any)).json();
    const [failed, queued, old] = experiments;
    return Response.json({
      ...rest,
      experiments: [
        { ...failed, state: 'STATE_ERROR', endTime: hoursAgo(2) },
        { ...queued, state: 'STATE_QUEUED', startTime: hoursAgo(3), endTime: null },
        { ...old, state: 'STATE_ERROR', endTime: hoursAgo(100) },
      ],
    });
  };
  const sandbox = demoSandbox();
  const answer = (request: Request) =>
    request.url.includes('/api/v1/experiments?') ? rewritten(request) : undefined;
  await renderApp('/dashboard', { as: 'mkowalski', sandbox, answer });
  const section = within(await screen.findByRole('region', { name: 'Needs You' }));
  const [failed, queued, ...others] = section.getAllByRole('listitem');
  expect(failed?.textContent).toContain('failed');
  expect(
    within(failed ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/^\/experiments\/\d+\/logs$/);
  expect(queued?.textContent).toContain('in the queue for 3h');
  // loaded later, in a row that is shown from the start
  expect(others.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Idle/)]);
});

const diskFull = () =>
  Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 });

const needsSection = async () =>
  within(await screen.findByRole('region', { name: 'Needs You' }, idleWait));

test('work that has waited for long is found, however much was submitted since', async () => {
  const sandbox = demoSandbox();
  const startTime = new Date(Date.now() - 5 * 3_600_000).toISOString();
  const waiting = { state: 'STATE_QUEUED', startTime };
  const answer = async (request: Request) => {
    const response = await sandbox.fetch(request);
    const { pathname, searchParams } = new URL(request.url);
    const isOldest = searchParams.get('orderBy') === 'ORDER_BY_ASC';
    if (pathname === '/api/v1/experiments' && isOldest) {
      const { experiments, ...rest } = await response.json();
      return Response.json({ ...rest, experiments: [{ ...experiments[0], ...waiting }] });
    }
    if (pathname !== '/api/v1/notebooks') return response;
    const { notebooks, ...rest } = await response.json();
    return Response.json({ ...rest, notebooks: [{ ...notebooks[0], ...waiting }] });
  };
  await renderApp('/dashboard', { as: 'mkowalski', sandbox, answer });
  const needs = await needsSection();
  const rows = needs.getAllByText('in the queue for 5h').map((text) => text.closest('li'));
  expect(rows).toHaveLength(2);
  expect(within(rows[0] ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/experiments\/\d+$/),
  );
});

test('if what needs a user cannot be read, its part shows the error and a retry', async () => {
  let isBroken = true;
  const answer = ({ url }: Request) =>
    isBroken && /states=STATE_ERROR|job-queues-v2/.test(url) ? diskFull() : undefined;
  const { user } = await renderApp('/dashboard', { as: 'mkowalski', answer });
  const needs = await needsSection();
  expect(needs.getByText('Unable to find what needs you')).toBeVisible();
  expect(await needs.findByText('Unable to find idle work', {}, idleWait)).toBeVisible();
  isBroken = false;
  for (const retry of needs.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
  await waitFor(() => expect(needs.queryByText(/^Unable to/)).toBeNull(), idleWait);
});

test('while nothing runs, a user without own work sees what ran last', async () => {
  const answer = ({ url }: Request) =>
    url.includes('/experiments?') && url.includes('states=STATE_ACTIVE')
      ? Response.json({ experiments: [], pagination: { total: 0 } })
      : undefined;
  await renderApp('/dashboard', { as: 'admin', answer });
  const team = within(await screen.findByRole('region', { name: 'Recent Work' }));
  expect(team.getAllByRole('listitem').length).toBe(10);
});

test.each([
  ['aroy', 'vit-b16-augmix', /validation_accuracy [\d.]+, best/],
  ['mkowalski', 'resnet50-lr-sweep', /\d+ trials, best [\d.]+/],
])(
  'running experiments of %s show their progress, once the page is idle',
  async (as, name, progress) => {
    await renderApp('/', { as });
    const list = within(await screen.findByRole('region', { name: 'Yours Now' }));
    const row = (await list.findByRole('link', { name })).closest('li');
    await waitFor(() => expect(row).toHaveTextContent(progress), idleWait);
  },
);

test('idle jobs that hold a GPU are listed for their owner', async () => {
  await renderApp('/', { as: 'jtan' });
  const needs = await screen.findByRole('region', { name: 'Needs You' }, idleWait);
  const link = await within(needs).findByRole('link', { name: 'prompt ablations' }, idleWait);
  expect(link).toHaveAttribute('href', '/clusters/idle?text=prompt+ablations');
  expect(link.closest('li')).toHaveTextContent(/no line in its log for \d+ min/);
});

test('operators see lost agents, failing webhooks and storage problems; one that fails does not affect the others', async () => {
  await renderApp('/', {
    as: 'admin',
    answer: ({ url }) =>
      url.includes('/master/logs')
        ? Response.json({ error: { code: 13, error: 'log on fire' } }, { status: 500 })
        : undefined,
  });
  const health = within(await screen.findByRole('region', { name: 'The Cluster' }, idleWait));
  expect(
    await health.findByText(/^none was lost in 24 hours$|agents? lost in 24 hours/),
  ).toBeVisible();
  expect(
    await health.findByText(
      /^[\d.]+ [KMGT]i?B in [\d,]+ checkpoints; largest: .+, [\d.]+ [KMGT]i?B$/,
    ),
  ).toBeVisible();
  expect(health.getByRole('link', { name: 'Storage' })).toHaveAttribute(
    'href',
    '/clusters/storage',
  );
  expect(await health.findByText("Unable to fetch the master's log.")).toBeVisible();
});

test('a user who is not an operator sends no requests for the health of the cluster', async () => {
  await renderApp('/', { as: 'aroy' });
  await screen.findAllByText(/, best/, {}, idleWait);
  expect(screen.queryByRole('region', { name: 'The Cluster' })).toBeNull();
});

test('project cards draw the started experiments, by one request after the rest', async () => {
  const opened = await renderApp('/projects/2/experiments', { as: 'jtan' });
  await screen.findByRole('heading', { name: 'detection-and-classification' });
  opened.unmount();
  const { sandbox } = opened;
  const { requests } = await renderApp('/dashboard', { as: 'jtan', sandbox });
  const section = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  const lines = await section.findAllByRole('img', { name: /started in \d+ days?$/ });
  expect(lines.length).toBe(section.getAllByRole('listitem').length);
  const requested = requests.filter(({ url }) => decodeURIComponent(url).includes('"projectId"'));
  expect(requested).toHaveLength(1);
});

test('project cards are complete if the master refuses the started experiments', async () => {
  const answer = ({ url }: Request) =>
    decodeURIComponent(url).includes('"projectId"')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const opened = await renderApp('/projects/2/experiments', { as: 'jtan' });
  await screen.findByRole('heading', { name: 'detection-and-classification' });
  opened.unmount();
  const { sandbox } = opened;
  const { requests } = await renderApp('/dashboard', { as: 'jtan', sandbox, answer });
  const section = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  await waitFor(() =>
    expect(requests.some(({ url }) => decodeURIComponent(url).includes('"projectId"'))).toBe(true),
  );
  expect(section.getAllByRole('link').length).toBeGreaterThan(1);
  expect(section.queryByRole('img', { name: /started in/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
