import type { Ids } from './ids';
import type { Master } from './master';

/** A master in the state in which the recorded one was asked. */
export type PreparedMaster = { master: Master; ids: Ids };

/** Lets time pass up to then, if it has not. */
export function passTo({ clock, world }: Master, time: number) {
  if (time > clock.now()) clock.advance(time - clock.now());
  world.simulation.advance(clock.now());
}
