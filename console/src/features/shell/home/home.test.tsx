import { act, screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock, type Release } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { postUserActivity } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { demoSandbox, renderApp } from '~/test/render-app';

// parts that load when the page is idle, after the side bar
test('home shows the work of the user, newest first, with its project; what runs, waits or is paused comes before it and is counted (F16)', async () => {
  await renderApp('/dashboard', { as: 'mkowalski' });
  const rest = await screen.findByRole('region', { name: 'Your Recent Submissions' });
  const region = await screen.findByRole('region', { name: 'Yours now' });
  const rowsOf = (part: HTMLElement) => within(part).getAllByRole('listitem').length;
  expect(rowsOf(rest)).toBeGreaterThan(10);
  const [first] = within(rest).getAllByText('Completed');
  const links = within(first?.closest('li') ?? document.body).getAllByRole('link');
  expect(links[0]?.getAttribute('href')).toMatch(/^\/experiments\/\d+$/);
  expect(links[1]?.getAttribute('href')).toMatch(/^\/projects\/\d+\/experiments$/);
  expect(region.compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const now = within(region);
  expect(now.getByText('3 running, 1 waiting, 1 paused, 2 stopping')).toBeVisible();
  expect(now.getByRole('link', { name: 'mae-pretrain-1600' })).toBeVisible();
  expect(now.queryByText('Completed')).toBeNull();
  expect(within(rest).queryByText(/^(Running|Queued|Paused)/)).toBeNull();
  // of the last 25
  expect(rowsOf(region) + rowsOf(rest)).toBe(25);
  // a name is a text, whatever it looks like
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
  // once the page is idle
  const search = now.getByRole('link', { name: 'resnet50-lr-sweep' }).closest('li');
  await waitFor(() => expect(search).toHaveTextContent(/\d+ trials, best [\d.]+/));
});

test('recently opened projects come first', async () => {
  const opened = await renderApp('/projects/2/notes', { as: 'jtan' });
  await screen.findByRole('heading', { name: 'detection-and-classification' });
  await act(() => opened.router.navigate({ to: '/dashboard' }));
  const section = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  const card = section.getByRole('link', { name: /detection-and-classification/ });
  expect(card.getAttribute('href')).toBe('/projects/2/experiments');
});

test('an empty cluster welcomes a new user', async () => {
  const sandbox = createSandbox({ scenario: 'empty', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  await renderApp('/dashboard', { sandbox });
  expect(await screen.findByText('No submissions')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recently Viewed Projects' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Get started' }).getAttribute('href')).toBe('/docs/');
  expect(screen.queryByRole('region', { name: 'Running now' })).toBeNull();
});

test('operators see lost agents, failing webhooks and storage problems without those that fail; and, without own work, that of others', async () => {
  await renderApp('/dashboard', {
    as: 'admin',
    answer: ({ url }) =>
      url.includes('/master/logs')
        ? Response.json({ error: { code: 13, error: 'log on fire' } }, { status: 500 })
        : undefined,
  });
  const health = within(await screen.findByRole('region', { name: 'The cluster' }));
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

  const none = await screen.findByText('No submissions');
  const region = screen.getByRole('region', { name: 'Running now' });
  expect(region.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const team = within(region);
  expect(team.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect((await team.findAllByText('Marta Kowalski')).length).toBeGreaterThan(0);
});

test('tasks are listed among the experiments without a kind that fails; a part that fails shows the error, and Retry loads it', async () => {
  let isBroken = true;
  const answer = ({ url }: Request) => {
    if (url.includes('/api/v1/shells'))
      return Response.json({ code: 2, message: 'no shells', error: 'no shells' }, { status: 500 });
    return isBroken && url.includes('/user/projects/activity')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  };
  const { user, requests } = await renderApp('/dashboard', { as: 'mkowalski', answer });
  const ownList = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  expect(ownList.getAllByRole('listitem').length).toBeGreaterThan(10);
  const projects = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  expect(projects.getByText('Error fetching projects for dashboard')).toBeVisible();
  expect(projects.getByText('disk full')).toBeVisible();
  isBroken = false;
  await user.click(projects.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('disk full')).toBeNull());

  const now = within(await screen.findByRole('region', { name: 'Yours now' }));
  const requested = requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => /notebooks$/.test(pathname));
  expect(requested[0]?.searchParams.get('users')).toBe('mkowalski');
  expect(ownList.getAllByRole('img', { name: 'Experiment' }).length).toBeGreaterThan(5);
  const kinds = now.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
  expect(kinds).toContain('JupyterLab');
  expect(screen.queryByText('no shells')).toBeNull();
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

test('while nothing runs, a user without own work sees what ran last', async () => {
  const answer = ({ url }: Request) =>
    url.includes('/experiments?') && url.includes('states=STATE_ACTIVE')
      ? Response.json({ experiments: [], pagination: { total: 0 } })
      : undefined;
  await renderApp('/dashboard', { as: 'admin', answer });
  const team = within(await screen.findByRole('region', { name: 'Recent work' }));
  expect(team.getAllByRole('listitem').length).toBe(10);
});

test('a running experiment shows its progress, once the page is idle, and no health of the cluster to a user who is not an operator', async () => {
  const { requests } = await renderApp('/', { as: 'aroy' });
  const list = within(await screen.findByRole('region', { name: 'Yours now' }));
  const row = (await list.findByRole('link', { name: 'vit-b16-augmix' })).closest('li');
  await waitFor(() => expect(row).toHaveTextContent(/validation_accuracy [\d.]+, best/));
  expect(screen.queryByRole('region', { name: 'The cluster' })).toBeNull();
  expect(requests.filter(({ url }) => url.includes('/master/logs'))).toEqual([]);
});

/** A cluster where `jtan` has opened a project. */
async function withVisit(release?: Release) {
  const sandbox = demoSandbox(release);
  const client = await clientOf(sandbox, 'jtan');
  const activity = {
    activityType: 'ACTIVITY_TYPE_GET',
    entityType: 'ENTITY_TYPE_PROJECT',
  } as const;
  await postUserActivity(client, { body: { ...activity, entityId: 2 } });
  return sandbox;
}

test.each([
  ['0.23.4', undefined],
  ['0.38.1', release038],
])('on %s project cards draw the started experiments after the rest', async (_, release) => {
  const sandbox = await withVisit(release);
  const { requests } = await renderApp('/dashboard', { as: 'jtan', sandbox });
  const section = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  const count = section.getAllByRole('listitem').length;
  await waitFor(() =>
    expect(section.getAllByRole('img', { name: /^[1-9]\d* experiments? started in/ })).toHaveLength(
      count,
    ),
  );
  const searches = await Promise.all(requests.map(isOfActivity));
  expect(searches.filter(Boolean)).toHaveLength(count);
});

/** Returns true for a search of the experiments that a project started. */
async function isOfActivity(request: Request): Promise<boolean> {
  const text = `${decodeURIComponent(request.url)} ${await request.clone().text()}`;
  return text.includes('/experiments-search') && /projectId/.test(text) && /startTime/.test(text);
}

test('project cards are complete if the master refuses the started experiments', async () => {
  const isRefused = ({ url }: Request) =>
    url.includes('/experiments-search') && url.includes('projectId=');
  const answer = (request: Request) =>
    isRefused(request)
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const sandbox = await withVisit();
  const { requests } = await renderApp('/dashboard', { as: 'jtan', sandbox, answer });
  const section = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  await waitFor(() => expect(requests.some(isRefused)).toBe(true));
  expect(section.getAllByRole('link').length).toBeGreaterThan(1);
  expect(section.queryByRole('img', { name: /started in/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
