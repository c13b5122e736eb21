import type { Clock } from '../lib/clock';

/** The database behind a master that has a real one's times. */
export type QueryPool = {
  /**
   * Resolves when a query is done that takes so many milliseconds of an idle database. A query of
   * a caller that hangs up ends at once, and makes place for others.
   */
  run(ms: number, signal: AbortSignal): Promise<void>;
};

type Options = {
  clock: Clock;
  /** how many times faster than real time the clock runs */
  speed?: number;
  /** queries at once; later ones wait for their turn */
  connections?: number;
};

type Query = { leftMs: number; end: () => void };

/** A master's connections to its database. */
const usualConnections = 8;

// below what a clock can tell
const nothingMs = 0.001;

/**
 * Queries that share one machine: each connection runs one at a time, and those that run at once
 * slow each other, because a single one keeps the machine busy already. Six to eight log queries
 * at once made a query of 0.26 s take 2.1 s.
 */
export function createQueryPool(options: Options): QueryPool {
  const { clock, speed = 1, connections = usualConnections } = options;
  const running = new Set<Query>();
  const waiting = new Set<Query>();
  let spentUntil = clock.now();
  let cancelTimer = () => {};

  /** Takes the time that has passed off what is left of each running query. */
  function spend() {
    const now = clock.now();
    const share = (now - spentUntil) / speed / running.size;
    spentUntil = now;
    for (const query of running) query.leftMs -= share;
  }

  /** Starts what waits where a connection is free, and sets the timer to the next end. */
  function schedule() {
    for (const query of waiting) {
      if (running.size >= connections) break;
      waiting.delete(query);
      running.add(query);
    }
    cancelTimer();
    if (running.size === 0) return;
    const least = Math.min(...[...running].map(({ leftMs }) => leftMs));
    const wait = Math.max(0, least) * running.size * speed;
    cancelTimer = clock.schedule(clock.now() + wait, () => {
      spend();
      for (const query of running) if (query.leftMs < nothingMs) query.end();
    });
  }

  return {
    run: (ms, signal) =>
      new Promise((resolve) => {
        if (ms <= 0 || signal.aborted) return resolve();
        spend();
        const query: Query = {
          leftMs: ms,
          end: () => {
            signal.removeEventListener('abort', query.end);
            spend();
            running.delete(query);
            waiting.delete(query);
            schedule();
            resolve();
          },
        };
        signal.addEventListener('abort', query.end);
        waiting.add(query);
        schedule();
      }),
  };
}
