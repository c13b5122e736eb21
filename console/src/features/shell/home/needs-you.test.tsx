import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

// parts that load when the page is idle, after the side bar
test('recently failed experiments, with the line of the log that tells why, and those queued for over an hour are listed for their owner', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const rewritten = async (request: Request) => {
    const read = async (search: string) => {
      const url = new URL(`/api/v1/experiments?${search}`, request.url);
      return (await sandbox.fetch(new Request(url, request))).json();
    };
    const { experiments, ...rest } = await read('limit=3');
    const [queued, old] = experiments;
    const { experiments: errors } = await read('states=STATE_ERROR');
    const failed = errors.find(({ numTrials }: { numTrials: number }) => numTrials === 1);
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
  const section = within(await screen.findByRole('region', { name: 'Needs you' }));
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
  await waitFor(() => expect(failed).toHaveTextContent(/\w+Error\b/));
});

const diskFull = () =>
  Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 });

const needsSection = async () => within(await screen.findByRole('region', { name: 'Needs you' }));

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
  expect(await needs.findByText('Unable to find idle work')).toBeVisible();
  isBroken = false;
  for (const retry of needs.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
  await waitFor(() => expect(needs.queryByText(/^Unable to/)).toBeNull());
});

test('idle jobs that hold a GPU are listed for their owner', async () => {
  await renderApp('/', { as: 'jtan' });
  const needs = await screen.findByRole('region', { name: 'Needs you' });
  const link = await within(needs).findByRole('link', { name: 'prompt ablations' });
  expect(link).toHaveAttribute('href', '/clusters/idle?text=prompt+ablations');
  expect(link.closest('li')).toHaveTextContent(/no line in its log for \d+ min/);
});

test('what was found on an earlier visit stays with its age while it is looked for again (L8)', async () => {
  let isHeld = false;
  const answer = ({ url }: Request) =>
    isHeld && url.includes('job-queues-v2') ? new Promise<Response>(() => {}) : undefined;
  const { queryClient, router } = await renderApp('/workspaces', { as: 'jtan', answer });
  const found = () => queryClient.getQueryState(['idleJobs', {}]);
  await waitFor(() => expect(found()?.data).toBeDefined());
  isHeld = true;
  const longAgo = Date.now() - 40 * 60_000;
  await act(async () => {
    queryClient.setQueryData(['idleJobs', {}], found()?.data, { updatedAt: longAgo });
    void queryClient.refetchQueries({ queryKey: ['idleJobs'] });
    await router.navigate({ to: '/dashboard' });
  });
  const needs = await screen.findByRole('region', { name: 'Needs you' });
  const link = await within(needs).findByRole('link', { name: 'prompt ablations' });
  expect(link.closest('li')).toHaveTextContent(/for \d+ min, counted 40 minutes ago/);
});

test('of a project in which several experiments failed, one click leads to the causes', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const sandbox = demoSandbox();
  const rewritten = async (request: Request) => {
    const everyone = new URL('/api/v1/experiments?states=STATE_ERROR', request.url);
    const response = await sandbox.fetch(new Request(everyone, request));
    const { experiments, ...rest } = await response.json();
    const [first] = experiments;
    const failed = [0, 1, 2].map((index) => ({
      ...{ ...first, id: first.id + index, state: 'STATE_ERROR' },
      ...{ archived: false, endTime: hourAgo },
      ...(index < 2
        ? { projectId: 2, projectName: 'detection-and-classification' }
        : { projectId: 3, projectName: 'other' }),
    }));
    return Response.json({ ...rest, experiments: failed });
  };
  const answer = (request: Request) =>
    /experiments\?.*states=STATE_ERROR/.test(request.url) ? rewritten(request) : undefined;
  const { user, router } = await renderApp('/dashboard', { as: 'mkowalski', sandbox, answer });
  const section = await needsSection();
  const links = await section.findAllByRole('link', { name: /by cause$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '2 failed in detection-and-classification: by cause',
  ]);
  await user.click(links[0] ?? expect.fail());
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/2/experiments'));
  expect(router.state.location.search).toMatchObject({ failures: true });
  expect(await screen.findByRole('complementary', { name: 'Failures by cause' })).toBeVisible();
});
