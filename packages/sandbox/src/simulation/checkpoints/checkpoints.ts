import type { CheckpointState } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { trialsOf } from '../engine/engine';
import { trialSteps } from '../engine/timeline';
import type { Curve } from '../metrics/curve';
import { mix } from '../metrics/noise';
import { unmanagedRun } from '../metrics/posted';
import { curveFor } from '../metrics/reading';
import { allocationIdOf, type ExperimentRow, type Step, type TrialRow } from '../rows';
import { isCleaned, keptSteps, retentionOf, stepsToKeep } from './retention';

const gib = 2 ** 30;

/** Files of a checkpoint and their bytes. */
export function checkpointFiles(experiment: ExperimentRow, trial: TrialRow, batch: number) {
  const files = filesOf(curveFor(experiment, trial), batch);
  return Object.fromEntries(files) as Record<string, number>;
}

function filesOf({ facts, seed }: Curve, batch: number): Array<readonly [string, number]> {
  const size = (share: number, channel: number) =>
    Math.round(facts.modelGib * gib * share * (1 + (mix(seed, channel, batch) % 1000) / 1e6));
  const shards = Math.max(1, Math.ceil(facts.modelGib / 4));
  const model = Array.from({ length: shards }, (_, shard) => {
    const name = shards === 1 ? 'model.pt' : `model-${shard + 1}-of-${shards}.pt`;
    return [name, size(1 / shards, 210 + shard)] as const;
  });
  return [
    ['metadata.json', 28 + String(batch).length],
    ...model,
    ['optimizer.pt', size(2, 220)],
    ['scheduler.pt', 627],
  ];
}

/** Bytes of a checkpoint of a trial with this curve. */
export const bytesOf = (curve: Curve, batch: number): number =>
  filesOf(curve, batch).reduce((total, [, size]) => total + size, 0);

export const sizeOf = (files: Record<string, number>): number =>
  Object.values(files).reduce((total, size) => total + size, 0);

// the uuid encodes the trial and the batch, so that a checkpoint is found without a list
const parts = 4096;

/** The uuid of the checkpoint a trial wrote at a batch. */
export function checkpointUuid(seed: number, trialId: number, batch: number): string {
  const key = mix(mix(seed, 201, trialId), 202, batch);
  const hex = (value: number, digits: number) =>
    value.toString(16).padStart(digits, '0').slice(-digits);
  const mask = mix(key, 203);
  const hidden = hex((trialId ^ mask) & 0xffffff, 6) + hex((batch ^ (mask >>> 7)) & 0xffffff, 6);
  const middle = hex(mix(key, 204) % parts, 3);
  const last = hex(mix(key, 205) % parts, 3);
  return `${hex(key, 8)}-${hex(mix(key, 206), 4)}-4${middle}-${'89ab'[key % 4]}${last}-${hidden}`;
}

/** The trial and the batch of a checkpoint's uuid; undefined for an unknown one. */
export function readCheckpointUuid(seed: number, uuid: string) {
  const key = Number.parseInt(uuid.slice(0, 8), 16);
  const mask = mix(key, 203);
  const trialId = (Number.parseInt(uuid.slice(24, 30), 16) ^ mask) & 0xffffff;
  const batch = (Number.parseInt(uuid.slice(30, 36), 16) ^ (mask >>> 7)) & 0xffffff;
  if (checkpointUuid(seed, trialId, batch) !== uuid.toLowerCase()) return undefined;
  return { trialId, batch };
}

export type CheckpointView = {
  step: Step;
  uuid: string;
  state: CheckpointState;
  files: Record<string, number>;
  metadata: Record<string, unknown>;
  allocationId: string;
};

type Input = {
  db: Database;
  seed: number;
  experiment: ExperimentRow;
  trial: TrialRow;
  now: number;
};

/** Current checkpoints of a trial. Those not kept are deleted when the experiment ends. */
export function checkpointsOf(input: Input): CheckpointView[] {
  const { db, seed, experiment, trial, now } = input;
  const steps = trialSteps(trial, now).filter((step) => step.kind === 'checkpoint');
  const trials = () => trialsOf(db, experiment);
  const stepsKept = keptSteps({ experiment, trial, trials, steps, now });
  const ownViews = steps.map((step) => {
    const uuid = checkpointUuid(seed, trial.id, step.batch);
    const settled = stepsKept === null || stepsKept.has(step) ? 'STATE_COMPLETED' : 'STATE_DELETED';
    const row = db.checkpoints.get(uuid);
    return {
      step,
      uuid,
      state: row?.state ?? settled,
      files: row?.files ?? checkpointFiles(experiment, trial, step.batch),
      metadata: row?.metadata ?? { steps_completed: step.batch },
      allocationId: allocationIdOf(trial, step.run),
    };
  });
  const reported = db.checkpoints.size === 0 ? [] : reportedViews(input);
  return [...ownViews, ...reported];
}

