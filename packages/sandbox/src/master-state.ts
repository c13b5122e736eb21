import { copyDatabase, createDatabase, type Database } from './database/database';
import { seedStartState } from './database/start-state';
import type { Clock } from './lib/clock';
import { createCopy } from './lib/copy';
import { type Random, random } from './lib/random';
import type { QueryPool } from './master-times/query-pool';
import { defaultRelease, type Release } from './release';
import { startDemo } from './scenarios/demo';
import { startHuge } from './scenarios/huge';
import { startRbac } from './scenarios/rbac';
import { copyEngine, wakeTimes } from './simulation/engine/engine';
import { createSimulation, type Simulation, startEngine } from './simulation/engine/simulation';
import { copy038 } from './v038/state';
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

export type MasterStateInput = {
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
  letWake(simulation, clock);
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

/**
 * An independent copy, whose answers are those of the original. It has its own clock, and no pending
 * calls.
 * @throws Error if the scenario computes rows when they are read: `huge`, or additional experiments
 */
export function copyMasterState(
  from: MasterState,
  { clock, queryPool = null }: Pick<MasterStateInput, 'clock' | 'queryPool'>,
): MasterState {
  const { rbacEnabled, release, webhookSender } = from;
  const { clusterName, masterStarts, engine } = from.simulation;
  const copy = createCopy();
  const db = copyDatabase(from.db, copy);
  copy038({ from: from.db, to: db, copy });
  const copiedEngine = copyEngine(engine, db, copy);
  const simulation = createSimulation({ engine: copiedEngine, clusterName, masterStarts });
  letWake(simulation, clock);
  return {
    ...from,
    db,
    clock,
    random: from.random.copy(),
    simulation,
    webhookSender: webhookSender.copy({ db, clock, simulation }),
    queryPool,
    encoder: release.encoderOf({ db, simulation, rbacEnabled }),
  };
}

/** Lets the clock advance the simulation for events that do not wait for a call. */
function letWake({ engine, advance }: Simulation, clock: Clock) {
  engine.onWake = (at) => void clock.schedule(at, advance);
  for (const at of wakeTimes(engine)) engine.onWake(at);
}

function scenarioNamed(name: string): ScenarioName {
  const scenario = scenarioNames.find((each) => each === name);
  if (scenario) return scenario;
  throw new Error(`There is no scenario "${name}"; there are ${scenarioNames.join(', ')}.`);
}
