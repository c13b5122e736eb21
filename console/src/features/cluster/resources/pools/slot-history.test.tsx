import { act, screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { createTransport, killCommand, launchCommand, login } from '@trainyard/sdk/calls';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { withRole } from '~/test/experiment-header';
import { demoSandbox, renderApp } from '~/test/render-app';
import { renderPart } from '~/test/render-part';
import { untilIdle } from '~/test/until-idle';
import { PoolSlotHistory } from './slot-history';

const title = 'Slots in use, last 24 hours';

// the table of allocations is read late
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('under a queue are the slots of its pool that were in use for a day', async () => {
  await untilIdle(await renderApp('/clusters?queue=t4-pool', { sandbox: demoSandbox() }));
  const figure = await screen.findByRole('figure', { name: title });
  expect(within(figure).getByText(/^t4-pool, 16 slots/)).toBeVisible();
  const slots = { name: /^Slots of the pool, last 16/ };
  expect(await within(figure).findByRole('button', slots)).toBeVisible();
});

test('a task that has ended counts for the pool that the list of tasks names', async () => {
  const sandbox = demoSandbox();
  const options = { baseUrl: 'http://master', fetch: (request: Request) => sandbox.fetch(request) };
  const credentials = { username: 'admin', password: '', isHashed: false };
  const { token } = await login(createTransport(options), { body: credentials });
  const client = createTransport({ ...options, auth: token });
  const config = { entrypoint: ['sleep', '99'], resources: { slots: 3, resource_pool: 't4-pool' } };
  const { command } = await launchCommand(client, { body: { workspaceId: 2, config } });
  sandbox.clock.advance(60_000);
  await killCommand(client, { commandId: command?.id ?? '' });
  sandbox.clock.advance(60_000);
  const part = await renderPart(<PoolSlotHistory poolName="t4-pool" slotCount={16} />, { sandbox });
  await untilIdle(part);
  const figure = await screen.findByRole('figure', { name: title });
  await within(figure).findByRole('button', { name: /^Slots of the pool/ });
  await waitFor(() => expect(figure).not.toHaveTextContent('not known'));
  expect(part.requests.some(({ url }) => new URL(url).pathname === '/api/v1/commands')).toBe(true);
});

test('a pool without slots has no line', async () => {
  const sandbox = createSandbox({ scenario: 'empty', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  const part = await renderPart(<PoolSlotHistory poolName="default" slotCount={0} />, { sandbox });
  await untilIdle(part);
  await waitFor(() =>
    expect(part.requests.some(({ url }) => url.includes('/allocations-csv'))).toBe(true),
  );
  expect(screen.queryByRole('figure', { name: title })).toBeNull();
});

test('the queue is shown without the usage of the cluster if the master refuses it', async () => {
  const page = await renderApp('/clusters?queue=t4-pool', {
    sandbox: demoSandbox(),
    answer: ({ url }) =>
      url.includes('/allocations-csv') ? new Response('forbidden', { status: 403 }) : undefined,
  });
  await screen.findByRole('heading', { name: /^Queue of t4-pool/ });
  await untilIdle(page);
  await waitFor(() =>
    expect(
      page.requests.filter(({ url }) => url.includes('/allocations-csv')).length,
    ).toBeGreaterThan(1),
  );
  expect(screen.queryByRole('figure', { name: title })).toBeNull();
});

test('a user without permission for the usage of the cluster sends no request for it', async () => {
  const { requests } = await renderApp('/clusters?queue=a100-pool', await withRole('Viewer'));
  expect((await screen.findAllByText(/^(ends|starts) /)).length).toBeGreaterThan(0);
  expect(requests.filter(({ url }) => url.includes('/allocations-csv'))).toEqual([]);
});

test('requests are aborted when the page is left, except the table of allocations', async () => {
  // the side bar would begin to read the queues, too, within the time that is stepped
  vi.useRealTimers();
  const open: Request[] = [];
  const heldPaths = /allocations-csv|job-queues.*a100-pool/;
  const { router } = await renderApp('/clusters?queue=t4-pool', {
    answer: (request) => {
      if (!heldPaths.test(request.url)) return undefined;
      open.push(request);
      return new Promise(() => {});
    },
  });
  const aborted = (url: RegExp) =>
    new Set(open.filter((request) => url.test(request.url)).map(({ signal }) => signal.aborted));
  const none = new Set([false]);
  await waitFor(() => expect(aborted(/allocations-csv/)).toEqual(none));
  await act(() => router.navigate({ to: '/clusters', search: { queue: 'a100-pool' } }));
  await waitFor(() => expect(aborted(/job-queues/)).toEqual(none));
  await act(() => router.navigate({ to: '/clusters/historical-usage' }));
  await waitFor(() => expect(aborted(/job-queues/)).toEqual(new Set([true])));
  // a 0.23.4 master panics when this answer is aborted
  expect(aborted(/allocations-csv/)).toEqual(none);
});