function reportedViews({ db, trial }: Pick<Input, 'db' | 'trial'>): CheckpointView[] {
  return db.checkpoints
    .where(({ trialId }) => trialId === trial.id)
    .flatMap(({ id, state, files, metadata, batch, reported }) => {
      if (!reported) return [];
      const { at, allocationId } = reported;
      const run = trial.runs.at(-1) ?? unmanagedRun;
      const step: Step = { kind: 'checkpoint', batch, at, run };
      return { step, uuid: id, state, files: files ?? {}, metadata: metadata ?? {}, allocationId };
    });
}

/** Checkpoints that a runner reported, as steps of their trial. */
export const reportedSteps = (input: Pick<Input, 'db' | 'trial'>): Step[] =>
  reportedViews(input).map(({ step }) => step);

type Totals = { checkpointCount: number; checkpointSize: number };

type TotalsInput = { db: Database; experiment: ExperimentRow; now: number };

/** The checkpoints that an experiment keeps once it ended: their number and bytes. */
export function checkpointTotals(
  experiment: ExperimentRow,
  trials: TrialRow[],
  retention = retentionOf(experiment),
): Totals {
  const end = (experiment.endedAt ?? 0) + 8000;
  let [checkpointCount, checkpointSize] = [0, 0];
  for (const trial of trials) {
    const steps = trialSteps(trial, end).filter((step) => step.kind === 'checkpoint');
    for (const step of stepsToKeep({ experiment, trial, trials: () => trials, steps, retention })) {
      checkpointCount += 1;
      checkpointSize += sizeOf(checkpointFiles(experiment, trial, step.batch));
    }
  }
  return { checkpointCount, checkpointSize };
}

const totals = new WeakMap<ExperimentRow, { at: number; value: Totals }>();

/** The number and the bytes of an experiment's checkpoints; for an ended one the stored values. */
export function experimentTotals(input: TotalsInput): Totals {
  const ownTotals = writtenTotals(input);
  // most of the time none was changed or reported
  return input.db.checkpoints.size === 0 ? ownTotals : changedTotals(input, ownTotals);
}

function writtenTotals({ db, experiment, now }: TotalsInput): Totals {
  if (experiment.final && isCleaned(experiment, now)) return experiment.final;
  const cachedTotals = totals.get(experiment);
  if (cachedTotals?.at === now) return cachedTotals.value;
  const value = { checkpointCount: 0, checkpointSize: 0 };
  const trials = trialsOf(db, experiment);
  for (const trial of trials) {
    const steps = trialSteps(trial, now).filter((step) => step.kind === 'checkpoint');
    const input = { experiment, trial, trials: () => trials, steps, now };
    for (const step of keptSteps(input) ?? steps) {
      value.checkpointCount += 1;
      value.checkpointSize += sizeOf(checkpointFiles(experiment, trial, step.batch));
    }
  }
  totals.set(experiment, { at: now, value });
  return value;
}

function changedTotals({ db, experiment, now }: TotalsInput, ownTotals: Totals): Totals {
  let { checkpointCount, checkpointSize } = ownTotals;
  for (const row of db.checkpoints.all()) {
    const trial = db.trials.get(row.trialId);
    if (trial?.experimentId !== experiment.id) continue;
    const files = checkpointFiles(experiment, trial, row.batch);
    if (!row.reported && isKept({ db, experiment, trial, batch: row.batch, now })) {
      checkpointCount -= 1;
      checkpointSize -= sizeOf(files);
    }
    if (row.state === 'STATE_DELETED') continue;
    checkpointCount += 1;
    checkpointSize += sizeOf(row.files ?? files);
  }
  return { checkpointCount, checkpointSize };
}

type KeptInput = TotalsInput & { trial: TrialRow; batch: number };

function isKept({ db, experiment, trial, batch, now }: KeptInput): boolean {
  const steps = trialSteps(trial, now).filter((step) => step.kind === 'checkpoint');
  const trials = () => trialsOf(db, experiment);
  const stepsKept = keptSteps({ experiment, trial, trials, steps, now });
  return stepsKept === null || [...stepsKept].some((step) => step.batch === batch);
}
