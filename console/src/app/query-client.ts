import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAway } from './is-away';
import { isPollingPaused } from './pause';
import { failuresInARow } from './poll';
import { reportError } from './report-error';
import { retryThrice } from './retry';

type Meta = {
  /** what the toast says when it fails, a sentence */
  errorMessage?: string;
  /** true: whoever asked shows the failure itself */
  isSilent?: boolean;
};

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended through its interface
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

/**
 * Polled queries fail in the open: they keep their rows, say so once, and go on by themselves. What
 * has no data yet is shown by the page that asked for it, not by a toast, and a master that does not
 * answer by a banner.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isShownElsewhere = query.meta?.isSilent || query.state.data === undefined;
        const isKnown = failuresInARow(query) > 1;
        reportError(error, {
          message: query.meta?.errorMessage,
          isSilent: isShownElsewhere || isKnown || isAway(error),
          // one outage makes many polls fail at once: it is said once
          key: 'error: poll',
        });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        reportError(error, {
          message: mutation.meta?.errorMessage,
          isSilent: mutation.meta?.isSilent ?? false,
        }),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        // a page that was just loaded is not asked for again by its first render
        staleTime: 2_000,
        refetchOnWindowFocus: () => !isPollingPaused(),
        networkMode: 'always',
      },
      mutations: { retry: retryThrice, networkMode: 'always' },
    },
  });
