import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createQueryClient } from '~/app/query-client';
import { createAppRouter } from '~/app/router';
import { CataloguePage } from './catalogue-page';
import { standInNetwork } from './stand-in-network';

/**
 * Draws every block in all its looks, without a master. Links stand on a router whose history leads
 * nowhere, so that none of them is followed.
 */
export function startCatalogue(root: Root): void {
  standInNetwork();
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient, history: createMemoryHistory() });
  router.update({ ...router.options, context: { queryClient }, defaultPreload: false });
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <CataloguePage />
        </RouterContextProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
