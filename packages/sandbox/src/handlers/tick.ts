import type { Clock } from '../lib/clock';
import type { Simulation } from '../simulation/engine/simulation';

/** Runs everything that is due and returns the current time. */
export function tick({ clock, simulation }: { clock: Clock; simulation: Simulation }): number {
  const now = clock.now();
  simulation.advance(now);
  return now;
}
