import type { Clock } from '../clock';
import { dispatch } from '../dispatch';
import type { World } from '../world';

/** When and as which one a write takes place. */
export type Moment = { write: number; at: number };

type PerformInput = {
  world: World;
  request: Request;
  /** asked once, at the moment the write begins */
  begin: () => Moment;
};

/**
 * Answers a write so that it can be done again: time stands still for it, and chance depends on
 * its number alone, not on what was read in between.
 */
export function perform({ world, request, begin }: PerformInput): Promise<Response> {
  let begun: Moment | null = null;
  const moment = () => {
    begun ??= begin();
    return begun;
  };
  const clock: Clock = { ...world.clock, now: () => moment().at };
  return dispatch(
    {
      ...world,
      clock,
      get random() {
        return world.random.fork('write', moment().write);
      },
    },
    request,
  );
}
