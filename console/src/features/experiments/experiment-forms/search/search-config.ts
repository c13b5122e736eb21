import { atPaths } from '@trainyard/sdk/model';
import {
  count,
  type FreeObject,
  objectOf,
  type Source,
  sourceConfig,
} from '~/features/experiments/experiment-forms/copy/source-config';
import { hasLength, type SearchForm } from './search-form';
import { type SpaceRow, toHyperparameter } from './search-space';

type Search = { form: SearchForm; rows: readonly SpaceRow[] };

/** Returns the config of a search that is created from another experiment. */
export function searchConfig(source: Source, { form, rows }: Search): FreeObject {
  const config = sourceConfig(source);
  const isGrid = form.method === 'grid';
  return {
    ...config,
    name: form.name.trim(),
    searcher: toSearcher(objectOf(config.searcher), form),
    resources: {
      ...objectOf(config.resources),
      resource_pool: form.pool,
      slots_per_trial: Number(form.slotsPerTrial),
    },
    hyperparameters: atPaths(rows.map((row) => [row.path, toHyperparameter(row, isGrid)])),
  };
}

// keys of other searchers, which the master refuses
const others = ['max_trials', 'num_rungs', 'unit', 'budget', 'train_stragglers'];
const halvings = [
  'bracket_rungs',
  'stop_once',
  'max_rungs',
  'divisor',
  'mode',
  'max_time',
  'time_metric',
];

function toSearcher(source: FreeObject, form: SearchForm): FreeObject {
  // a length in the config of the source stays where the form has none: its code may need it
  const dropped = new Set([...others, ...halvings, ...(hasLength(form) ? ['max_length'] : [])]);
  const remainingEntries = Object.entries(source).filter(([key]) => !dropped.has(key));
  return {
    ...Object.fromEntries(remainingEntries),
    name: form.method,
    ...(form.method === 'grid' ? {} : { max_trials: Number(form.maxTrials) }),
    ...(hasLength(form) ? lengthOf(form) : {}),
    max_concurrent_trials: Number(form.maxConcurrentTrials),
    ...(form.method === 'adaptive_asha' ? halvingOf(source, form) : {}),
  };
}

function lengthOf({ maxLength, unit, lengthIn, timeMetric }: SearchForm): FreeObject {
  const length = Number(maxLength);
  if (lengthIn === 'metric') return { max_time: length, time_metric: timeMetric.trim() };
  return { max_length: unit === 'plain' ? length : { [unit]: length } };
}

const halvingOf = (source: FreeObject, { mode, stopOnce }: SearchForm): FreeObject => ({
  bracket_rungs: Array.isArray(source.bracket_rungs) ? source.bracket_rungs : [],
  stop_once: stopOnce,
  max_rungs: count(source.max_rungs) ?? 5,
  divisor: count(source.divisor) ?? 4,
  mode,
});

/** Number of trials of the search; of a grid one for each point, undefined if the config does not say. */
export function trialCount({ form, rows }: Search): number | undefined {
  if (form.method !== 'grid') return Number(form.maxTrials);
  const sizes = rows.map((row) => pointsOf(row));
  return sizes.reduce<number | undefined>(
    (all, size) => (all === undefined || size === undefined ? undefined : all * size),
    1,
  );
}

function pointsOf({ type, gridCount, min, max, source }: SpaceRow): number | undefined {
  if (type === 'const') return 1;
  if (type === 'categorical') return source.type === 'categorical' ? source.vals.length : undefined;
  const steps = Number(gridCount);
  if (gridCount.trim() === '' || !(steps >= 1)) return undefined;
  // a range of whole numbers has no more points than numbers
  return type === 'int' ? Math.min(steps, Number(max) - Number(min) + 1) : steps;
}
