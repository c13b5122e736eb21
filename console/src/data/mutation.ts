import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { type CallOrWithArgs, changesOf, invalidateChanges } from '@trainyard/sdk/query';
import { runMutation } from '~/app/actions/run-mutation';

type Options<Args extends unknown[]> = Pick<MutationOptions, 'retry'> & {
  /** keys of the queries of what it deletes, for which the master would answer 404 */
  deleted?: (...args: Args) => readonly QueryKey[];
  /** false: ends before the refreshed queries have their answers; true by default */
  isRefreshAwaited?: boolean;
};

/**
 * Makes a function that sends calls as one mutation, after which the queries that show what they
 * change are refreshed.
 * @param changes the calls that write, with their arguments where they are known: `[deleteWebhook]`,
 *   or `(experimentId) => [call(pauseExperiment, { experimentId })]`
 */
export const mutation =
  <Args extends unknown[], Data>(
    send: (...args: Args) => Promise<Data>,
    changes: readonly CallOrWithArgs[] | ((...args: Args) => readonly CallOrWithArgs[]),
    { deleted, isRefreshAwaited = true, ...options }: Options<Args> = {},
  ) =>
  (queryClient: QueryClient, ...args: Args): Promise<Data> => {
    const calls = typeof changes === 'function' ? changes(...args) : changes;
    return runMutation(queryClient, {
      ...options,
      mutationFn: () => send(...args),
      meta: {
        ...changesOf(...calls),
        ...(deleted && { deleted: deleted(...args) }),
        isRefreshAwaited,
      },
    });
  };

/** Refreshes the queries that show what calls change, where no mutation sends them. */
export const refreshAfter = (queryClient: QueryClient, ...calls: CallOrWithArgs[]): Promise<void> =>
  invalidateChanges(queryClient, changesOf(...calls).changes);
