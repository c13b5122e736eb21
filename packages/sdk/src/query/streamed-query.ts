import type { DataTag, QueryClient, QueryKey } from '@tanstack/query-core';
import { type Caller, operationOf, type StreamCall } from '../client/call';
import type { AcceptedArgs, Answer, Args, StreamId } from '../client/operation';
import type { ApiError } from '../errors/errors';
import type { StreamOptions } from '../streams/options';
import { stream } from '../streams/stream';
import type { CallRest, ReadMeta } from './call-types';
import { describeOperation } from './describe-call';
import { type KeyScope, scopeOf, typedKey } from './keys';
import type { Retry } from './retry';

/** The options of a stream in a query, which has its own signal. */
export type StreamedQueryOptions = Omit<StreamOptions, 'signal'>;

type StreamedKey<Id extends StreamId> = readonly [operation: Id, args: Args<Id>, scope?: KeyScope];

/** The query of a stream, as `useQuery` and `fetchQuery` take it. */
export type StreamedQuery<Id extends StreamId> = {
  queryKey: DataTag<StreamedKey<Id>, Array<Answer<Id>>, ApiError>;
  /** reads the stream to its end */
  queryFn: (context: {
    client: QueryClient;
    queryKey: QueryKey;
    signal: AbortSignal;
  }) => Promise<Array<Answer<Id>>>;
  staleTime: number;
  /** never: the stream itself resumes whatever can be resumed */
  retry: Retry;
  meta: ReadMeta;
};

/**
 * Returns the query of a stream: `useQuery(streamedQuery(client, trialLogs, { trialId: 12, follow:
 * true }, { tail: 100 }))`. Its data are the messages so far: they grow while the query fetches, and
 * are complete when it is idle. A broken connection resumes without losing or repeating a message.
 * The stream ends when nothing uses the query, and starts again from its beginning when something
 * does.
 * @param client a transport, or the client of `createClient`
 * @param call a function of `@trainyard/sdk/calls` that is answered by a stream
 * @param rest the arguments of the call, and the options of `stream` without `signal`
 */
export function streamedQuery<Id extends StreamId>(
  client: Caller,
  call: StreamCall<Id>,
  ...rest: CallRest<AcceptedArgs<Id>, StreamedQueryOptions>
): StreamedQuery<Id> {
  const [inputs, options] = rest;
  const { operation, shows, ...described } = describeOperation(operationOf(call), inputs);
  // under the names of today they are arguments of the call as well
  const args = described.args as Args<Id>;
  return {
    queryKey: typedKey<StreamedKey<Id>, Array<Answer<Id>>>([
      operation.id,
      args,
      ...scopeOf(client),
    ]),
    queryFn: async ({ client: queryClient, queryKey, signal }) => {
      let messages: Array<Answer<Id>> = [];
      const opened = stream(client, call as StreamCall<StreamId>, args, { ...options, signal });
      for await (const batch of opened.batches()) {
        messages = [...messages, ...(batch as Array<Answer<Id>>)];
        queryClient.setQueryData(queryKey, messages);
      }
      return messages;
    },
    // a finished stream is not read again when another page shows it
    staleTime: Number.POSITIVE_INFINITY,
    retry: () => false,
    meta: { operation: operation.id, tags: shows },
  };
}
