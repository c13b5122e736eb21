import type { Experiment } from '../types';
import { isObject } from './own';

/** An experiment's config as sent: a free object without validation. */
export type Config = Readonly<Record<string, unknown>> | null | undefined;

const lengthUnits = ['batches', 'epochs', 'records'] as const;

/**
 * The training length of a trial. Without `unit` the number is in the unit of the training code, or
 * of the metric that a halving search of a 0.38 master counts time by.
 */
export type TrainingLength = {
  length: number;
  unit?: 'batches' | 'epochs' | 'records';
  /** `time_metric` of the config, '' if it has `max_time` alone */
  timeMetric?: string;
};

/** The searcher's name, `single` or `adaptive_asha`; undefined if the config has none. */
export function searcherName(config: Config): string | undefined {
  return text(section(config, 'searcher').name);
}

/** The validation metric of the searcher. */
export function searcherMetric(config: Config): string | undefined {
  return text(section(config, 'searcher').metric);
}

/** Returns true if lower values of the searcher's metric are better; true by default. */
export function smallerIsBetter(config: Config): boolean {
  return section(config, 'searcher').smaller_is_better !== false;
}

/** The maximum number of trials of the searcher; undefined for searchers without one. */
export function maxTrials(config: Config): number | undefined {
  return count(section(config, 'searcher').max_trials);
}

/**
 * The training length of each trial, in either form that a config has: `max_length` of `{ batches:
 * 3000 }` or a plain number, or `max_time` and `time_metric`, which a 0.38 master requires of
 * halving searches, and which counts if there are both.
 */
export function maxLength(config: Config): TrainingLength | undefined {
  const { max_length: value, max_time, time_metric } = section(config, 'searcher');
  const time = count(max_time);
  if (time !== undefined) {
    const unit = lengthUnits.find((each) => each === time_metric);
    return { length: time, ...(unit && { unit }), timeMetric: text(time_metric) ?? '' };
  }
  const plain = count(value);
  if (plain !== undefined) return { length: plain };
  for (const unit of lengthUnits) {
    const length = count(record(value)[unit]);
    if (length !== undefined) return { length, unit };
  }
  return undefined;
}

/**
 * Returns true if the experiment has a single trial and shows that trial's pages: its searcher is
 * `single`, or limited to one trial. The current number of trials does not matter.
 */
export function isSingleTrial(experiment: Pick<Experiment, 'config' | 'searcherType'>): boolean {
  const { config, searcherType } = experiment;
  return (searcherName(config) ?? searcherType) === 'single' || maxTrials(config) === 1;
}

/**
 * Returns true if the profiler measures the trials of a config; true unless it contains `profiling:
 * {enabled: false}`.
 */
export const isProfiled = (config: Config): boolean =>
  section(config, 'profiling').enabled !== false;

/** A section of a config; empty if it is missing or not an object. */
export function section(config: Config, name: string): Readonly<Record<string, unknown>> {
  return record(config?.[name]);
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

type FreeObject = Record<string, unknown>;

const renamed = [
  ['step_budget', 'budget'],
  ['steps_per_round', 'length_per_round'],
  ['max_steps', 'max_length'],
  ['target_trial_steps', 'max_length'],
] as const;
const periods = ['min_checkpoint_period', 'min_validation_period'] as const;

const defaultBatchesPerStep = 100;

/**
 * A copy of the config with lengths in steps, the unit of old masters, converted to batches; one
 * step is `batches_per_step` batches (100 by default), and that key is removed. Returns a config
 * without steps unchanged: with a plain `max_length` its plain periods have the same unit.
 */
export function upgradeConfig(config: Config): FreeObject {
  const { batches_per_step: perStep, ...rest } = config ?? {};
  const batchesPerStep = count(perStep) ?? defaultBatchesPerStep;
  const toBatches = (steps: number) => ({ batches: steps * batchesPerStep });
  const upgraded: FreeObject = { ...rest };
  if ('searcher' in rest) upgraded.searcher = upgradeSearcher(rest.searcher, toBatches);
  if (count(record(rest.searcher).max_length) !== undefined) return upgraded;
  for (const name of periods) {
    const steps = count(rest[name]);
    if (steps !== undefined) upgraded[name] = toBatches(steps);
  }
  return upgraded;
}

function upgradeSearcher(searcher: unknown, toBatches: (steps: number) => FreeObject): unknown {
  const upgraded: FreeObject = { ...record(searcher) };
  if (Object.keys(upgraded).length === 0) return searcher;
  for (const [oldName, newName] of renamed) {
    const steps = count(upgraded[oldName]);
    if (steps === undefined) continue;
    delete upgraded[oldName];
    upgraded[newName] = toBatches(steps);
  }
  return upgraded;
}
