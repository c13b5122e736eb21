import type { Clock } from '../clock';
import { answerCall } from '../dispatch';
import type { Call } from '../wire/call';
import type { Reply } from '../wire/reply';
import type { World } from '../world';

/** When and as which one a write takes place. */
export type Moment = { write: number; at: number };

type PerformInput = {
  world: World;
  call: Call;
  /** asked once, at the moment the write begins */
  begin: () => Moment;
};

/**
 * Answers a write so that it can be done again: time stands still for it, and chance depends on
 * its number alone, not on what was read in between.
 */
export function perform({ world, call, begin }: PerformInput): Promise<Reply> {
  let begun: Moment | null = null;
  const moment = () => {
    begun ??= begin();
    return begun;
  };
  const clock: Clock = { ...world.clock, now: () => moment().at };
  return answerCall(
    {
      ...world,
      clock,
      get random() {
        return world.random.fork('write', moment().write);
      },
    },
    call,
  );
}
