import {
  count,
  flag,
  integer,
  number,
  object,
  positive,
  requiredText,
  text,
  texts,
} from './common-rules';
import { agentDevices, bindMounts, environment } from './environment-rules';
import { gridProblems, hyperparameterProblems } from './hyperparameter-rules';
import { isObject, type Json, numberOf, objectOf } from './json';
import { lengthProblems } from './length';
import { findProblems, type Rule } from './rule';
import { searcherGaps, searcherProblems } from './searcher-rules';
import { checkpointStorage, dataLayer, tensorboardStorage } from './storage-rules';

const resources: Rule = {
  kinds: ['object', 'null'],
  keys: {
    agent_label: text,
    devices: agentDevices,
    max_slots: integer,
    native_parallel: flag,
    priority: { ...integer, min: 1, max: 99 },
    resource_pool: text,
    shm_size: {
      kinds: ['integer', 'string', 'null'],
      pattern: [
        /^(?:[0-9]*[.])?[0-9]+ ?(?:(?:[kmgtp](?:i?b)?)|b)?$/i,
        'must be a valid memory size',
      ],
    },
    slots: integer,
    slots_per_trial: count,
    weight: number,
  },
};

const optimizations: Rule = {
  ...object,
  keys: {
    aggregation_frequency: positive,
    auto_tune_tensor_fusion: flag,
    average_aggregated_gradients: flag,
    average_training_metrics: flag,
    gradient_compression: flag,
    grad_updates_size_file: text,
    mixed_precision: { ...text, values: ['O0', 'O1', 'O2', 'O3'] },
    tensor_fusion_cycle_time: count,
    tensor_fusion_threshold: count,
  },
};

const profiling: Rule = {
  ...object,
  keys: { enabled: flag, begin_on_batch: count, end_after_batch: count, sync_timings: flag },
  check: (value, path) => {
    const { begin_on_batch: begin, end_after_batch: end } = objectOf(value);
    return typeof begin === 'number' && typeof end === 'number' && begin > end
      ? [`${path}: begin_on_batch must be less than or equal to end_after_batch`]
      : [];
  },
};

const config: Rule = {
  kinds: ['object'],
  required: true,
  keys: {
    bind_mounts: bindMounts,
    checkpoint_policy: { kinds: ['string', 'null'], values: ['best', 'all', 'none'] },
    checkpoint_storage: checkpointStorage,
    data: object,
    data_layer: dataLayer,
    debug: flag,
    description: text,
    entrypoint: { kinds: ['string', 'array', 'null'], items: requiredText },
    environment,
    hyperparameters: { kinds: ['object', 'null'], check: hyperparameterProblems },
    internal: object,
    labels: texts,
    max_restarts: count,
    min_checkpoint_period: { check: lengthProblems },
    min_validation_period: { check: lengthProblems },
    name: text,
    optimizations,
    pbs: object,
    perform_initial_validation: flag,
    profiling,
    project: text,
    records_per_epoch: integer,
    reproducibility: { kinds: ['object', 'null'], keys: { experiment_seed: count } },
    resources,
    scheduling_unit: positive,
    searcher: { kinds: ['object', 'null'], check: searcherProblems },
    security: {
      ...object,
      keys: { kerberos: { ...object, keys: { config_file: requiredText } } },
    },
    slurm: object,
    tensorboard_storage: tensorboardStorage,
    workspace: text,
  },
  check: (value) => (isObject(value) ? [...gridCheck(value), ...epochCheck(value)] : []),
};

const gridCheck = ({ searcher, hyperparameters }: Json): string[] =>
  objectOf(searcher).name === 'grid'
    ? gridProblems(hyperparameters, '<config>.hyperparameters')
    : [];

const counted = ['min_validation_period', 'min_checkpoint_period'] as const;

function epochCheck(value: Json): string[] {
  if (numberOf(value.records_per_epoch, 0) > 0) return [];
  const lengths = {
    ...Object.fromEntries(counted.map((name) => [name, value[name]])),
    'searcher.max_length': objectOf(value.searcher).max_length,
  };
  return Object.entries(lengths)
    .filter(([, length]) => typeof objectOf(length).epochs === 'number')
    .map(
      ([name]) =>
        `<config>.${name}: must specify the top-level records_per_epoch when this field is in terms of epochs`,
    );
}

/** Returns the problems of a config as written: its existing values must be valid. */
export const configProblems = (value: unknown): string[] =>
  findProblems(value, config, '<config>').sort();

/** The first key that does not exist in configs. */
export const firstUnknownKey = (value: Json): string | undefined =>
  Object.keys(value).find((key) => !Object.hasOwn(config.keys ?? {}, key));

/** Lists the settings that a config, filled with defaults, still lacks before it can run. */
export function configGaps(full: Json): string[] {
  const gaps = ['checkpoint_storage', 'name', 'searcher']
    .filter((key) => full[key] === null || full[key] === undefined)
    .map((key) => `<config>: ${key} is a required property`);
  const { searcher } = full;
  return [
    ...gaps,
    ...(isObject(searcher) ? searcherGaps(searcher, '<config>.searcher') : []),
  ].sort();
}
