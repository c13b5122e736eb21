import type { Ids } from './ids';
import type { Master } from './master';

/** A master in the state of the recorded one at a request. */
export type PreparedMaster = { master: Master; ids: Ids };

/** Advances the time to this moment, if it is later. */
export function passTo({ clock, masterState }: Master, time: number) {
  if (time > clock.now()) clock.advance(time - clock.now());
  masterState.simulation.advance(clock.now());
}
