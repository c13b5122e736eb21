import type { Plan, PlanInput } from './plan';
import type { IsStreamOver } from './stream-liveness';

/**
 * Streams that say all there is again and again (values of log fields, series of the profiler):
 * after a cut they are opened again, and what says the same as before is dropped.
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
    // they speak every 5 or 15 seconds
    silence: async () => 'dead',
    firstId: () => undefined,
    lastId: () => undefined,
  };
}

// values come in any order
const sorted = (message: object) =>
  Object.entries(message).map(([name, values]) => [
    name,
    Array.isArray(values) ? values.map((value) => JSON.stringify(value)).sort() : values,
  ]);
