import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { CataloguePage } from '@trainyard/ui/catalogue/catalogue-page';
import { trackFocus } from '@trainyard/ui/lib/restore-focus';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createQueryClient } from '~/app/query-client';
import { createAppRouter } from '~/app/router';
import { applyTheme } from '~/app/theme';
import { entries } from './entries';
import { standInNetwork } from './stand-in-network';

/**
 * Renders every block in all its states, without a master. Links use a router whose history leads
 * nowhere, so that none of them is followed.
 */
export function startCatalogue(root: Root): void {
  trackFocus();
  standInNetwork();
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient, history: createMemoryHistory() });
  router.update({ ...router.options, context: { queryClient }, defaultPreload: false });
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <CataloguePage entries={entries} onThemeChange={applyTheme} />
        </RouterContextProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
