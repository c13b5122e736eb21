import type { Experiment } from '../types';
import { isObject } from './own';

/** An experiment's config as sent: a free object without validation. */
export type Config = Readonly<Record<string, unknown>> | null | undefined;

/**
 * The training length of a trial. Without `unit` the number is in the unit of the training code.
 */
export type TrainingLength = { length: number; unit?: 'batches' | 'epochs' | 'records' };

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

/** The training length of each trial: `{ batches: 3000 }` or a plain number in the config. */
export function maxLength(config: Config): TrainingLength | undefined {
  const value = section(config, 'searcher').max_length;
  const plain = count(value);
  if (plain !== undefined) return { length: plain };
  for (const unit of ['batches', 'epochs', 'records'] as const) {
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
