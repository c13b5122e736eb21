import type { Clock } from '../clock';
import type { Database } from '../database';
import type { Random } from '../random';
import type { Simulation } from '../simulation/simulation';

/** What a sandbox holds at the start. */
export type ScenarioName = 'demo' | 'empty';

export type ScenarioInput = {
  scenario: ScenarioName;
  db: Database;
  clock: Clock;
  random: Random;
};

/** Fills the database beyond the start state and sets things going. */
export function startScenario(_input: ScenarioInput): Simulation {
  return { stop: () => {} };
}
