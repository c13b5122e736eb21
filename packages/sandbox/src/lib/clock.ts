/** RFC 3339 in UTC in the wire's format: no fraction for whole seconds, else milliseconds. */
export const timestamp = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');

/** Go's zero time, which the master sends for unset times. */
export const zeroTime = '0001-01-01T00:00:00Z';

type Timer = { at: number; order: number; run: (at: number) => void };

/** The sandbox's time. All times are milliseconds since 1970. */
export type Clock = {
  now(): number;
  /** Advances the time, and runs scheduled work on the way, in order, each at its own time. */
  advance(ms: number): void;
  /** Runs once at that time, at the next step if it is past; returns a function that cancels it. */
  schedule(at: number, run: (at: number) => void): () => void;
  /** Resolves when that much time has passed, and at once when the signal aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Cancels all timers; waiting callers continue. */
  close(): void;
};

/** A clock that only advances by hand, for tests. */
export function manualClock(start: number): Clock {
  let now = start;
  const timers = createTimers();
  return {
    now: () => now,
    advance: (ms) => {
      const end = now + ms;
      timers.runUntil(end, (at) => {
        now = Math.max(now, at);
      });
      now = end;
    },
    ...waiting(timers, () => now),
  };
}

/** A clock that starts at the current time and runs `speed` times as fast as real time. */
export function realClock(speed = 1, start = Date.now()): Clock {
  const { resume, ...clock } = resumableClock(speed, start);
  resume();
  return clock;
}

/** A clock that only advances by hand until `resume` starts it. */
export type ResumableClock = Clock & { resume(): void };

/**
 * @param onError receives the error of a timer; other timers still run, because an uncaught error
 *   would end the process. Writes it to the console by default.
 */
export function resumableClock(
  speed: number,
  start: number,
  onError: (error: unknown) => void = logError,
): ResumableClock {
  let startedAt: number | null = null;
  let skipped = 0;
  let handle: ReturnType<typeof setTimeout> | undefined;
  const elapsed = () => (startedAt === null ? 0 : (Date.now() - startedAt) * speed);
  const now = () => start + skipped + elapsed();
  const timers = createTimers({ onChange: () => arm(), onError });
  // due timers run in order even if the process was suspended for long
  const fire = () => {
    timers.runUntil(now(), () => {});
    arm();
  };
  function arm() {
    clearTimeout(handle);
    const next = timers.nextAt();
    if (next === undefined || startedAt === null) return;
    // delays longer than the limit of setTimeout are split; timers count whole milliseconds, and one
    // of a part of a millisecond may end at once
    handle = setTimeout(fire, Math.min(Math.max(0, Math.ceil((next - now()) / speed)), 2 ** 30));
    unref(handle);
  }
  return {
    now,
    advance: (ms) => {
      skipped += ms;
      fire();
    },
    resume: () => {
      startedAt ??= Date.now();
      arm();
    },
    ...waiting(timers, now),
  };
}

// a pending timer alone should not keep a script running; browsers return numbers here
function unref(handle: unknown) {
  if (typeof handle === 'object' && handle !== null && 'unref' in handle) {
    if (typeof handle.unref === 'function') handle.unref();
  }
}

type Timers = ReturnType<typeof createTimers>;

// biome-ignore lint/suspicious/noConsole: a failed timer has no caller that could receive the error
const logError = (error: unknown) => console.error('The sandbox: a timer failed.', error);

type TimersInput = { onChange?: () => void; onError?: (error: unknown) => void };

/** Without `onError`, an error of a timer is thrown to the caller that advanced the time. */
function createTimers({ onChange = () => {}, onError }: TimersInput = {}) {
  let timers: Timer[] = [];
  let count = 0;
  return {
    add(at: number, run: (at: number) => void) {
      const timer = { at, order: count++, run };
      const after = timers.findIndex((each) => each.at > at);
      timers.splice(after === -1 ? timers.length : after, 0, timer);
      onChange();
      return () => {
        timers = timers.filter((each) => each !== timer);
        onChange();
      };
    },
    nextAt: () => timers[0]?.at,
    runUntil(end: number, onStep: (at: number) => void) {
      for (let next = timers[0]; next && next.at <= end; next = timers[0]) {
        timers.shift();
        onStep(next.at);
        try {
          next.run(next.at);
        } catch (error) {
          if (!onError) throw error;
          onError(error);
        }
      }
    },
    clear() {
      timers = [];
      onChange();
    },
  };
}

function waiting(timers: Timers, now: () => number): Pick<Clock, 'schedule' | 'wait' | 'close'> {
  const waiters = new Set<() => void>();
  return {
    schedule: (at, run) => timers.add(at, run),
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const done = () => {
          takeBack();
          waiters.delete(done);
          signal?.removeEventListener('abort', done);
          resolve();
        };
        const takeBack = timers.add(now() + ms, done);
        waiters.add(done);
        signal?.addEventListener('abort', done);
      }),
    close: () => {
      timers.clear();
      for (const done of waiters) done();
    },
  };
}
