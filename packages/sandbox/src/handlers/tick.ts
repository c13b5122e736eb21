import type { Clock } from '../clock';
import type { Simulation } from '../simulation/simulation';

/** Lets everything due happen and answers what time it is. */
export function tick({ clock, simulation }: { clock: Clock; simulation: Simulation }): number {
  const now = clock.now();
  simulation.advance(now);
  return now;
}
