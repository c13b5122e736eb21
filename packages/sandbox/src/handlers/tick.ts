import type { Clock } from '../lib/clock';
import type { Simulation } from '../simulation/engine/simulation';

/** Lets everything due happen and answers what time it is. */
export function tick({ clock, simulation }: { clock: Clock; simulation: Simulation }): number {
  const now = clock.now();
  simulation.advance(now);
  return now;
}
