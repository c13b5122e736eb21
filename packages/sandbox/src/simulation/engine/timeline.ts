import { withPosted } from '../metrics/posted';
import type { Pace, RunRow, Step, TrialRow } from '../rows';

type Plan = { pace: Pace; startBatch: number; trainingAt: number };

/** The plan of a training run, or undefined before training. */
export function planOf(trial: TrialRow, run: RunRow): Plan | undefined {
  if (run.trainingAt === null) return undefined;
  return { pace: trial.pace, startBatch: run.startBatch, trainingAt: run.trainingAt };
}

type Span = { from: number; to: number };

// number of events of a period in (from, to]
function dueIn({ milestones }: Pace, period: number, { from, to }: Span): number {
  const regular = period > 0 ? Math.floor(to / period) - Math.floor(from / period) : 0;
  if (!milestones || from >= to) return regular;
  const others = milestones.filter((at) => at > from && at <= to && !isMultiple(at, period));
  return regular + others.length;
}

const isMultiple = (batch: number, period: number) => period > 0 && batch % period === 0;

const isDue = ({ milestones }: Pace, period: number, batch: number): boolean =>
  isMultiple(batch, period) || (milestones?.includes(batch) ?? false);

/** Returns true if a trial of this pace validates after that batch. */
export const isValidated = (pace: Pace, batch: number): boolean =>
  isDue(pace, pace.validationPeriod, batch);

/** Returns true if a trial of this pace saves a checkpoint after that batch. */
export const isSaved = (pace: Pace, batch: number): boolean =>
  isDue(pace, pace.checkpointPeriod, batch);

/** The next batch after which a trial reports. */
export function nextStop(pace: Pace, batch: number): number {
  const { unit, validationPeriod, checkpointPeriod, milestones } = pace;
  const after = (period: number) =>
    period > 0 ? (Math.floor(batch / period) + 1) * period : Number.POSITIVE_INFINITY;
  const next = Math.min(after(unit), after(validationPeriod), after(checkpointPeriod));
  return milestones ? Math.min(next, ...milestones.filter((at) => at > batch)) : next;
}

/** The time at which the batch is trained, including the validations and checkpoints before it. */
export function trainedAt({ pace, startBatch, trainingAt }: Plan, batch: number): number {
  const span = { from: startBatch, to: Math.max(batch - 1, startBatch) };
  return (
    trainingAt +
    (batch - startBatch) * pace.batchMs +
    dueIn(pace, pace.validationPeriod, span) * pace.validationMs +
    dueIn(pace, pace.checkpointPeriod, span) * pace.checkpointMs
  );
}

/** The end of the validation at this batch. */
export function validatedAt(plan: Plan, batch: number): number {
  const due = isValidated(plan.pace, batch);
  return trainedAt(plan, batch) + (due ? plan.pace.validationMs : 0);
}

/** The end of training, validation and checkpoint of this batch. */
export function doneAt(plan: Plan, batch: number): number {
  const due = isSaved(plan.pace, batch);
  return validatedAt(plan, batch) + (due ? plan.pace.checkpointMs : 0);
}

