import { type Caller, operationOf, type StreamCall } from '../client/call';
import { lazyGenerator } from '../client/lazy-generator';
import type { AcceptedArgs, Answer, Args, StreamId } from '../client/operation';
import { badInput } from '../errors/errors';
import type { FlatValues } from './flatten-arrays';
import type { Reconnect, StreamOptions, StreamProof } from './options';

export type { Reconnect, StreamOptions, StreamProof };

/** The messages of a stream, one by one or in batches, and the proof that none is missing. */
export type ResumingStream<T> = AsyncGenerator<T, void, undefined> & {
  /** updated as messages arrive; final when the loop has ended */
  readonly proof: StreamProof;
  /** the same messages in arrays, each with those that arrive within `ms` of its first */
  batches(ms?: number): AsyncGenerator<T[], void, undefined>;
};

type Opened<T> = { messages: FlatValues<T>; proof: () => StreamProof };

// the argument is optional if it may be empty
type Rest<Id extends StreamId> =
  Record<never, never> extends Args<Id>
    ? [args?: AcceptedArgs<Id>, options?: StreamOptions]
    : [args: AcceptedArgs<Id>, options?: StreamOptions];

/**
 * Opens a stream that resumes after a cut and yields each message exactly once: `stream(client,
 * trialLogs, { trialId: 7, follow: true })`. It ends when the task, trial or experiment has ended
 * or the stream was not followed; after any other end it is opened again, 1 s later, doubling to
 * 600 s, restarting when a message arrives. Leaving the loop ends the connection.
 * @throws ApiError for refusals of the master, including an expired session; for an invalid line
 *   after four occurrences
 */
export function stream<Id extends StreamId>(
  client: Caller,
  call: StreamCall<Id>,
  ...[args, options = {}]: Rest<Id>
): ResumingStream<Answer<Id>> {
  const operation = operationOf(call);
  checkTail(operation.id, options.tail);
  let opened: Opened<Answer<Id>> | undefined;
  const messages = lazyGenerator(async () => {
    const { openStream } = await import('./open-stream');
    // streams whose arguments are optional need none
    opened = openStream({ client, operation, args: args ?? ({} as AcceptedArgs<Id>), options });
    return opened.messages;
  });
  const some = async () => {
    if (opened) return opened.messages.some();
    const step = await messages.next();
    return step.done ? step : { done: false as const, value: [step.value] };
  };
  const batches = (ms = options.batchMs ?? 50) =>
    lazyGenerator(async () =>
      (await import('./batches')).batchesOf({ some, leave: () => messages.return() }, ms),
    );
  return Object.defineProperty(Object.assign(messages, { batches, proof: emptyProof }), 'proof', {
    get: () => opened?.proof() ?? emptyProof,
  });
}

const emptyProof: StreamProof = {
  lines: 0,
  reconnects: 0,
  gaps: 0,
  firstId: undefined,
  lastId: undefined,
};

const logs: readonly StreamId[] = ['masterLogs', 'taskLogs', 'trialLogs'];

function checkTail(operation: StreamId, tail: number | undefined) {
  if (tail === undefined) return;
  if (!logs.includes(operation)) throw badInput(`${operation} has no last lines`, operation);
  if (!Number.isInteger(tail) || tail < 1)
    throw badInput(`tail is a number of lines and cannot be ${tail}`, operation);
}
