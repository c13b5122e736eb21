import { type Mutation, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@trainyard/sdk/calls';
import { invalidateAfterMutation, type ReadMeta, type WriteMeta } from '@trainyard/sdk/query';
import { closeToastOf, showToast } from '@trainyard/ui/lib/toast-store';
import { noAnswer } from '~/app/errors/error-text';
import { isUnreachable } from '~/app/errors/is-unreachable';
import { reportError } from '~/app/errors/report-error';
import { failuresInARow } from '~/app/polling/poll';
import { staleMs } from '~/app/polling/polling-intervals';
import { isPollingPaused } from '~/app/polling/polling-pause';
import { isRecentlyRefused } from '~/app/polling/recent-refusal';
import { retryUnreachable } from '~/app/polling/retry';

type Meta = {
  /** the sentence of the toast for a failure; without it the caller shows the failure itself */
  errorMessage?: string;
  /** true: no toast, although the page has the sentence */
  isSilent?: boolean;
};

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended through its interface
  interface Register {
    queryMeta: Meta & ReadMeta;
    mutationMeta: Meta & WriteMeta;
  }
}

const isRefusal = (error: unknown) => isApiError(error) && error.type === 'api';

// one outage fails many polls at once: one toast is enough
const pollToast = 'error: poll';

/**
 * Polled queries keep their rows when they fail, show one toast until the query of the toast is
 * answered, and continue polling. A query without data shows its error on the page, and an
 * unreachable master shows a banner.
 */
export function createQueryClient() {
  let failedKey: string | undefined;
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, { meta }) =>
      reportError(error, {
        message: meta?.errorMessage,
        isSilent: meta?.errorMessage === undefined,
      }),
    onSettled: (...settled) => {
      const refreshed = invalidateAfterMutation(...settled);
      // an entity may have been created, or a role assigned that permits more
      queryClient.removeQueries({ type: 'inactive', predicate: isRecentlyRefused });
      return refreshed;
    },
  });
  showRetries(mutationCache);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, { queryHash }) => {
        if (queryHash !== failedKey) return;
        failedKey = undefined;
        closeToastOf(pollToast);
      },
      onError: (error, query) => {
        const { errorMessage: message, isSilent = message === undefined } = query.meta ?? {};
        const isShownElsewhere = isSilent || query.state.data === undefined;
        const isKnown = failuresInARow(query) > 1;
        const isQuiet = isShownElsewhere || isKnown || isUnreachable(error);
        // an answer that cannot be read is worth a report, also when the next one can be
        if (!isQuiet) failedKey = isRefusal(error) ? query.queryHash : undefined;
        reportError(error, { message, isSilent: isQuiet, key: pollToast });
      },
    }),
    mutationCache,
    defaultOptions: {
      queries: {
        retry: false,
        // the first render does not refetch data that the loader has just loaded
        staleTime: staleMs.standard,
        retryOnMount: (query) => !isRecentlyRefused(query),
        refetchOnWindowFocus: () => !isPollingPaused(),
        // off by default with this network mode, which sends requests without a network too
        refetchOnReconnect: () => !isPollingPaused(),
        networkMode: 'always',
      },
      mutations: { retry: retryUnreachable, networkMode: 'always' },
    },
  });
  return queryClient;
}

const retryToast = 'retry';

/** Shows one toast while writes of the user are tried again, because their dialogs are only busy. */
function showRetries(cache: MutationCache): void {
  const isRetried = ({ state }: Mutation) => state.status === 'pending' && state.failureCount > 0;
  let isShown = false;
  cache.subscribe((event) => {
    const change = event.type === 'updated' ? event.action.type : event.type;
    if (change === 'failed' && !event.mutation?.meta?.isSilent) {
      isShown = true;
      showToast({
        kind: 'warning',
        title: noAnswer,
        description: 'Trying again...',
        isSticky: true,
        key: retryToast,
      });
    }
    const isEnd = change === 'success' || change === 'error' || change === 'removed';
    if (!isShown || !isEnd || cache.getAll().some(isRetried)) return;
    isShown = false;
    closeToastOf(retryToast);
  });
}
