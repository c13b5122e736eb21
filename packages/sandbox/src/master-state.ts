import { createDatabase, type Database } from './database/database';
import { seedStartState } from './database/start-state';
import type { Clock } from './lib/clock';
import { type Random, random } from './lib/random';
import type { QueryPool } from './master-times/query-pool';
import { defaultRelease, type Release } from './release';
import { startDemo } from './scenarios/demo';
import { startHuge } from './scenarios/huge';
import { startRbac } from './scenarios/rbac';
import { createSimulation, type Simulation, startEngine } from './simulation/engine/simulation';
import {
  createWebhookSender,
  type WebhookSender,
  type WebhookSenderOptions,
} from './webhooks/webhook-sender';
import type { Encoder } from './wire/encode';

/** The names of the data that a sandbox may start with. */
export const scenarioNames = ['demo', 'empty', 'rbac', 'faults', 'huge'] as const;

/** The names of the data that a sandbox starts with. */
type ScenarioName = (typeof scenarioNames)[number];

type ScenarioInput = {
  scenario: ScenarioName;
  db: Database;
  clock: Clock;
  random: Random;
  experiments: number;
  release: Release;
};

/** Fills the database beyond the start state and starts its activity. */
function startScenario(input: ScenarioInput): Simulation {
  const { scenario, db, clock, random, experiments, release } = input;
  const { stopsTrials } = release;
  const start = { db, seed: random.int(0, 2 ** 31), now: clock.now(), stopsTrials };
  if (scenario === 'empty') return createSimulation({ engine: startEngine(start) });
  if (scenario === 'huge') {
    return createSimulation({ engine: startHuge({ ...start, experiments }), clusterName: 'huge' });
  }
  if (scenario === 'rbac') return createSimulation({ engine: startRbac(start) });
  return createSimulation({
    engine: startDemo({ ...start, experiments, addMore: release.addToDemo }),
    clusterName: 'prod-a100',
  });
}

/** The state behind one sandbox. */
export type MasterState = {
  db: Database;
  clock: Clock;
  random: Random;
  simulation: Simulation;
  rbacEnabled: boolean;
  /** true if changing queues requires the permission, with roles */
  strictJobQueueControl: boolean;
  webhookSender: WebhookSender;
  /** the queries that answers wait for, if the sandbox has the times of a real master */
  queryPool: QueryPool | null;
  release: Release;
  encoder: Encoder;
};

type MasterStateInput = {
  seed: number;
  scenario: string;
  clock: Clock;
  experiments?: number;
  rbac?: boolean;
  strictJobQueueControl?: boolean;
  queryPool?: QueryPool | null;
  webhooks?: Partial<WebhookSenderOptions>;
  release?: Release;
};

/** @throws Error for an unknown scenario */
export function createMasterState(input: MasterStateInput): MasterState {
  const { seed, scenario, clock, experiments = 0, release = defaultRelease } = input;
  const name = scenarioNamed(scenario);
  const rbacEnabled = input.rbac ?? name === 'rbac';
  const db = createDatabase();
  const root = random(seed);
  seedStartState(db, clock);
  const source = root.fork('scenario');
  const simulation = startScenario({
    scenario: name,
    db,
    clock,
    random: source,
    experiments,
    release,
  });
  const wake = (at: number) => void clock.schedule(at, (reached) => simulation.advance(reached));
  simulation.engine.onWake = wake;
  const { send, allowed, key = root.fork('webhook signing key').hex(12) } = input.webhooks ?? {};
  const ids = root.fork('webhooks');
  const webhookSender = createWebhookSender({
    db,
    clock,
    random: ids,
    simulation,
    send,
    allowed,
    key,
  });
  const { queryPool = null } = input;
  return {
    db,
    clock,
    random: root.fork('handlers'),
    simulation,
    rbacEnabled,
    strictJobQueueControl: input.strictJobQueueControl ?? false,
    webhookSender,
    queryPool,
    release,
    encoder: release.encoderOf({ db, simulation, rbacEnabled }),
  };
}

function scenarioNamed(name: string): ScenarioName {
  const scenario = scenarioNames.find((each) => each === name);
  if (scenario) return scenario;
  throw new Error(`There is no scenario "${name}"; there are ${scenarioNames.join(', ')}.`);
}
