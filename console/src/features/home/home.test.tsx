import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { createTransport, login, postUserSetting } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

test('home shows what I started, newest first, and where it lives', async () => {
  await renderApp('/dashboard', { as: 'mkowalski' });
  const section = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  const rows = section.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(25);
  expect(section.getByText(/\d+ running/)).toBeVisible();
  const links = within(rows[0] ?? document.body).getAllByRole('link');
  expect(links[0]?.getAttribute('href')).toMatch(/^\/experiments\/\d+$/);
  expect(links[1]?.getAttribute('href')).toMatch(/^\/projects\/\d+\/experiments$/);
});

test('projects I opened come first', async () => {
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

test('who has nothing of their own sees what others run, with their names', async () => {
  await renderApp('/dashboard', { as: 'admin' });
  expect(await screen.findByText('No submissions')).toBeVisible();
  const team = within(await screen.findByRole('region', { name: 'Running Now' }));
  expect(team.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect((await team.findAllByText('Marta Kowalski')).length).toBeGreaterThan(0);
});

test('a part that fails reports it in its own place, and Retry loads it', async () => {
  let isBroken = true;
  const answer = ({ url }: Request) =>
    isBroken && url.includes('/user/projects/activity')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const { user } = await renderApp('/dashboard', { as: 'mkowalski', answer });
  const mine = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  expect(mine.getAllByRole('listitem').length).toBeGreaterThan(10);
  const projects = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  expect(projects.getByText('Error fetching projects for dashboard')).toBeVisible();
  expect(projects.getByText('disk full')).toBeVisible();
  isBroken = false;
  await user.click(projects.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('disk full')).toBeNull());
});

test('submissions that cannot be read leave the projects', async () => {
  const answer = ({ url }: Request) =>
    url.includes('/api/v1/experiments?')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  await renderApp('/dashboard', { as: 'mkowalski', answer });
  const mine = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  expect(await mine.findByText('Error fetching experiments for dashboard')).toBeVisible();
  expect(mine.getByRole('button', { name: 'Retry' })).toBeVisible();
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

test('what ended since the last visit is told over all projects, until it is marked as seen', async () => {
  const sandbox = await leftHoursAgo(24 * 10);
  const { user } = await renderApp('/dashboard', { as: 'mkowalski', sandbox });
  const region = await screen.findByRole('region', { name: 'Since you left' }, { timeout: 15_000 });
  const since = within(region);
  expect(since.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(since.getAllByText(/ \d\.\d+/).length).toBeGreaterThan(0);
  const [first] = since.getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^\/experiments\/\d+$/);
  await user.click(since.getByRole('button', { name: 'Mark all as seen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Since you left' })).toBeNull());
}, 60_000);

test('an experiment is created from home, in the uncategorized project', async () => {
  const { user, router, requests } = await renderApp('/dashboard', { as: 'mkowalski' });
  await user.click(await screen.findByRole('button', { name: 'New Experiment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Experiment' }));
  const submit = dialog.getByRole('button', { name: 'Create Experiment' });
  await user.click(await dialog.findByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: 'doorbell-t4' }));
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull());
  await user.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/experiments\/\d+/));
  const sent = requests.filter(
    ({ method, url }) => method === 'POST' && url.endsWith('/api/v1/experiments'),
  );
  expect(await sent.at(-1)?.clone().json()).toMatchObject({
    projectId: 1,
    activate: true,
    template: 'doorbell-t4',
    config: expect.stringContaining('entrypoint: python3 train.py'),
  });
}, 60_000);

test('tasks are listed among the experiments, and a kind that fails leaves the others', async () => {
  const answer = (request: Request) =>
    request.url.includes('/api/v1/shells')
      ? Response.json({ code: 2, message: 'no shells', error: 'no shells' }, { status: 500 })
      : undefined;
  const { requests } = await renderApp('/dashboard', { as: 'mkowalski', answer });
  const section = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  const asked = requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => /notebooks$/.test(pathname));
  expect(asked[0]?.searchParams.get('users')).toBe('mkowalski');
  expect(section.getAllByRole('img', { name: 'Experiment' }).length).toBeGreaterThan(5);
  const kinds = section.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
  expect(kinds).toContain('JupyterLab');
  expect(screen.queryByText('no shells')).toBeNull();
});

test('what failed lately or has been queued for over an hour needs its owner', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const rewritten = async (request: Request) => {
    const { experiments, ...rest } = await (await sandbox.fetch(request)).json();
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
  expect(others).toEqual([]);
});
