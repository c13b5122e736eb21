import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { type ReactNode, Suspense } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { EditQuestions } from '~/app/editing/edit-questions';
import type { AppRouter } from '~/app/start/router';
import { masterQuery } from '~/data/session';
import { forgetPage, type RenderOptions, signInAs } from './render-app';
import { startTab } from './start-tab';

type PartOptions = Pick<RenderOptions, 'answer'> & {
  sandbox: Sandbox;
  /** the address that links of the part start from */
  path?: string;
};

/**
 * Renders a dialog or a part of a page with the real queries, SDK and router, without the page around it,
 * which takes a test far longer. The sandbox is in place of the network. A link that a part follows is
 * in the history of the router; no page is shown there.
 */
export async function renderPart(
  part: ReactNode,
  { sandbox, answer, path = '/' }: PartOptions,
): Promise<{ requests: Request[]; queryClient: QueryClient; router: AppRouter }> {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, location.href), init);
    requests.push(request.clone());
    return answer?.(request) ?? sandbox.fetch(request);
  });
  await signInAs('admin', sandbox);
  const { queryClient, router, stop } = startTab(createMemoryHistory({ initialEntries: [path] }));
  onTestFinished(() => {
    stop();
    forgetPage(queryClient);
  });
  // the release of the master decides what is shown
  await queryClient.fetchQuery(masterQuery);
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <Suspense>{part}</Suspense>
          <EditQuestions />
        </RouterContextProvider>
      </QueryClientProvider>,
    );
  });
  // what it shows is there before another session changes it
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { requests, queryClient, router };
}
