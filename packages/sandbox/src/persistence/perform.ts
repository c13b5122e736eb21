import { answerCall } from '../dispatch';
import type { Clock } from '../lib/clock';
import type { Call } from '../wire/call';
import type { Reply } from '../wire/reply';
import type { World } from '../world';

/** The number and the time of a write. */
export type Moment = { write: number; at: number };

type PerformInput = {
  world: World;
  call: Call;
  /** called once, when the write begins */
  begin: () => Moment;
};

/**
 * Runs a write so that it can be replayed: time does not advance during it, and randomness depends
 * only on its number, not on the reads in between.
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
