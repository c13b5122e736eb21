import type { Clock } from '../clock';
import type { Database } from '../database';
import type { Random } from '../random';
import { createSimulation, type Simulation, startEngine } from '../simulation/simulation';
import { startDemo } from './demo';

/** What a sandbox holds at the start. */
export type ScenarioName = 'demo' | 'empty';

export type ScenarioInput = {
  scenario: ScenarioName;
  db: Database;
  clock: Clock;
  random: Random;
};

/** Fills the database beyond the start state and sets things going. */
export function startScenario({ scenario, db, clock, random }: ScenarioInput): Simulation {
  const input = { db, seed: random.int(0, 2 ** 31), now: clock.now() };
  return createSimulation(scenario === 'demo' ? startDemo(input) : startEngine(input));
}
