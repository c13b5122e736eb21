import { act, screen, waitFor } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { renderApp } from '~/test/render-app';
import { insightQueries } from './queries';

// the search of the huge scenario
const search = 11;
// 0.23.4 reads all validations of a search for each page of its trials, whatever its size
const pageMs = 10_000;

test('the trials of a large search are read by one request, which a slow master answers once; sums over them say once how many trials there are (E13)', async () => {
  const sandbox = createSandbox({
    scenario: 'huge',
    experiments: 10,
    clock: manualClock(Date.now()),
  });
  onTestFinished(() => sandbox.close());
  const asked: URL[] = [];
  const { queryClient, router } = await renderApp(`/experiments/${search}/insights/failures`, {
    sandbox,
    answer: (request) => {
      const url = new URL(request.url);
      const isPage = url.pathname.endsWith(`/${search}/trials`) && !url.searchParams.has('states');
      if (!isPage || url.searchParams.get('limit') === '1') return undefined;
      asked.push(url);
      return sandbox.clock.wait(pageMs).then(() => sandbox.fetch(request));
    },
  });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked.map(({ searchParams }) => searchParams.get('limit'))).toEqual(['1000']);
  const key = insightQueries.trials(search, { isLive: false }).queryKey;
  expect(queryClient.getQueryState(key)?.fetchStatus).toBe('fetching');
  sandbox.clock.advance(pageMs);
  await waitFor(() => expect(queryClient.getQueryState(key)?.data?.trials).toHaveLength(1000));
  expect(queryClient.getQueryState(key)?.fetchStatus).toBe('idle');
  expect(asked).toHaveLength(1);
  await act(() => router.navigate({ href: `/experiments/${search}/insights/timeline` }));
  expect(await screen.findByText('of 1,000, on this page')).toBeVisible();
  expect(screen.getByText('Waited').nextElementSibling?.textContent).not.toContain('of');
});
