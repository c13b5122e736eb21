import type { Plan, PlanInput } from './plan';
import type { IsStreamOver } from './stream-liveness';

/** Things that have arrived, by name. */
export type SeenMessages = {
  /** Records it; returns false for a known one. */
  add(name: string | number): boolean;
};

type Fresh<M> = (message: M, seen: SeenMessages) => { message: M; isNew: boolean };

type Input<A, M> = {
  args: A;
  /** returns the message without known parts */
  fresh: Fresh<M>;
  /**
   * called where the stream ends together with its trial or experiment; absent if it simply ends
   */
  isOver?: IsStreamOver | undefined;
};

/**
 * Plans streams without a position to resume from: after a cut they are read from the beginning,
 * and known parts are removed from the messages. A message with only known parts is dropped, except
 * the very first.
 */
export function replayPlan<A, M>({ args, fresh, isOver }: Input<A, M>): Plan<A, M> {
  const names = new Set<string | number>();
  let first: string | undefined;
  let last: string | undefined;
  let isBegun = false;
  const seen: SeenMessages = {
    add(name) {
      if (names.has(name)) return false;
      names.add(name);
      last = String(name);
      first ??= last;
      return true;
    },
  };
  return {
    next: () => args,
    take(message) {
      const { message: left, isNew } = fresh(message, seen);
      const isGiven = isNew || !isBegun;
      isBegun = true;
      return isGiven ? left : undefined;
    },
    isEnd: async (signal) => isOver?.(signal) ?? true,
    silence: async () => 'dead',
    firstId: () => first,
    lastId: () => last,
  };
}

/**
 * Plans streams that repeat their complete state (values of log fields, series of the profiler):
 * after a cut they are opened again, and messages equal to the previous one are dropped.
 */
export function changingPlan<A extends { follow?: boolean }, M extends object>(
  { args }: PlanInput<A, M>,
  isOver: IsStreamOver,
): Plan<A, M> {
  let last: string | undefined;
  return {
    next: () => args,
    take(message) {
      const text = JSON.stringify(sorted(message));
      if (text === last) return undefined;
      last = text;
      return message;
    },
    isEnd: async (signal) => !args.follow || isOver(signal),
    // they send every 5 or 15 seconds
    silence: async () => 'dead',
    firstId: () => undefined,
    lastId: () => undefined,
  };
}

// values arrive in any order
const sorted = (message: object) =>
  Object.entries(message).map(([name, values]) => [
    name,
    Array.isArray(values) ? values.map((value) => JSON.stringify(value)).sort() : values,
  ]);