/** Batches trained by that time. */
export function batchesAt(plan: Plan, at: number): number {
  if (at <= plan.trainingAt) return plan.startBatch;
  let low = plan.startBatch;
  let high = plan.startBatch + Math.ceil((at - plan.trainingAt) / plan.pace.batchMs);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (trainedAt(plan, middle) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The occupation of a run at a time: after a batch it may validate, and then save a checkpoint. */
export function phaseAt(plan: Plan, at: number): Step['kind'] {
  const batch = batchesAt(plan, at);
  if (batch <= plan.startBatch) return 'training';
  if (isValidated(plan.pace, batch) && at <= validatedAt(plan, batch)) return 'validation';
  return isSaved(plan.pace, batch) && at <= doneAt(plan, batch) ? 'checkpoint' : 'training';
}

/** The time until which a run follows its plan: the stop request, its end, or now. */
export const cutOf = (run: RunRow, now: number): number =>
  Math.min(now, run.stoppingAt ?? run.endedAt ?? Number.POSITIVE_INFINITY);

type Kind = Step['kind'];

/** Steps of the plan up to a time, in order. Validations alone are created without the others. */
function planned(plan: Plan, run: RunRow, { until, kind }: { until: number; kind?: Kind }): Step[] {
  const { pace } = plan;
  const stops = kind === 'validation' ? { ...pace, unit: 0, checkpointPeriod: 0 } : pace;
  const steps: Step[] = [];
  for (let batch = nextStop(stops, plan.startBatch); ; batch = nextStop(stops, batch)) {
    const trained = trainedAt(plan, batch);
    if (trained > until) return steps;
    steps.push({ kind: 'training', batch, at: trained, run });
    const validated = validatedAt(plan, batch);
    if (isValidated(pace, batch) && validated <= until) {
      steps.push({ kind: 'validation', batch, at: validated, run });
    }
    const done = doneAt(plan, batch);
    if (isSaved(pace, batch) && done <= until) {
      steps.push({ kind: 'checkpoint', batch, at: done, run });
    }
  }
}

const graceful: ReadonlySet<string | null> = new Set([
  'completed',
  'waiting',
  'paused',
  'preempted',
  'canceled',
]);
const wrapUp = { training: 400, validation: 900, checkpoint: 1500 } as const;

// a run that stops regularly reports its progress and saves a checkpoint
function closing(plan: Plan, run: RunRow, steps: Step[]): Step[] {
  const { endBatch, stoppingAt, endedAt } = run;
  if (endBatch === null || stoppingAt === null || !graceful.has(run.exit)) return [];
  if (endBatch <= run.startBatch) return [];
  const reported = (kind: Step['kind']) =>
    steps.some((step) => step.kind === kind && step.batch === endBatch);
  const kinds: Array<Step['kind']> = ['training'];
  if (isValidated(plan.pace, endBatch)) kinds.push('validation');
  kinds.push('checkpoint');
  return kinds
    .filter((kind) => !reported(kind))
    .map((kind) => ({
      kind,
      batch: endBatch,
      at: Math.min(stoppingAt + wrapUp[kind], endedAt ?? Number.POSITIVE_INFINITY),
      run,
    }));
}

/** The steps that one run has reported so far; with a kind only those of that kind. */
export function runSteps(trial: TrialRow, run: RunRow, now: number, kind?: Kind): Step[] {
  const plan = planOf(trial, run);
  if (!plan) return [];
  const until = cutOf(run, now);
  const steps = planned(plan, run, kind ? { until, kind } : { until });
  return [...steps, ...closing(plan, run, steps).filter((step) => step.at <= now)];
}

/**
 * The steps that a trial has reported so far, in order. After a failure it continued from a
 * checkpoint: reports of the failed run beyond that batch no longer count.
 * @param kind limits the steps to one kind
 */
export function trialSteps(trial: TrialRow, now: number, kind?: Kind): Step[] {
  const steps = allSteps(trial, now, kind);
  return kind ? steps.filter((step) => step.kind === kind) : steps;
}

function allSteps(trial: TrialRow, now: number, kind?: Kind): Step[] {
  const simulated = trial.runs.flatMap((run, index) => {
    const steps = runSteps(trial, run, now, kind);
    const next = trial.runs[index + 1];
    return next ? steps.filter((step) => step.batch <= next.startBatch) : steps;
  });
  const posted = (trial.posted ?? []).filter(({ group }) => stepGroups.has(group));
  if (posted.length === 0) return simulated;
  return withPosted({ ...trial, posted }, simulated, (step, group) => step.kind === group);
}

// metrics of other groups are not workloads
const stepGroups: ReadonlySet<string> = new Set(['training', 'validation']);

/** Batches of the last checkpoint, from which a failed trial continues. */
export function lastCheckpointBatch(trial: TrialRow, now: number): number {
  return trialSteps(trial, now).findLast((step) => step.kind === 'checkpoint')?.batch ?? 0;
}
