import type { StreamCall } from '@trainyard/sdk/calls';
import { keyOf } from '@trainyard/sdk/query';
import type { Answer, Args, StreamId } from '@trainyard/sdk/types';
import { composed } from './q';

type Options<Id extends StreamId, Data, Picked> = Parameters<
  typeof composed<Args<Id>, Data, Picked>
>[3];

type Reading<Id extends StreamId, Data> = {
  messages: 'first' | 'all';
  read: (stream: AsyncIterable<Answer<Id>>) => Promise<Data>;
};

const streamQuery = <Id extends StreamId, Data, Picked>(
  call: StreamCall<Id>,
  args: Args<Id>,
  options: Options<Id, Data, Picked>,
  { messages, read }: Reading<Id, Data>,
) =>
  composed(
    `${keyOf(call)[0]} ${messages}`,
    args,
    (client) => read(call(client, ...([args] as never))),
    options,
  );

/**
 * Queries the first message of a stream, which holds everything up to now. The console polls it
 * instead of keeping the stream open: an open stream would use one of the six connections that a
 * browser has per server.
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
