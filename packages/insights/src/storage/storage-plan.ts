import { isFinished } from '@trainyard/sdk/model';
import type { Checkpoint } from '@trainyard/sdk/types';
import { bytesOf, type KeepRule, type Planned, planCleanUp } from '../checkpoints/clean-up-plan';
import { formatBytes, plural } from '../figures';
import type { CleanUpPolicy } from './policy';
import type { StorageExperiment, StorageSum } from './storage-tree';

const policyRules = ({ trialBest, trialLast, experimentBest }: CleanUpPolicy): KeepRule[] => [
  { scope: 'trial', best: trialBest, last: trialLast },
  { scope: 'experiment', best: experimentBest, last: 0 },
];

/**
 * Returns true if a policy keeps anything by its own numbers; otherwise it would delete everything.
 */
export const keepsSomething = ({ trialBest, trialLast, experimentBest }: CleanUpPolicy): boolean =>
  trialBest + trialLast + experimentBest > 0;

/**
 * Returns true if an experiment may lose a checkpoint. A running one continues from its checkpoints
 * and loses none, and neither does one with at most as many as are kept of a single trial.
 */
export const mayLose = (
  { state, checkpoints }: Pick<StorageExperiment, 'state' | 'checkpoints'>,
  { trialLast }: CleanUpPolicy,
): boolean => isFinished(state) && checkpoints > trialLast;

/** The checkpoints of one experiment that a policy deletes. */
export type ExperimentPlan = {
  experiment: StorageExperiment;
  going: Planned[];
  /** sums of `going` */
  sum: StorageSum;
  /** number kept because they are versions of a model */
  registered: number;
};

type PlanInput = {
  policy: CleanUpPolicy;
  /** uuids of checkpoints that are versions of a model */
  registered: ReadonlySet<string>;
  /** ms since 1970 */
  now: number;
};

const day = 86_400_000;

/** Plans the clean-up of one experiment from all of its checkpoints. */
export function planExperiment(
  experiment: StorageExperiment,
  checkpoints: readonly Checkpoint[],
  { policy, registered, now }: PlanInput,
): ExperimentPlan {
  const planned = isFinished(experiment.state)
    ? planCleanUp({
        checkpoints,
        registered,
        rules: policyRules(policy),
        smallerIsBetter: experiment.smallerIsBetter,
        ...(policy.spareDays > 0 ? { recentFrom: now - policy.spareDays * day } : {}),
      })
    : [];
  const going = planned.filter(({ keepReasons }) => keepReasons.length === 0);
  return {
    experiment,
    going,
    sum: { checkpoints: going.length, bytes: sumBytes(going) },
    registered: planned.filter(({ keepReasons }) => keepReasons.includes('registered')).length,
  };
}

type DryRunInput = PlanInput & { experiments: readonly StorageExperiment[] };

/**
 * Lists the experiments that may lose checkpoints, which a dry run reads, and plans the clean-up of
 * each.
 */
export const dryRunOf = ({ experiments, ...input }: DryRunInput) => ({
  experiments: experiments.filter((experiment) => mayLose(experiment, input.policy)),
  map: (experiment: StorageExperiment, checkpoints: readonly Checkpoint[]) =>
    planExperiment(experiment, checkpoints, input),
});

/** The plans of a dry run, those that free most first. */
export const sortByFreedBytes = (plans: readonly ExperimentPlan[]): ExperimentPlan[] =>
  plans.toSorted((one, other) => other.sum.bytes - one.sum.bytes);

const sumBytes = (planned: readonly Planned[]) =>
  planned.reduce((sum, { bytes }) => sum + bytes, 0);

type PlanSum = StorageSum & { experiments: number };

/** Sums of several plans; experiments that lose nothing do not count. */
export function sumPlans(plans: Iterable<ExperimentPlan>): PlanSum {
  const all: PlanSum = { bytes: 0, checkpoints: 0, experiments: 0 };
  for (const { sum } of plans) {
    if (sum.checkpoints === 0) continue;
    all.bytes += sum.bytes;
    all.checkpoints += sum.checkpoints;
    all.experiments += 1;
  }
  return all;
}

/** "Frees 1.2 TB: 310 checkpoints of 41 experiments". */
export const planText = ({ bytes, checkpoints, experiments }: PlanSum): string =>
  checkpoints === 0
    ? 'Frees nothing: every checkpoint stays'
    : `Frees ${formatBytes(bytes)}: ${plural(checkpoints, 'checkpoint')} of ${plural(experiments, 'experiment')}`;

export type TrialStorage = StorageSum & { trialId: number; going: StorageSum };

/** The checkpoints of an experiment by trial, the largest first; `going` are uuids of a plan. */
export function trialStorage(
  checkpoints: readonly Checkpoint[],
  going: ReadonlySet<string>,
): TrialStorage[] {
  const trials = new Map<number, TrialStorage>();
  for (const checkpoint of checkpoints) {
    const trialId = checkpoint.training.trialId ?? 0;
    const bytes = bytesOf(checkpoint);
    const trial = trials.get(trialId) ?? {
      ...{ trialId, bytes: 0, checkpoints: 0 },
      going: { bytes: 0, checkpoints: 0 },
    };
    trials.set(trialId, trial);
    for (const sum of going.has(checkpoint.uuid) ? [trial, trial.going] : [trial]) {
      sum.bytes += bytes;
      sum.checkpoints += 1;
    }
  }
  return [...trials.values()].sort((one, other) => other.bytes - one.bytes);
}
