import type { Caller, StreamCall } from '../call';
import { badInput } from '../errors';
import { leavable } from '../leave';
import type { Answer, Args, StreamId } from '../operation';
import { operationOf } from '../operation-of';
import { batchesOf } from './batches';
import type { Reconnect, StreamOptions, StreamProof } from './options';
import type { Plan, PlanInput } from './plan';
import { plans } from './plans';
import { reading } from './reading';

export type { Reconnect, StreamOptions, StreamProof };

export type ResumingStream<T> = AsyncGenerator<T, void, undefined> & {
  /** as it stands; final when the loop is over */
  readonly proof: StreamProof;
  /** the same messages in arrays, each of what came within `ms` of its first */
  batches(ms?: number): AsyncGenerator<T[], void, undefined>;
};

// an argument that may be empty may be left out
type Rest<Id extends StreamId> =
  Record<never, never> extends Args<Id>
    ? [args?: Args<Id>, options?: StreamOptions]
    : [args: Args<Id>, options?: StreamOptions];

/**
 * A stream that goes on after a cut, each message exactly once:
 * `stream(client, trialLogs, { trialId: 7, follow: true })`. An end is believed when the task,
 * trial or experiment is over or nothing was followed; after any other it is opened again, 1 s
 * later, doubling to 600 s, counted anew when something comes. How each stream goes on stands in
 * the table of `plans.ts`. Leaving the loop ends the connection.
 * @throws ApiError for what the master refuses, an expired session among them; for a line that does
 * not parse when it comes four times
 */
export function stream<Id extends StreamId>(
  client: Caller,
  call: StreamCall<Id>,
  ...[args, options = {}]: Rest<Id>
): ResumingStream<Answer<Id>> {
  const operation = operationOf(call);
  const { resume = 'window', tail, batchMs = 50, onGap, headers } = options;
  checkTail(operation.id, tail);
  let gaps = 0;
  const open = (next: Args<Id>, signal: AbortSignal) =>
    client.stream(operation, next, { signal, retry: 'off', ...(headers ? { headers } : {}) });
  const input: PlanInput<Args<Id>, Answer<Id>> = {
    client,
    // streams whose arguments may be left out need none
    args: args ?? ({} as Args<Id>),
    resume,
    tail,
    read: async (next, signal) => {
      const all: Array<Answer<Id>> = [];
      for await (const message of open(next, signal)) all.push(message);
      return all;
    },
    onGap: (gap) => {
      gaps += 1;
      onGap?.(gap);
    },
  };
  const plan: Plan<Args<Id>, Answer<Id>> = plans[operation.id](input);
  const { messages, counts } = reading({ plan, open, options });
  const generator = leavable(options.signal, messages);
  const proof = (): StreamProof => ({
    ...counts,
    gaps,
    firstId: plan.firstId(),
    lastId: plan.lastId(),
  });
  const extras = { batches: (ms = batchMs) => batchesOf(generator, ms) };
  return Object.defineProperty(Object.assign(generator, extras, { proof: proof() }), 'proof', {
    get: proof,
  });
}

const logs: readonly StreamId[] = ['masterLogs', 'taskLogs', 'trialLogs'];

function checkTail(operation: StreamId, tail: number | undefined) {
  if (tail === undefined) return;
  if (!logs.includes(operation)) throw badInput(`${operation} has no last lines`, operation);
  if (!Number.isInteger(tail) || tail < 1)
    throw badInput(`tail is a number of lines and cannot be ${tail}`, operation);
}
