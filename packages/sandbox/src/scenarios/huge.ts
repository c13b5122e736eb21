import type { Database } from '../database/database';
import {
  advance,
  defineEvent,
  type Engine,
  type EngineInput,
  schedule,
} from '../simulation/engine/engine';
import { startEngine } from '../simulation/engine/simulation';
import { mix, uniform } from '../simulation/metrics/noise';
import type { Settings } from '../simulation/rows';
import { addPools, type PoolPlan } from './demo-cluster';
import { type Author, submitIdea, type Team } from './demo-history';
import { type Idea, ideas } from './demo-ideas';
import { letPeopleWork } from './demo-long-running';
import { addPeople, type DemoIds } from './demo-people';
import { settingsOf } from './demo-settings';
import { scheduleTasks } from './demo-tasks';
import { addLargeExperiments } from './large';
import { addPast } from './past';

const minute = 60_000;

/** How long before the start the agents connect. */
const hugePresentMs = 6 * 60 * minute;

const liveCount = 48;

// the project of the hundred thousand contains no others
const elsewhere = ideas.filter((idea) => idea.project !== 'detection-and-classification');

type PresentInput = { engine: Engine; residents: DemoIds; start: number };

/** Some dozens of running experiments, more than one pool can run, and open notebooks. */
function scheduleHugePresent({ engine, residents, start }: PresentInput) {
  const team: Team = { residents, submitted: [] };
  const author: Author = { engine, ...team };
  for (let index = 0; index < wides.length; index++) {
    schedule(engine, start - (200 - index) * minute, wideDue, { team, index });
  }
  for (let index = 0; index < liveCount; index++) {
    const ago = (5 + 150 * uniform(engine.seed, 641, index)) * minute;
    schedule(engine, start - ago, liveDue, { team, index });
  }
  scheduleTasks(author, start);
  letPeopleWork(author, start);
}

const liveDue = defineEvent<{ team: Team; index: number }>('live due', (engine, { team, index }) =>
  submitLive({ engine, ...team }, index),
);

const wideDue = defineEvent<{ team: Team; index: number }>('wide due', (engine, { team, index }) =>
  submitWide({ engine, ...team }, index),
);

function submitLive(author: Author, index: number) {
  const idea = elsewhere[index % elsewhere.length];
  if (!idea) return;
  const variant = mix(author.engine.seed, 642, index);
  const settings = longer(idea, variant);
  submitIdea({ ...author, idea, variant, settings, name: `${idea.name}-${index + 1}` });
}

// slots each; the pool has 1,280
const wides = [640, 512, 512, 256] as const;

function submitWide(author: Author, index: number) {
  const idea = elsewhere.find(({ pool, searcher }) => pool === 't4-pool' && searcher === 'single');
  if (!idea) return;
  const variant = mix(author.engine.seed, 643, index);
  const settings = { ...longer(idea, variant), slotsPerTrial: wides[index] };
  const name = `whole-pool-${index + 1}`;
  // lets all others pass
  submitIdea({ ...author, idea, variant, settings, name }).priority = 90;
}

// runs for hours
const longer = (idea: Idea, variant: number): Partial<Settings> => ({
  ...settingsOf({ ...idea, length: idea.length * 8 }, variant),
  failure: null,
});

const plans: PoolPlan[] = [
  { pool: 'a100-pool', count: 320, brand: 'NVIDIA A100-SXM4-80GB', type: 'TYPE_CUDA' },
  { pool: 't4-pool', count: 160, brand: 'Tesla T4', type: 'TYPE_CUDA' },
  { pool: 'aux', count: 20, brand: 'AMD EPYC 7763', type: 'TYPE_CPU' },
];

/** 500 machines in three pools. */
const addHugeCluster = (db: Database, { seed, now }: { seed: number; now: number }) =>
  addPools(db, {
    plans,
    seed,
    agentOf: (number) => ({
      id: `agent-${String(number).padStart(3, '0')}`,
      registeredAt: now - number * minute,
      addresses: [`10.30.${Math.floor(number / 250)}.${1 + (number % 250)}`],
    }),
  });

const day = 86_400_000;

const defaultCount = 100_000;

type HugeInput = EngineInput & { experiments: number };

/**
 * More than any installation has: 100,000 experiments in one project (or the given number), the
 * large experiments, 500 agents with some dozens of experiments on them. Almost all of it is
 * computed on reading.
 */
export function startHuge(input: HugeInput): Engine {
  const { db, seed, now, stopsTrials, experiments } = input;
  addHugeCluster(db, { seed, now });
  const residents = addPeople(db, now);
  const projectId = residents.projects['self-supervised'];
  addPast({ db, seed, count: experiments || defaultCount, end: now - 5 * day, residents });
  addLargeExperiments({
    db,
    seed,
    projectId,
    userId: residents.users.mkowalski ?? 1,
    end: now - day,
  });
  const engine = startEngine({ db, seed, now: now - hugePresentMs, stopsTrials });
  scheduleHugePresent({ engine, residents, start: now });
  advance(engine, now);
  return engine;
}
