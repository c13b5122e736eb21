import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnreachable } from '~/app/errors/is-unreachable';
import { failuresInARow } from '~/app/poll';
import { isPollingPaused } from '~/app/polling/polling-pause';
import { retryUnreachable } from '~/app/polling/retry';
import { staleMs } from '~/app/polling-intervals';
import { reportError } from '~/app/report-error';

type Meta = {
  /** the sentence of the toast for a failure; without it the caller shows the failure itself */
  errorMessage?: string;
  /** true: no toast, although the page has the sentence */
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
 * Polled queries keep their rows when they fail, show one toast, and continue polling. A query
 * without data shows its error on the page, and an unreachable master shows a banner.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { errorMessage: message, isSilent = message === undefined } = query.meta ?? {};
        const isShownElsewhere = isSilent || query.state.data === undefined;
        const isKnown = failuresInARow(query) > 1;
        reportError(error, {
          message,
          isSilent: isShownElsewhere || isKnown || isUnreachable(error),
          // one outage fails many polls at once: one toast is enough
          key: 'error: poll',
        });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) =>
        reportError(error, {
          message: meta?.errorMessage,
          isSilent: meta?.errorMessage === undefined,
        }),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        // the first render does not refetch data that the loader has just loaded
        staleTime: staleMs.usual,
        refetchOnWindowFocus: () => !isPollingPaused(),
        networkMode: 'always',
      },
      mutations: { retry: retryUnreachable, networkMode: 'always' },
    },
  });
