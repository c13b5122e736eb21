import { batchesPerUnit, type Hyperparameter, readHyperparameter } from '@trainyard/sdk/model';
import type { LengthUnit, Searcher, Settings } from '../simulation/rows';
import type { Domain } from '../simulation/search/domain';
import { gridSize, type HyperparameterSpace, leafAt } from '../simulation/search/hyperparameters';
import { bracketsOf } from '../simulation/search/preview-search';
import { ladders, maxConcurrent } from './brackets';
import { type Json, listOf, numberOf, objectOf, textOf } from './json';
import { lengthOf, searcherLengthOf } from './length';

/** The search space of a full config, in the form of the simulation. */
export const spaceOf = (hyperparameters: Json): HyperparameterSpace =>
  Object.fromEntries(
    Object.entries(hyperparameters).map(([name, entry]) => [name, hyperparameterEntry(entry)]),
  );

function hyperparameterEntry(entry: unknown): Hyperparameter | HyperparameterSpace {
  return readHyperparameter(entry) ?? spaceOf(objectOf(entry));
}

/** Reads the simulation's settings from a submitted config: search space, lengths, speed. */
export function settingsFrom(config: Json): Settings {
  const hyperparameters = spaceOf(objectOf(config.hyperparameters));
  const resources = objectOf(config.resources);
  const searcher = searcherFrom(config, hyperparameters, unitOf);
  const seconds = (name: string, otherwise: number) =>
    1000 * constant(hyperparameters, name, otherwise);
  return {
    domain: domainOf(searcher.metric),
    hyperparameters,
    searcher,
    entrypoint: entrypointText(config.entrypoint),
    dataset: textOf(objectOf(config.data).dataset, 'training-set'),
    slotsPerTrial: numberOf(resources.slots_per_trial, 1),
    maxRestarts: numberOf(config.max_restarts, 5),
    schedulingUnit: numberOf(config.scheduling_unit, 100),
    validationPeriod: periodOf(config, 'min_validation_period'),
    checkpointPeriod: periodOf(config, 'min_checkpoint_period'),
    milestones: milestonesOf(searcher),
    batchMs: Math.max(1, seconds('training_batch_seconds', 0.06)),
    validationMs: Math.max(1, seconds('validation_seconds', 2.5)),
    checkpointMs: 900,
    pullMs: 1200,
    startMs: 2400,
    stopMs: 3000,
    killMs: 400,
    wrapUpMs: 0,
    verbose: false,
    profiled: objectOf(config.profiling).enabled === true,
    failure: null,
  };
}

// batches after which a custom search requests a validation
const milestonesOf = (searcher: Searcher): readonly number[] =>
  searcher.name === 'custom'
    ? []
    : [...new Set(bracketsOf(searcher).flatMap(({ lengths }) => lengths))];

const entrypointText = (entrypoint: unknown): string =>
  Array.isArray(entrypoint) ? entrypoint.join(' ') : textOf(entrypoint);

// by the metric's name, so that the reported values match it
function domainOf(metric: string): Domain {
  if (/wer|cer/.test(metric)) return 'speech';
  if (/perplex|bleu|rouge|token/.test(metric)) return 'language';
  return /map|iou|box/.test(metric) ? 'detection' : 'vision';
}

function constant(space: HyperparameterSpace, name: string, otherwise: number): number {
  const entry = leafAt(space, name);
  return entry?.type === 'const' && typeof entry.val === 'number' ? entry.val : otherwise;
}

/** The batches in one unit of a config; 32 records per batch unless the config sets it. */
function unitOf(config: Json, name: LengthUnit['name']): LengthUnit {
  const defaultBatches = name === 'epochs' ? numberOf(config.records_per_epoch, 32) / 32 : 1 / 32;
  return { name, batches: batchesPerUnit(config, name) ?? defaultBatches };
}

function periodOf(config: Json, key: string): number {
  const length = lengthOf(config[key]);
  if (!length || length.units === 0) return 0;
  return Math.max(1, Math.round(length.units * unitOf(config, length.unit).batches));
}

/** The searcher of a config with lengths in their original units. */
export const searcherInUnits = (config: Json): Searcher =>
  searcherFrom(config, spaceOf(objectOf(config.hyperparameters)), (_, name) => ({
    name,
    batches: 1,
  }));

function searcherFrom(config: Json, space: HyperparameterSpace, measure: typeof unitOf): Searcher {
  const searcher = objectOf(config.searcher);
  const length = searcherLengthOf(searcher.max_length) ?? {
    unit: customUnit(searcher.unit),
    units: customLength,
  };
  const unit = measure(config, length.unit);
  const shared = {
    metric: textOf(searcher.metric),
    smallerIsBetter: searcher.smaller_is_better !== false,
    maxLength: Math.max(1, Math.round(length.units * unit.batches)),
    unit,
    ...(searcher.stop_once === true && { stopOnce: true }),
  };
  const maxTrials = numberOf(searcher.max_trials, 1);
  const concurrent = numberOf(searcher.max_concurrent_trials, 16);
  const divisor = numberOf(searcher.divisor, 4);
  const flat = (name: Searcher['name'], trials: number): Searcher => ({
    ...shared,
    name,
    maxTrials: trials,
    maxConcurrentTrials: Math.min(maxConcurrent, concurrent > 0 ? concurrent : trials),
    rungs: 1,
    divisor,
  });
  switch (searcher.name) {
    case 'random':
      return flat('random', maxTrials);
    case 'grid':
      return flat('grid', gridSize(space));
    case 'custom':
      return flat('custom', 0);
    case 'adaptive_asha':
    case 'async_halving': {
      const brackets = ladders({ searcher, maxTrials, divisor, units: length.units, unit });
      const rungs = brackets[0]?.lengths.length ?? 1;
      return { ...flat(searcher.name, maxTrials), rungs, brackets };
    }
    default:
      return flat('single', 1);
  }
}

// the length for the curves of a custom search, which has none
const customLength = 1000;

const customUnit = (unit: unknown): LengthUnit['name'] =>
  unit === 'records' || unit === 'epochs' ? unit : 'batches';

/** The labels of a config: texts, each once. */
export const labelsOf = (config: Json): string[] =>
  listOf(config.labels).filter((label) => typeof label === 'string');
