import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setPollingPaused } from '~/app/polling/polling-pause';
import { workspaceQueries } from '~/data/workspaces';
import { demoSandbox, renderApp } from '~/test/render-app';

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Renders a page whose master can be made unreachable and reachable again. */
async function openPage(path: string) {
  let isUnreachable = false;
  const answer = () => (isUnreachable ? new Response('', { status: 502 }) : undefined);
  const app = await renderApp(path, { answer });
  const take = (next: boolean) => {
    isUnreachable = next;
  };
  return { ...app, take };
}

test('an unreachable master shows one banner over the old rows until it answers', async () => {
  const { user, queryClient, take } = await openPage('/workspaces');
  await screen.findByRole('link', { name: /Vision/ });
  take(true);
  await act(() => queryClient.refetchQueries({ type: 'active' }));
  await screen.findByText("Can't reach the master. Data may be out of date.");
  // also where the last answer is a few seconds old
  expect(screen.getByText(/^Not updating, last \d+ s ago$/)).toBeVisible();
  expect(screen.getByText(/^(Next try in \d+ s\.|Trying again\.\.\.)$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Vision/ })).toBeVisible();
  expect(screen.queryByText(/^Unable to/)).toBeNull();

  take(false);
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.queryByText(/Can't reach the master/)).toBeNull());
});

test('parts whose own answer is young say that the master is unreachable, too', async () => {
  const { queryClient, take } = await openPage('/workspaces');
  await screen.findByText(/^Updated \d+ s ago$/);
  take(true);
  // another part of the page has no answer; the list has not asked again yet
  await act(() => queryClient.refetchQueries({ queryKey: ['getMe'] }));
  expect(await screen.findByText(/^Not updating, last \d+ s ago$/)).toBeVisible();
  expect(screen.getByText("Data may be out of date: Can't reach the master.")).toBeInTheDocument();
  take(false);
  await act(() => queryClient.refetchQueries({ type: 'active' }));
  expect(await screen.findByText(/^Updated \d+ s ago$/)).toBeVisible();
});

test('after one answer all failed queries are refetched', async () => {
  const { queryClient, requests, take } = await openPage('/workspaces');
  take(true);
  for (let round = 0; round < 6; round += 1)
    await act(() => queryClient.refetchQueries({ type: 'active' }));
  await screen.findByText(/Can't reach the master/);
  take(false);
  requests.length = 0;
  const [first] = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  await act(async () => first?.fetch());
  await waitFor(() => expect(screen.queryByText(/Can't reach the master/)).toBeNull());
  await waitFor(() => expect(requests.map(pathOf)).toContain('/api/v1/workspaces'));
});

test('a computer without a network shows a banner', async () => {
  await renderApp('/workspaces');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  fireEvent.offline(window);
  await screen.findByText('This computer is offline. Data may be out of date.');
  online.mockReturnValue(true);
  fireEvent.online(window);
  await waitFor(() => expect(screen.queryByText(/is offline/)).toBeNull());
});

test('each query has one request at a time, and a late answer does not replace a newer one', async () => {
  const releases: ((name: string) => void)[] = [];
  let isHolding = false;
  const sandbox = demoSandbox();
  const real = sandbox.fetch;
  const app = await renderApp('/workspaces', {
    sandbox: Object.assign(Object.create(sandbox), {
      fetch: async (request: Request) => {
        const answer = await real(request);
        if (!isHolding || pathOf(request) !== '/api/v1/workspaces') return answer;
        const text = await answer.text();
        const name = await new Promise<string>((resolve) => releases.push(resolve));
        return new Response(text.replaceAll('"Vision"', `"${name}"`), answer);
      },
    }),
  });
  const { queryClient } = app;
  // each request from now on is one of the test
  setPollingPaused(queryClient, true);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  isHolding = true;
  const { queryKey } = workspaceQueries.list();
  const refetch = () => queryClient.refetchQueries({ queryKey, type: 'active' });
  const polled = (cancelRefetch: boolean) =>
    queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch });
  void refetch();
  const atOnce = queryClient.isFetching({ queryKey });
  expect(atOnce).toBeGreaterThan(0);
  await waitFor(() => expect(releases).toHaveLength(atOnce));
  void polled(false);
  expect(releases).toHaveLength(atOnce);
  void refetch();
  await waitFor(() => expect(releases.length).toBe(2 * atOnce));
  act(() => {
    for (const give of releases.slice(atOnce)) give('Newer');
  });
  await screen.findAllByRole('link', { name: /Newer/ });
  await act(async () => {
    for (const give of releases.slice(0, atOnce)) give('Older');
  });
  expect(screen.queryByRole('link', { name: /Older/ })).toBeNull();
  expect(screen.getAllByRole('link', { name: /Newer/ }).length).toBeGreaterThan(0);
});
