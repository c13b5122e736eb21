import type { Clock } from '../lib/clock';

/** The database of a master with real times. */
export type QueryPool = {
  /**
   * Resolves when a query is done that takes this many milliseconds on an idle database. A query of
   * a disconnected caller ends at once, and makes way for others.
   */
  run(ms: number, signal: AbortSignal): Promise<void>;
};

type Options = {
  clock: Clock;
  /** speed of the clock relative to real time */
  speed?: number;
  /** number of concurrent queries; later ones wait */
  connections?: number;
};

type Query = { leftMs: number; end: () => void };

/** A master's connections to its database. */
const defaultConnections = 8;

// below the resolution of a clock
const nothingMs = 0.001;

/**
 * Queries that share one machine: each connection runs one at a time, and concurrent ones slow each
 * other, because a single one already uses the whole machine. Six to eight concurrent log queries
 * made a query of 0.26 s take 2.1 s.
 */
export function createQueryPool(options: Options): QueryPool {
  const { clock, speed = 1, connections = defaultConnections } = options;
  const running = new Set<Query>();
  const waiting = new Set<Query>();
  let spentUntil = clock.now();
  let cancelTimer = () => {};

  /** Subtracts the passed time from the remaining work of each running query. */
  function spend() {
    const now = clock.now();
    const share = (now - spentUntil) / speed / running.size;
    spentUntil = now;
    for (const query of running) query.leftMs -= share;
  }

  /** Starts waiting queries on free connections, and sets the timer to the next end. */
  function schedule() {
    for (const query of waiting) {
      if (running.size >= connections) break;
      waiting.delete(query);
      running.add(query);
    }
    cancelTimer();
    if (running.size === 0) return;
    const min = Math.min(...[...running].map(({ leftMs }) => leftMs));
    const wait = Math.max(0, min) * running.size * speed;
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
