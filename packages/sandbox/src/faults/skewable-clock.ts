import type { Clock } from '../lib/clock';

/** A clock that tells another time than the one it runs on, and how far off it is. */
export type SkewableClock = Clock & { setSkew(ms: number): void };

/** Skews a clock's time, from the start or later; waits take as long as before. */
export function skewableClock(clock: Clock): SkewableClock {
  let skew = 0;
  return {
    now: () => clock.now() + skew,
    advance: (ms) => clock.advance(ms),
    schedule: (at, run) => {
      const own = skew;
      return clock.schedule(at - own, (reached) => run(reached + own));
    },
    wait: (ms, signal) => clock.wait(ms, signal),
    close: () => clock.close(),
    setSkew: (ms) => {
      skew = ms;
    },
  };
}
