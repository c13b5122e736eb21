import { gridProblems, hyperparameterProblems } from './hyperparameter-rules';
import { isObject, type Json, numberOf, objectOf } from './json';
import { lengthProblems } from './length';
import { findProblems, type Rule } from './rule';
import { searcherGaps, searcherProblems } from './searcher-rules';

const text: Rule = { kinds: ['string', 'null'] };
const flag: Rule = { kinds: ['boolean', 'null'] };
const integer: Rule = { kinds: ['integer', 'null'] };
const count: Rule = { kinds: ['integer', 'null'], min: 0 };
const number: Rule = { kinds: ['number', 'null'] };
const list: Rule = { kinds: ['array', 'null'] };
const object: Rule = { kinds: ['object', 'null'] };
const any: Rule = {};
const anyKeys = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, any]));

const storageTypes = ['shared_fs', 's3', 'gcs', 'azure', 'directory'];

const storage: Rule = {
  kinds: ['object', 'null'],
  keys: {
    ...anyKeys('access_key', 'account_url', 'bucket', 'checkpoint_path', 'connection_string'),
    ...anyKeys('container', 'container_path', 'credential', 'endpoint_url', 'prefix', 'host_path'),
    ...anyKeys('propagation', 'secret_key', 'storage_path', 'tensorboard_path', 'type', 'user'),
    save_experiment_best: count,
    save_trial_best: count,
    save_trial_latest: count,
  },
  check: (value, path) =>
    isObject(value) && value.type !== undefined && !storageTypes.includes(String(value.type))
      ? [
          `${path}: is not an object where object["type"] is one of 'shared_fs', 's3', 'gcs' or 'azure'`,
        ]
      : [],
};

const resources: Rule = {
  kinds: ['object', 'null'],
  keys: {
    agent_label: text,
    devices: list,
    max_slots: integer,
    native_parallel: flag,
    priority: { ...integer, min: 1, max: 99 },
    resource_pool: text,
    shm_size: { kinds: ['integer', 'string', 'null'] },
    slots: integer,
    slots_per_trial: count,
    weight: number,
  },
};

const environment: Rule = {
  kinds: ['object', 'null'],
  keys: {
    add_capabilities: list,
    drop_capabilities: list,
    environment_variables: { kinds: ['array', 'object', 'null'] },
    force_pull_image: flag,
    image: { kinds: ['string', 'object', 'null'] },
    pod_spec: object,
    ports: object,
    proxy_ports: list,
    registry_auth: object,
  },
};

const config: Rule = {
  kinds: ['object'],
  required: true,
  keys: {
    bind_mounts: list,
    checkpoint_policy: { kinds: ['string', 'null'], values: ['best', 'all', 'none'] },
    checkpoint_storage: storage,
    data: object,
    data_layer: object,
    debug: flag,
    description: text,
    entrypoint: { kinds: ['string', 'array', 'null'], items: { kinds: ['string'] } },
    environment,
    hyperparameters: { kinds: ['object', 'null'], check: hyperparameterProblems },
    internal: object,
    labels: { kinds: ['array', 'null'], items: { kinds: ['string'] } },
    max_restarts: count,
    min_checkpoint_period: { check: lengthProblems },
    min_validation_period: { check: lengthProblems },
    name: text,
    optimizations: object,
    pbs: object,
    perform_initial_validation: flag,
    profiling: object,
    project: text,
    records_per_epoch: integer,
    reproducibility: { kinds: ['object', 'null'], keys: { experiment_seed: count } },
    resources,
    scheduling_unit: { kinds: ['integer', 'null'], min: 1 },
    searcher: { kinds: ['object', 'null'], check: searcherProblems },
    security: object,
    slurm: object,
    tensorboard_storage: object,
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
