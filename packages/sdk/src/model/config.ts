import type { Experiment } from '../types';
import { isObject } from './own';

/** An experiment's config as sent: a free object that nobody has checked. */
export type Config = Readonly<Record<string, unknown>> | null | undefined;

/** How long a trial trains. Without `unit` the number counts whatever the training code counts. */
export type TrainingLength = { length: number; unit?: 'batches' | 'epochs' | 'records' };

/** The searcher's name, `single` or `adaptive_asha`; nothing when the config does not say. */
export function searcherName(config: Config): string | undefined {
  return text(section(config, 'searcher').name);
}

/** The validation metric that the searcher looks at. */
export function searcherMetric(config: Config): string | undefined {
  return text(section(config, 'searcher').metric);
}

/** Whether lower values of the searcher's metric are better; so unless the config says no. */
export function smallerIsBetter(config: Config): boolean {
  return section(config, 'searcher').smaller_is_better !== false;
}

/** How many trials the searcher may make; nothing for searchers that do not say. */
export function maxTrials(config: Config): number | undefined {
  return count(section(config, 'searcher').max_trials);
}

/** How long each trial trains: `{ batches: 3000 }` or a plain number in the config. */
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
 * Whether the experiment is about one trial, and so shows that trial's pages: its searcher is
 * `single`, or may make one trial only. How many trials there are by now does not matter.
 */
export function isSingleTrial(experiment: Pick<Experiment, 'config' | 'searcherType'>): boolean {
  const { config, searcherType } = experiment;
  return (searcherName(config) ?? searcherType) === 'single' || maxTrials(config) === 1;
}

/** Whether the profiler measures the trials of a config; so unless it says `profiling: {enabled: false}`. */
export const isProfiled = (config: Config): boolean =>
  section(config, 'profiling').enabled !== false;

/** A part of a config; empty where it is missing or not an object. */
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
 * A copy of the config in which lengths in steps, the unit of old masters, are lengths in batches;
 * one step is `batches_per_step` batches (100 unless said), and that key goes. A config without
 * steps comes back as it was: with a plain `max_length` its plain periods count the same unit.
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
