import { answerCall } from '../dispatch';
import type { Clock } from '../lib/clock';
import type { MasterState } from '../master-state';
import type { Call } from '../wire/call';
import type { Reply } from '../wire/reply';

/** The number and the time of a write. */
export type Moment = { write: number; at: number };

type PerformInput = {
  masterState: MasterState;
  call: Call;
  /** called once, when the write begins */
  begin: () => Moment;
};

/**
 * Runs a write so that it can be replayed: time does not advance during it, and randomness depends
 * only on its number, not on the reads in between.
 */
export function perform({ masterState, call, begin }: PerformInput): Promise<Reply> {
  let begun: Moment | null = null;
  const moment = () => {
    begun ??= begin();
    return begun;
  };
  const clock: Clock = { ...masterState.clock, now: () => moment().at };
  return answerCall(
    {
      ...masterState,
      clock,
      get random() {
        return masterState.random.fork('write', moment().write);
      },
    },
    call,
  );
}
