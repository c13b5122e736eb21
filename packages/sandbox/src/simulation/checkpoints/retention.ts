import { trialSteps } from '../engine/timeline';
import { validatedAfter } from '../metrics/measured';
import { curveFor } from '../metrics/reading';
import { isBetter } from '../metrics/summary';
import type { ExperimentRow, Retention, Step, TrialRow } from '../rows';

const defaults: Retention = { save_experiment_best: 0, save_trial_best: 1, save_trial_latest: 1 };

type Steps = {
  experiment: ExperimentRow;
  trial: TrialRow;
  steps: Step[];
  /** all trials of the experiment: its best checkpoints are selected from all of them */
  trials: () => TrialRow[];
};

// a cleaning takes a while to delete files
const cleaningMs = 8000;

/** Returns true if the cleaning at an experiment's end is done. */
export const isCleaned = ({ endedAt }: ExperimentRow, now: number): boolean =>
  endedAt !== null && endedAt + cleaningMs <= now;

/** The remaining checkpoints; null while nothing was cleaned. */
export function keptSteps({ now, ...input }: Steps & { now: number }) {
  const { experiment, steps } = input;
  if (isCleaned(experiment, now)) return stepsToKeep(input);
  const { cleaned } = experiment;
  if (!cleaned || cleaned.at + cleaningMs > now) return null;
  const before = steps.filter((step) => step.at <= cleaned.at);
  const order = { retention: cleaned.to, until: cleaned.at };
  const keptBefore = stepsToKeep({ ...input, steps: before, ...order });
  return new Set(steps.filter((step) => step.at > cleaned.at || keptBefore.has(step)));
}

type Order = {
  retention?: Retention;
  /** ignores checkpoints written later */
  until?: number;
};

/**
 * The checkpoints of a trial that a cleaning keeps: its best by the searcher metric, its latest,
 * and those among the best of the whole experiment.
 */
export function stepsToKeep({ retention, until, ...input }: Steps & Order): Set<Step> {
  const { experiment, trial, steps } = input;
  const { save_experiment_best, save_trial_best, save_trial_latest } =
    retention ?? retentionOf(experiment);
  const latest = save_trial_latest > 0 ? steps.slice(-save_trial_latest) : [];
  const best = bestSteps({ experiment, trial, steps }).map(({ step }) => step);
  const toKeep = new Set([...best.slice(0, save_trial_best), ...latest]);
  if (save_experiment_best === 0) return toKeep;
  const options = {
    ...input,
    until: until ?? Number.POSITIVE_INFINITY,
    count: save_experiment_best,
  };
  const isAmongBest = bestOfAll(options);
  for (const step of best) if (isAmongBest(trial, step)) toKeep.add(step);
  return toKeep;
}

type RetentionInput = Pick<Steps, 'experiment' | 'trials'> & { until: number; count: number };

const placeOf = (trial: TrialRow, { batch }: Step) => `${trial.id}:${batch}`;

// every trial needs the same
const cachedPlaces = new WeakMap<ExperimentRow, { key: string; places: ReadonlySet<string> }>();

/** The best checkpoints of an experiment, among those of all its trials. */
function bestOfAll({ experiment, trials, until, count }: RetentionInput) {
  const all = trials();
  const key = `${until} ${count} ${all.length} ${experiment.endedAt}`;
  const last = cachedPlaces.get(experiment);
  const places = last?.key === key ? last.places : placesOfBest({ experiment, all, until, count });
  // a running one has other checkpoints the next time
  if (experiment.endedAt !== null) cachedPlaces.set(experiment, { key, places });
  return (trial: TrialRow, step: Step) => places.has(placeOf(trial, step));
}

type Among = { experiment: ExperimentRow; all: TrialRow[]; until: number; count: number };

function placesOfBest({ experiment, all, until, count }: Among): ReadonlySet<string> {
  const { smallerIsBetter } = experiment.settings.searcher;
  const end = Math.min(until, (experiment.endedAt ?? until) + cleaningMs);
  const ranked = all.flatMap((trial) => {
    const steps = trialSteps(trial, end).filter((step) => step.kind === 'checkpoint');
    return bestSteps({ experiment, trial, steps }).map((entry) => ({ ...entry, trial }));
  });
  ranked.sort(betterFirst(smallerIsBetter));
  return new Set(ranked.slice(0, count).map(({ trial, step }) => placeOf(trial, step)));
}

/**
 * The current numbers of checkpoints that a cleaning keeps: a milder setting does not restore
 * deleted ones.
 */
export const retentionOf = ({ cleaned, retention, endedAt }: ExperimentRow): Retention =>
  cleaned && endedAt !== null && cleaned.at >= endedAt ? cleaned.to : (retention ?? defaults);

/** Records a request to clean: now, and with the same numbers from now on. */
export function cleanUp(experiment: ExperimentRow, retention: Retention, now: number) {
  const before = experiment.cleaned?.to ?? retentionOf(experiment);
  const min = (key: keyof Retention) => Math.min(before[key], retention[key]);
  experiment.retention = retention;
  experiment.cleaned = {
    at: now,
    to: isCleaned(experiment, now)
      ? {
          save_experiment_best: min('save_experiment_best'),
          save_trial_best: min('save_trial_best'),
          save_trial_latest: min('save_trial_latest'),
        }
      : retention,
  };
}

/** Those of the checkpoints whose searcher metric is known, the best first. */
function bestSteps({ experiment, trial, steps }: Omit<Steps, 'trials'>): Ranked[] {
  const { metric, smallerIsBetter } = experiment.settings.searcher;
  const curve = curveFor(experiment, trial);
  return steps
    .flatMap((step) => {
      const value = validatedAfter({ curve, trial, batch: step.batch }, metric);
      return value === null ? [] : [{ step, value }];
    })
    .sort(betterFirst(smallerIsBetter));
}

type Ranked = { step: Step; value: number };

const betterFirst =
  (smallerIsBetter: boolean) =>
  ({ value: left }: Ranked, { value: right }: Ranked): number => {
    if (isBetter({ value: left, than: right, smallerIsBetter })) return -1;
    return isBetter({ value: right, than: left, smallerIsBetter }) ? 1 : 0;
  };
