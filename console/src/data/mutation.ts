import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Caller } from '@trainyard/sdk/calls';
import { runMutation } from '~/app/actions/run-mutation';

type Options<Args extends unknown[]> = Pick<MutationOptions, 'retry'> & {
  /** keys of the queries of what it deletes, for which the master would answer 404 */
  deleted?: (...args: NoInfer<Args>) => readonly QueryKey[];
  /** false: ends before the refreshed queries have their answers; true by default */
  isRefreshAwaited?: boolean;
};

/**
 * Makes a function that sends calls as one mutation, after which the queries that show what they
 * change are refreshed: `mutation((client, webhookId: number) => deleteWebhook(client, { webhookId }))`.
 * @param send sends its calls through the client that it gets, which notes what they change
 */
export const mutation =
  <Args extends unknown[], Data>(
    send: (client: Caller, ...args: Args) => Promise<Data>,
    { deleted, isRefreshAwaited = true, ...options }: Options<Args> = {},
  ) =>
  (queryClient: QueryClient, ...args: Args): Promise<Data> =>
    runMutation(queryClient, {
      ...options,
      send: (client) => send(client, ...args),
      meta: { ...(deleted && { deleted: deleted(...args) }), isRefreshAwaited },
    });
