import { type Clock, realClock } from './clock';
import { coverage } from './coverage';
import { dispatch } from './dispatch';
import type { Listening, ListenOptions } from './listen';
import { createWorld } from './world';

export type SandboxOptions = {
  /** the same seed gives the same data */
  seed?: number;
  /** what it holds at the start: `demo` unless said otherwise, `empty` or `rbac` */
  scenario?: string;
  /** time itself, `manualClock(start)` in tests; real time unless given */
  clock?: Clock;
  /** how many times faster than real time, where no clock is given */
  speed?: number;
  /** how many finished experiments of the past the demo holds besides its own, up to millions */
  experiments?: number;
  /** whether roles decide who may do what; on in the scenario `rbac`, else off */
  rbac?: boolean;
};

export type Sandbox = ReturnType<typeof createSandbox>;

/**
 * A stand-in master in memory, with data that lives.
 * `fetch` answers web requests without a port; `listen` opens one (Node only).
 * @throws Error when there is no scenario of that name
 */
export function createSandbox(options: SandboxOptions = {}) {
  const { seed = 1, scenario = 'demo', clock, speed, experiments = 0, rbac } = options;
  const time = clock ?? realClock(speed);
  const world = createWorld({ seed, scenario, clock: time, experiments, rbac });
  const fetch = (request: Request) => dispatch(world, request);
  return {
    fetch,
    /** Opens a port, a free one unless told, and answers there. Node only. */
    listen: async (options?: ListenOptions): Promise<Listening> =>
      (await import('./listen')).listen(fetch, options),
    clock: time,
    coverage,
    close: () => {
      world.simulation.stop();
      // a clock that was given is the giver's
      if (!clock) time.close();
    },
  };
}
