import { advance, type Engine, type EngineInput } from '../simulation/engine/engine';
import { startEngine } from '../simulation/engine/simulation';
import { addCluster } from './demo-cluster';
import { scheduleHistory } from './demo-history';
import { letPeopleWork } from './demo-long-running';
import { addNotes } from './demo-notes';
import { addPastUsage } from './demo-past-usage';
import { addPeople, type DemoIds } from './demo-people';
import { presentCount, schedulePresent } from './demo-present';
import { addRegistry } from './demo-registry';
import { scheduleTasks } from './demo-tasks';
import { addTemplates } from './demo-templates';
import { addPast } from './past';

const day = 86_400_000;
const total = 120;

/** The demo at its start, and its users. */
export type Demo = { engine: Engine; residents: DemoIds };

export type DemoInput = EngineInput & {
  /** additional finished experiments of long ago */
  experiments?: number;
  /** adds data that only a later release has */
  addMore?: (demo: Demo) => void;
};

/**
 * A mid-sized team at work: six projects, 120 experiments of the past weeks in every state, some of
 * them live, and users who keep submitting more.
 */
export function startDemo(input: DemoInput): Engine {
  const { db, seed, now, stopsTrials, experiments = 0, addMore } = input;
  addCluster(db, { seed, now });
  const residents = addPeople(db, now);
  addPast({ db, seed, count: experiments, end: now - 25 * day, residents });
  // three months of usage in all
  addPastUsage(db, { seed, from: now - 92 * day, to: now - 25 * day });
  // the past is simulated by the same rules as the present
  const engine = startEngine({ db, seed, now: now - 25 * day, stopsTrials });
  const author = { engine, residents, submitted: [] };
  scheduleHistory(author, { count: total - presentCount, start: now });
  schedulePresent(author, now);
  scheduleTasks(author, now);
  letPeopleWork(author, now);
  advance(engine, now);
  addRegistry({ engine, residents });
  addTemplates(db, residents);
  addNotes(db, residents, now);
  addMore?.({ engine, residents });
  return engine;
}
