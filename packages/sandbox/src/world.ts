import type { Clock } from './clock';
import { createDatabase, type Database } from './database';
import { type Random, random } from './random';
import { type ScenarioName, scenarioNames, startScenario } from './scenario/start';
import type { Simulation } from './simulation/simulation';
import { seedStartState } from './start-state';

/** The state behind one sandbox. */
export type World = {
  db: Database;
  clock: Clock;
  random: Random;
  simulation: Simulation;
  rbacEnabled: boolean;
};

type WorldInput = {
  seed: number;
  scenario: string;
  clock: Clock;
  experiments?: number;
  rbac?: boolean;
};

/** @throws Error when there is no scenario of that name */
export function createWorld(input: WorldInput): World {
  const { seed, scenario, clock, experiments = 0 } = input;
  const name = scenarioNamed(scenario);
  const rbacEnabled = input.rbac ?? name === 'rbac';
  const db = createDatabase();
  const root = random(seed);
  seedStartState(db, clock);
  const source = root.fork('scenario');
  const simulation = startScenario({ scenario: name, db, clock, random: source, experiments });
  return { db, clock, random: root.fork('handlers'), simulation, rbacEnabled };
}

function scenarioNamed(name: string): ScenarioName {
  const known = scenarioNames.find((each) => each === name);
  if (known) return known;
  throw new Error(`There is no scenario "${name}"; there are ${scenarioNames.join(', ')}.`);
}
