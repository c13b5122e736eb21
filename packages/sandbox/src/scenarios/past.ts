import type { Database } from '../database/database';
import { type Changes, trackSteadyExperiments } from '../simulation/engine/steady';
import { mix, uniform } from '../simulation/metrics/noise';
import type { Settings } from '../simulation/rows';
import { ideas } from './demo-ideas';
import type { DemoIds } from './demo-people';
import { settingsOf } from './demo-settings';
import { PastExperiment } from './past-experiment';
import { pastTrial } from './past-trial';

type PastInput = {
  db: Database;
  seed: number;
  count: number;
  /** start time of the last of them */
  end: number;
  residents: DemoIds;
};

const minute = 60_000;

/**
 * Adds that many finished experiments to a project. Their trials are created on reading, so that a
 * hundred thousand cost little.
 */
export function addPast({ db, seed, count, end, residents }: PastInput) {
  if (count === 0) return;
  const kinds = settingsKinds(seed);
  const firstTrialId = db.trials.nextId();
  for (let reserved = 1; reserved < count; reserved++) db.trials.nextId();
  const userIds = Object.values(residents.users);
  const start = end - count * 11 * minute;
  const firstId = db.experiments.nextId();
  const changes: Changes = { count: 0 };
  for (let index = 0; index < count; index++) {
    const own = mix(seed, 601, index);
    const id = firstId + index;
    const row = new PastExperiment({
      id,
      seed: own,
      settings: kinds[own % kinds.length] ?? kinds[0],
      projectId: residents.projects['detection-and-classification'],
      userId: userIds[mix(own, 602) % userIds.length] ?? 1,
      startedAt: Math.floor(start + (index + 0.9 * uniform(own, 603)) * 11 * minute),
      trialId: firstTrialId + index,
      changes,
    });
    db.experiments.insert(row);
  }
  trackSteadyExperiments(db, { changes, owns: (row) => row instanceof PastExperiment });
  db.trials.provide((id) => {
    const index = Number(id) - firstTrialId;
    if (index < 0 || index >= count) return undefined;
    const experiment = db.experiments.get(firstId + index);
    return experiment && pastTrial(experiment, Number(id));
  });
}

// short single trials of a few dozen kinds, a tenth of them failing
function settingsKinds(seed: number): [Settings, ...Settings[]] {
  const singles = ideas.filter((idea) => idea.searcher === 'single' && idea.domain !== 'speech');
  const kinds = Array.from({ length: 60 }, (_, index): Settings | undefined => {
    const variant = mix(seed, 604, index);
    const idea = singles[index % singles.length];
    if (!idea) return undefined;
    const fails = index % 10 === 9;
    return {
      ...settingsOf({ ...idea, length: 3.2 }, variant),
      schedulingUnit: 400,
      validationPeriod: 400,
      checkpointPeriod: 800,
      maxRestarts: 0,
      failure: fails ? { kind: 'connection', at: 0.1 + 0.8 * uniform(variant, 1), runs: 1 } : null,
    };
  }).flatMap((settings) => settings ?? []);
  const [first, ...rest] = kinds;
  if (!first) throw new Error('There is no idea of a single trial to make the past of.');
  return [first, ...rest];
}
