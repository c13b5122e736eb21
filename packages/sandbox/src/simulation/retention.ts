import { validatedAfter } from './measured';
import { curveFor } from './reading';
import type { ExperimentRow, Retention, Step, TrialRow } from './rows';
import { isBetter } from './summary';

const usual: Retention = { save_experiment_best: 0, save_trial_best: 1, save_trial_latest: 1 };

type Steps = { experiment: ExperimentRow; trial: TrialRow; steps: Step[] };

// what a cleaning takes away takes a while to be gone
const cleaningMs = 8000;

/** Whether the cleaning at an experiment's end is through. */
export const isCleaned = ({ endedAt }: ExperimentRow, now: number): boolean =>
  endedAt !== null && endedAt + cleaningMs <= now;

/** The checkpoints that are left by now; null while nothing was cleaned. */
export function keptSteps({ experiment, trial, steps, now }: Steps & { now: number }) {
  if (isCleaned(experiment, now)) return worthKeeping({ experiment, trial, steps });
  const { cleaned } = experiment;
  if (!cleaned || cleaned.at + cleaningMs > now) return null;
  const before = steps.filter((step) => step.at <= cleaned.at);
  const kept = worthKeeping({ experiment, trial, steps: before, retention: cleaned.to });
  return new Set(steps.filter((step) => step.at > cleaned.at || kept.has(step)));
}

/**
 * The checkpoints of a trial a cleaning spares: its best by the searcher metric and its latest. An
 * experiment's best are among the best of its trials, so each trial keeps one for that.
 */
export function worthKeeping({
  experiment,
  trial,
  steps,
  retention,
}: Steps & { retention?: Retention }): Set<Step> {
  const { save_experiment_best, save_trial_best, save_trial_latest } =
    retention ?? inForce(experiment);
  const best = Math.max(save_trial_best, Math.min(1, save_experiment_best));
  const latest = save_trial_latest > 0 ? steps.slice(-save_trial_latest) : [];
  return new Set([...bestSteps({ experiment, trial, steps }).slice(0, best), ...latest]);
}

// what is gone does not come back with a milder order
const inForce = ({ cleaned, retention, endedAt }: ExperimentRow): Retention =>
  cleaned && endedAt !== null && cleaned.at >= endedAt ? cleaned.to : (retention ?? usual);

/** Notes an order to clean: now, and by the same measure from now on. */
export function cleanUp(experiment: ExperimentRow, retention: Retention, now: number) {
  const before = experiment.cleaned?.to ?? inForce(experiment);
  const least = (key: keyof Retention) => Math.min(before[key], retention[key]);
  experiment.retention = retention;
  experiment.cleaned = {
    at: now,
    to: isCleaned(experiment, now)
      ? {
          save_experiment_best: least('save_experiment_best'),
          save_trial_best: least('save_trial_best'),
          save_trial_latest: least('save_trial_latest'),
        }
      : retention,
  };
}

/** Of these checkpoints those taken where the searcher metric is known, the best first. */
function bestSteps({ experiment, trial, steps }: Steps): Step[] {
  const { metric, smallerIsBetter } = experiment.settings.searcher;
  const curve = curveFor(experiment, trial);
  return steps
    .flatMap((step) => {
      const value = validatedAfter({ curve, trial, batch: step.batch }, metric);
      return value === null ? [] : [{ step, value }];
    })
    .sort(({ value: left }, { value: right }) => {
      if (isBetter({ value: left, than: right, smallerIsBetter })) return -1;
      return isBetter({ value: right, than: left, smallerIsBetter }) ? 1 : 0;
    })
    .map(({ step }) => step);
}
