import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { StreamCall } from '@trainyard/sdk/calls';
import { streamedQuery } from '@trainyard/sdk/query';
import type { Answer, Args, StreamId } from '@trainyard/sdk/types';
import { client } from '~/app/api';

type Messages = 'first' | 'all';
type Key<Id extends StreamId> = readonly [operation: Id, args: Args<Id>, messages: Messages];

type Options<Id extends StreamId, Data, Picked> = Omit<
  UseQueryOptions<Data, Error, Picked, Key<Id>>,
  'queryKey' | 'queryFn' | 'meta'
> & {
  /** the sentence of the toast for a failure; without it the caller shows the failure itself */
  error?: string;
};

type Reading<Id extends StreamId, Data> = {
  messages: Messages;
  read: (stream: AsyncIterable<Answer<Id>>) => Promise<Data>;
};

const streamQuery = <Id extends StreamId, Data, Picked>(
  call: StreamCall<Id>,
  args: Args<Id>,
  { error, ...options }: Options<Id, Data, Picked>,
  { messages, read }: Reading<Id, Data>,
) => {
  const {
    queryKey: [operation],
    meta,
  } = streamedQuery(client, call, ...([args] as never));
  return queryOptions({
    ...options,
    queryKey: [operation, args, messages] as const,
    queryFn: ({ signal }) => read(call(client, ...([args, { signal }] as never))),
    meta: error === undefined ? meta : { ...meta, errorMessage: error },
  });
};

/**
 * The query of the first message of a stream, which holds everything there is so far. The console
 * asks again where it could listen: an open stream would hold one of the six connections a browser
 * has per server.
 */
export const qFirst = <Id extends StreamId, Picked = Answer<Id>>(
  call: StreamCall<Id>,
  args: Args<Id>,
  options: Options<Id, Answer<Id>, Picked> = {},
) => streamQuery(call, args, options, { messages: 'first', read: firstMessage });

/** The query of all messages of a stream that ends by itself. */
export const qAll = <Id extends StreamId, Picked = Answer<Id>[]>(
  call: StreamCall<Id>,
  args: Args<Id>,
  options: Options<Id, Answer<Id>[], Picked> = {},
) => streamQuery(call, args, options, { messages: 'all', read: allMessages });

/** Returns the first message of a stream, and closes it. @throws Error where the stream has none */
export async function firstMessage<Message>(stream: AsyncIterable<Message>): Promise<Message> {
  for await (const message of stream) return message;
  throw new Error('The stream ended before its first message.');
}

async function allMessages<Message>(stream: AsyncIterable<Message>): Promise<Message[]> {
  const messages: Message[] = [];
  for await (const message of stream) messages.push(message);
  return messages;
}
