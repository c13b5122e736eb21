import { isLeft, leave } from '../leave';
import { beat } from '../poll/beat';
import { delayAfter } from '../poll/delay-after';
import { connect, misplaced } from './connection';
import type { Reconnect, StreamOptions } from './options';
import type { Plan } from './plan';
import { truster } from './truster';

type Input<A, M> = {
  plan: Plan<A, M>;
  open: (args: A, signal: AbortSignal) => AsyncGenerator<M, void, undefined>;
  options: StreamOptions;
};

/** Why a connection was not the last one. */
type Broken = Pick<Reconnect, 'cause' | 'reason'>;

/** Reads connection after connection until the plan believes an end. */
export function reading<A, M>({ plan, open, options }: Input<A, M>) {
  const { silenceMs = 60_000, onReconnect } = options;
  const counts = { lines: 0, reconnects: 0 };
  const trust = truster();
  let attempt = 0;
  let isHeadDone = plan.head === undefined;

  const headOf = async (signal: AbortSignal): Promise<M[]> => {
    const lines = isHeadDone ? [] : await plan.head?.(signal);
    isHeadDone = true;
    return lines ?? [];
  };
  /** What a failure means; undefined where the end was lost with it. */
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
    await beat({ ms: delayMs, hiddenMs: 0, signal });
  };

  async function* messages(leaving: AbortController): AsyncGenerator<M, void, undefined> {
    const { signal } = leaving;
    try {
      for (;;) {
        const line = connect({ plan, signal, silenceMs });
        let broken: Broken | undefined = { reason: 'ended', cause: undefined };
        try {
          for (const message of await headOf(line.signal)) {
            counts.lines += 1;
            yield message;
          }
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
            const message = plan.take(step.value);
            if (message === undefined) continue;
            trust.restore();
            counts.lines += 1;
            yield message;
            if (plan.isFull?.()) return;
          }
          if (await plan.isEnd(line.signal)) return;
        } catch (error) {
          signal.throwIfAborted();
          broken = judge(error, line.silence());
        } finally {
          line.close();
        }
        if (!broken) return;
        await pauseAfter(broken, signal);
      }
    } catch (error) {
      if (!isLeft(leaving)) throw error;
    } finally {
      leave(leaving);
    }
  }

  return { messages, counts };
}
