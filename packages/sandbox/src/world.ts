import type { Clock } from './clock';
import { createDatabase, type Database } from './database';
import { type Random, random } from './random';
import { type ScenarioName, startScenario } from './scenario/start';
import type { Simulation } from './simulation/simulation';
import { seedStartState } from './start-state';

/** The state behind one sandbox. */
export type World = { db: Database; clock: Clock; random: Random; simulation: Simulation };

type WorldInput = { seed: number; scenario: string; clock: Clock; experiments?: number };

/** @throws Error when there is no scenario of that name */
export function createWorld({ seed, scenario, clock, experiments = 0 }: WorldInput): World {
  const name = scenarioNamed(scenario);
  const db = createDatabase();
  const root = random(seed);
  seedStartState(db, clock);
  const source = root.fork('scenario');
  const simulation = startScenario({ scenario: name, db, clock, random: source, experiments });
  return { db, clock, random: root.fork('handlers'), simulation };
}

function scenarioNamed(name: string): ScenarioName {
  if (name === 'demo' || name === 'empty') return name;
  throw new Error(`There is no scenario "${name}"; there are demo and empty.`);
}
