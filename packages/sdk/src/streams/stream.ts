import type { Caller, CallOptions, StreamCall } from '../call';
import { badInput } from '../errors';
import { leavable } from '../leave';
import type { Answer, Args, StreamId } from '../operation';
import { operationOf } from '../operation-of';
import { batchesOf } from './batches';
import type { Gap, Plan, PlanInput } from './plan';
import { plans } from './plans';
import { reading } from './reading';

/** What can be said of a stream when it is over: that no line was lost, as far as that can be known. */
export type StreamProof = {
  /** messages that were given */
  lines: number;
  /** times the stream was opened again */
  reconnects: number;
  /** times lines were lost for good, see `onGap` */
  gaps: number;
  /** ids of the first and the last line; of metric streams, what tells them apart */
  firstId: string | undefined;
  lastId: string | undefined;
};

/** Why a stream is opened again, and when. */
export type Reconnect = {
  /** counts from 1, again after each time something came */
  attempt: number;
  /** how long it waits before, in ms */
  delayMs: number;
  /** `cut`: it broke; `ended`: a proxy ended it; `silent`: the connection was dead */
  reason: 'cut' | 'ended' | 'silent';
  cause: unknown;
};

export type StreamOptions = Pick<CallOptions, 'headers' | 'signal'> & {
  /** `exact` reads logs from the beginning again after a cut; else from shortly before it */
  resume?: 'exact' | 'window';
  /** begin with so many of the last lines; logs only */
  tail?: number;
  /** how long `batches` gathers, in ms; 50 unless said */
  batchMs?: number;
  /** a silence after which the master is asked whether there is more, in ms; 60000 unless said */
  silenceMs?: number;
  /** told of lines that nobody can get any more */
  onGap?: (gap: Gap) => void;
  /** told before each wait for another connection */
  onReconnect?: (reconnect: Reconnect) => void;
};

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
