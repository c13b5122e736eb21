import { cancel, isCancelled } from '../client/cancellable';
import { delayAfter } from '../poll/delay-after';
import { pollDelay } from '../poll/poll-delay';
import { connect, misplaced } from './connection';
import type { Reconnect, StreamOptions } from './options';
import type { Plan } from './plan';
import { streamErrorPolicy } from './stream-error-policy';

type Input<A, M> = {
  plan: Plan<A, M>;
  open: (args: A, signal: AbortSignal) => AsyncGenerator<M[], void, undefined>;
  options: StreamOptions;
};

/** Why a connection was not the last one. */
type Broken = Pick<Reconnect, 'cause' | 'reason'>;

/**
 * Reads connection after connection until the plan believes an end. Arrays come as they are read:
 * who is given one takes each of it, and what `take` gives of that is new.
 */
export function reading<A, M>({ plan, open, options }: Input<A, M>) {
  const { silenceMs = 60_000, onReconnect } = options;
  const counts = { lines: 0, reconnects: 0 };
  const trust = streamErrorPolicy();
  let attempt = 0;
  let isHeadDone = plan.head === undefined;

  const headOf = async (signal: AbortSignal): Promise<M[]> => {
    const lines = isHeadDone ? [] : await plan.head?.(signal);
    isHeadDone = true;
    return lines ?? [];
  };
  /** Classifies a failure; undefined where the end was lost with it. */
  const judge = (error: unknown, silence: 'alive' | 'dead' | 'over'): Broken | undefined => {
    if (silence === 'over') return undefined;
    if (silence === 'dead') return { reason: 'silent', cause: error };
    if (error !== misplaced && trust.isFinal(error, counts.lines > 0)) throw error;
    return { reason: 'cut', cause: error };
  };
  const pauseAfter = async (broken: Broken, signal: AbortSignal) => {
    attempt += 1;
    counts.reconnects += 1;
    const delayMs = delayAfter(broken.cause, attempt);
    onReconnect?.({ attempt, delayMs, ...broken });
    await pollDelay({ ms: delayMs, hiddenMs: 0, signal });
  };

  // the head is taken as it is read
  let isHead = false;
  const take = (message: M): M | undefined => {
    if (!isHead && plan.isFull?.()) return undefined;
    const taken = isHead ? message : plan.take(message);
    if (taken === undefined) return undefined;
    trust.restore();
    counts.lines += 1;
    return taken;
  };

  async function* arrays(leaving: AbortController): AsyncGenerator<M[], void, undefined> {
    const { signal } = leaving;
    try {
      for (;;) {
        const line = connect({ plan, signal, silenceMs });
        let broken: Broken | undefined = { reason: 'ended', cause: undefined };
        try {
          const head = await headOf(line.signal);
          isHead = true;
          if (head.length > 0) yield head;
          isHead = false;
          signal.throwIfAborted();
          if (plan.isHeadAll) return;
          const source = open(await plan.next(line.signal), line.signal);
          for (const { ear } = line; ; ) {
            ear.isWaiting = true;
            const step = await source.next();
            ear.isWaiting = false;
            ear.words += 1;
            if (step.done) break;
            if (ear.words === 1) await line.confirm();
            attempt = 0;
            yield step.value;
            signal.throwIfAborted();
            if (plan.isFull?.()) return;
          }
          if (await plan.isEnd(line.signal)) return;
        } catch (error) {
          signal.throwIfAborted();
          broken = judge(error, line.silence());
        } finally {
          isHead = false;
          line.close();
        }
        if (!broken) return;
        await pauseAfter(broken, signal);
      }
    } catch (error) {
      if (!isCancelled(leaving)) throw error;
    } finally {
      cancel(leaving);
    }
  }

  return { arrays, take, counts };
}
