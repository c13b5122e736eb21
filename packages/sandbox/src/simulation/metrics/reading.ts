import type { TrialState } from '@trainyard/sdk/types';
import {
  batchesAt,
  cutOf,
  doneAt,
  planOf,
  trainedAt,
  trialSteps,
  validatedAt,
} from '../engine/timeline';
import type { ExperimentRow, RunRow, TrialRow, TrialSummary } from '../rows';
import { type Curve, curveOf } from './curve';
import { handicapOf, ownFacts } from './own-facts';
import { groupFigures, summarize } from './summary';

const curves = new WeakMap<TrialRow, Curve>();

/** The curve of a trial. */
export function curveFor(experiment: ExperimentRow, trial: TrialRow): Curve {
  const cachedCurve = curves.get(trial);
  if (cachedCurve) return cachedCurve;
  // values that are reported stay as they are when the experiment is continued with another config
  const { submitted, settings } = trial.runs[0]?.ranWith ?? experiment;
  const { domain, searcher, hyperparameters } = settings;
  const curve = curveOf({
    domain,
    hparams: trial.hparams,
    seed: trial.seed,
    length: searcher.maxLength,
    modelGib: settings.modelGib,
    ...(submitted && {
      facts: ownFacts(settings),
      handicap: handicapOf(hyperparameters, trial.hparams),
      headStart: trial.warmStart?.batches ?? 0,
    }),
  });
  curves.set(trial, curve);
  return curve;
}

/** Summary of all reports of a trial so far; recomputed only when there are more. */
export function summaryFor(experiment: ExperimentRow, trial: TrialRow, now: number): TrialSummary {
  if (trial.summary?.closed) return trial.summary;
  const closed = trial.endedAt !== null && trial.endedAt <= now;
  const steps = trialSteps(trial, now);
  if (!closed && trial.summary?.steps === steps.length) return trial.summary;
  const { metric, smallerIsBetter } = experiment.settings.searcher;
  const curve = curveFor(experiment, trial);
  trial.summary = summarize({ curve, steps, metric, smallerIsBetter, closed });
  return trial.summary;
}

type Figures = ReturnType<typeof groupFigures>;
const figures = new WeakMap<TrialSummary, Figures>();

/** Count, last, max, min and sum of every reported metric of a trial so far, by group. */
export function figuresFor(experiment: ExperimentRow, trial: TrialRow, now: number): Figures {
  const summary = summaryFor(experiment, trial, now);
  const cachedFigures = figures.get(summary);
  if (cachedFigures) return cachedFigures;
  const folded = groupFigures(curveFor(experiment, trial), trial, now);
  figures.set(summary, folded);
  return folded;
}

/** The phase of an allocation at a time. */
export type RunPhase = 'QUEUED' | 'PULLING' | 'STARTING' | 'RUNNING' | 'TERMINATED';

export function phaseOf(run: RunRow, now: number): RunPhase {
  if (run.endedAt !== null && run.endedAt <= now) return 'TERMINATED';
  if (run.assignedAt === null || run.assignedAt > now) return 'QUEUED';
  if (run.pulledAt === null || run.pulledAt > now) return 'PULLING';
  if (run.runningAt === null || run.runningAt > now) return 'STARTING';
  return 'RUNNING';
}

/** The state sent for a trial: an active one shows the state of its allocation. */
export function shownTrialState(trial: TrialRow, now: number): TrialState {
  if (trial.state !== 'STATE_ACTIVE') return trial.state;
  const run = trial.runs.at(-1);
  const phase = run ? phaseOf(run, now) : 'QUEUED';
  return phase === 'TERMINATED' ? 'STATE_QUEUED' : `STATE_${phase}`;
}

/**
 * The state that the trial's own process reported last; '' before training. Only a trial class
 * reports it: a script with the Core API does not, unless it calls for it itself.
 */
export function runnerStateOf({ settings }: ExperimentRow, trial: TrialRow, now: number): string {
  if (trial.runnerState !== undefined) return trial.runnerState;
  if (!isTrialClass(settings.entrypoint)) return 'UNSPECIFIED';
  const last = trialSteps(trial, now).at(-1);
  const run = trial.runs.at(-1);
  const plan = run && planOf(trial, run);
  if (!run || !plan || now < plan.trainingAt) return last ? runnerWord(last.kind) : 'UNSPECIFIED';
  const cut = cutOf(run, now);
  if (cut < now) return last && last.at > cut ? runnerWord(last.kind) : 'checkpointing';
  const batch = batchesAt(plan, cut);
  if (batch > run.startBatch && cut < validatedAt(plan, batch)) return 'validating';
  if (batch > run.startBatch && cut < doneAt(plan, batch)) return 'checkpointing';
  return trainedAt(plan, batch) <= cut ? 'training' : 'UNSPECIFIED';
}

/** `model_def:MNistTrial`: the platform's own harness runs it. */
const isTrialClass = (entrypoint: string) => /^[\w.]+:\w+$/.test(entrypoint);

const runnerWord = (kind: 'training' | 'validation' | 'checkpoint') =>
  ({ training: 'training', validation: 'validating', checkpoint: 'checkpointing' })[kind];

/** Seconds in which a trial had slots. */
export function wallClockSeconds(trial: TrialRow, now: number): number {
  let total = 0;
  for (const { assignedAt, endedAt } of trial.runs) {
    if (assignedAt !== null) total += Math.max(0, Math.min(endedAt ?? now, now) - assignedAt);
  }
  return total / 1000;
}
