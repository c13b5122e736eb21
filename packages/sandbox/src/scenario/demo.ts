import type { Database } from '../database';
import { advance, type Engine } from '../simulation/engine';
import { startEngine } from '../simulation/simulation';
import { addCluster } from './demo-cluster';
import { scheduleHistory } from './demo-history';
import { addPeople } from './demo-people';
import { presentCount, schedulePresent } from './demo-present';
import { letPeopleWork } from './demo-residents';

const day = 86_400_000;
const total = 120;

export type DemoInput = { db: Database; seed: number; now: number };

/**
 * A mid-sized team at work: six projects, 120 experiments of the past weeks in every state, some
 * of them live, and people who go on submitting more.
 */
export function startDemo({ db, seed, now }: DemoInput): Engine {
  addCluster(db, { seed, now });
  const residents = addPeople(db, now);
  // the past is lived through by the same rules as the present
  const engine = startEngine({ db, seed, now: now - 25 * day });
  scheduleHistory({ engine, residents }, { count: total - presentCount, start: now });
  schedulePresent({ engine, residents }, now);
  letPeopleWork({ engine, residents }, now);
  advance(engine, now);
  return engine;
}
