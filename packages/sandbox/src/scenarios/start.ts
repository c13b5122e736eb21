import type { Database } from '../database/database';
import type { Clock } from '../lib/clock';
import type { Random } from '../lib/random';
import { createSimulation, type Simulation, startEngine } from '../simulation/engine/simulation';
import { startDemo } from './demo';
import { startHuge } from './huge';
import { startRbac } from './rbac';

export const scenarioNames = ['demo', 'empty', 'rbac', 'faults', 'huge'] as const;

/** The names of the data that a sandbox starts with. */
export type ScenarioName = (typeof scenarioNames)[number];

export type ScenarioInput = {
  scenario: ScenarioName;
  db: Database;
  clock: Clock;
  random: Random;
  experiments: number;
};

/** Fills the database beyond the start state and sets things going. */
export function startScenario(input: ScenarioInput): Simulation {
  const { scenario, db, clock, random, experiments } = input;
  const start = { db, seed: random.int(0, 2 ** 31), now: clock.now() };
  if (scenario === 'empty') return createSimulation({ engine: startEngine(start) });
  if (scenario === 'huge') {
    return createSimulation({ engine: startHuge({ ...start, experiments }), clusterName: 'huge' });
  }
  if (scenario === 'rbac') return createSimulation({ engine: startRbac(start) });
  return createSimulation({
    engine: startDemo({ ...start, experiments }),
    clusterName: 'prod-a100',
  });
}
