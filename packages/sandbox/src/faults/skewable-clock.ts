import type { Clock } from '../clock';

/** A clock that tells another time than the one it runs on, and how far off it is. */
export type SkewableClock = Clock & { setSkew(ms: number): void };

/** Puts a clock's time off by so much, from the start or on the way; waiting takes as long as ever. */
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
