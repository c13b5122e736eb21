import type { ExperimentState } from '@trainyard/sdk/types';
import type { Database } from '../database';
import { finalFigures } from '../simulation/figures';
import { mix, pick, uniform, uuidOf } from '../simulation/noise';
import type { ExperimentRow, FinalFigures, Settings } from '../simulation/rows';
import { ideas } from './demo-ideas';
import type { Residents } from './demo-people';
import { settingsOf } from './demo-settings';
import { pastRun, pastTrial } from './past-trial';

type PastInput = {
  db: Database;
  seed: number;
  count: number;
  /** when the last of them started */
  end: number;
  residents: Residents;
};

const minute = 60_000;

/**
 * Adds that many finished experiments to a project. Their trials are made when somebody looks at
 * them, so that a hundred thousand cost little.
 */
export function addPast({ db, seed, count, end, residents }: PastInput) {
  if (count === 0) return;
  const kinds = settingsKinds(seed);
  const firstTrialId = db.trials.nextId();
  for (let reserved = 1; reserved < count; reserved++) db.trials.nextId();
  const userIds = Object.values(residents.users);
  const start = end - count * 11 * minute;
  const firstId = db.experiments.nextId();
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
    });
    db.experiments.insert(row);
  }
  db.trials.provide((id) => {
    const index = Number(id) - firstTrialId;
    if (index < 0 || index >= count) return undefined;
    const experiment = db.experiments.get(firstId + index);
    return experiment && pastTrial(experiment, Number(id));
  });
}

// short single trials in a few dozen kinds, a tenth of them failing
function settingsKinds(seed: number): [Settings, ...Settings[]] {
  const singles = ideas.filter((idea) => idea.searcher === 'single' && idea.domain !== 'speech');
  const kinds = Array.from({ length: 60 }, (_, index): Settings | undefined => {
    const variant = mix(seed, 604, index);
    const idea = singles[index % singles.length];
    if (!idea) return undefined;
    const fails = index % 10 === 9;
    return {
      ...settingsOf({ ...idea, length: 3.2 }, variant),
      validationPeriod: 400,
      checkpointPeriod: 800,
      maxRestarts: 0,
      trouble: fails ? { kind: 'connection', at: 0.1 + 0.8 * uniform(variant, 1), runs: 1 } : null,
    };
  }).flatMap((settings) => settings ?? []);
  const [first, ...rest] = kinds;
  if (!first) throw new Error('There is no idea of a single trial to make the past of.');
  return [first, ...rest];
}

type Made = {
  id: number;
  seed: number;
  settings: Settings;
  projectId: number;
  userId: number;
  startedAt: number;
  trialId: number;
};

const suffixes = ['a', 'b', 'lr2', 'wd0', 'ema', 'long', 'bf16'] as const;
const labelSets: readonly [string[], ...string[][]] = [
  [],
  ['nightly'],
  ['nightly', 'regression'],
  [],
];

/** One of them: what lists need at once, the rest when it is asked for. */
class PastExperiment implements ExperimentRow {
  readonly id: number;
  readonly seed: number;
  readonly settings: Settings;
  projectId: number;
  userId: number;
  name: string;
  description = '';
  labels: string[];
  notes = '';
  state: ExperimentState;
  archived: boolean;
  startedAt: number;
  endedAt: number | null;
  forkedFrom: number | null = null;
  resourcePool = 'a100-pool';
  weight = 1;
  priority = 42;
  maxSlots: number | null = null;
  trialIds: number[];
  #final: FinalFigures | null = null;

  constructor({ id, seed, settings, projectId, userId, startedAt, trialId }: Made) {
    this.id = id;
    this.seed = seed;
    this.settings = settings;
    this.projectId = projectId;
    this.userId = userId;
    this.startedAt = startedAt;
    this.trialIds = [trialId];
    const config = settings.entrypoint.split('/').at(-1) ?? 'run';
    this.name = `${config.replace('.yaml', '')}-${pick(seed, 605, suffixes)}-${id}`;
    this.labels = pick(seed, 606, labelSets);
    this.archived = uniform(seed, 607) < 0.05;
    const canceled = settings.trouble === null && uniform(seed, 608) < 0.08;
    this.state = settings.trouble ? 'STATE_ERROR' : canceled ? 'STATE_CANCELED' : 'STATE_COMPLETED';
    this.endedAt = pastRun(this).endedAt;
  }

  get jobId(): string {
    return uuidOf(this.seed, 1);
  }

  get final(): FinalFigures {
    // its trial is thrown away again: whoever looks at it gets one of its own
    this.#final ??= finalFigures({
      experiment: this,
      trials: this.trialIds.map((id) => pastTrial(this, id)),
      now: this.endedAt ?? 0,
    });
    return this.#final;
  }

  set final(figures: FinalFigures | null) {
    this.#final = figures;
  }
}
