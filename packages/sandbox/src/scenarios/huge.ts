import type { Database } from '../database/database';
import { advance, type Engine } from '../simulation/engine/engine';
import { startEngine } from '../simulation/engine/simulation';
import { addPeople } from './demo-people';
import { addHugeCluster } from './huge-cluster';
import { hugePresentMs, scheduleHugePresent } from './huge-present';
import { addLargeExperiments } from './large';
import { addPast } from './past';

const day = 86_400_000;
const usualCount = 100_000;

type HugeInput = { db: Database; seed: number; now: number; experiments: number };

/**
 * More than any installation has: 100,000 experiments in one project (or as many as asked for), the
 * large experiments, 500 agents with some dozens of experiments on them. Almost all of it is
 * computed when it is read.
 */
export function startHuge({ db, seed, now, experiments }: HugeInput): Engine {
  addHugeCluster(db, { seed, now });
  const residents = addPeople(db, now);
  const projectId = residents.projects['self-supervised'];
  addPast({ db, seed, count: experiments || usualCount, end: now - 5 * day, residents });
  addLargeExperiments({
    db,
    seed,
    projectId,
    userId: residents.users.mkowalski ?? 1,
    end: now - day,
  });
  const engine = startEngine({ db, seed, now: now - hugePresentMs });
  scheduleHugePresent({ engine, residents, start: now });
  advance(engine, now);
  return engine;
}
