import { images, optimizations } from '../simulation/config';
import { entryOf, isObject, type Json, listOf, objectOf } from './json';
import { fullSearcher, withoutNulls } from './searcher-defaults';

const defaults = {
  add_capabilities: [],
  drop_capabilities: [],
  force_pull_image: false,
  pod_spec: null,
  ports: {},
  proxy_ports: [],
  registry_auth: null,
};

/** An environment with every field it can have, images and variables by kind of device. */
const fullEnvironment = (environment: Json): Json => ({
  ...defaults,
  ...withoutNulls(environment),
  environment_variables: variablesOf(environment.environment_variables),
  image: imageOf(environment.image),
});

function imageOf(image: unknown): Json {
  if (typeof image === 'string') return { cpu: image, cuda: image, rocm: image };
  return { ...images, ...(isObject(image) ? byDevice(image) : {}) };
}

function variablesOf(variables: unknown): Json {
  if (isObject(variables)) return { cpu: [], cuda: [], rocm: [], ...byDevice(variables) };
  const all = listOf(variables);
  return { cpu: all, cuda: all, rocm: all };
}

// `gpu` is an old word for cuda
function byDevice({ gpu, ...rest }: Json): Json {
  return withoutNulls({ ...(gpu !== undefined && { cuda: gpu }), ...rest });
}

type FullInput = {
  config: Json;
  /** where the cluster, or the workspace, keeps checkpoints */
  storage: Json;
  /** default for experiments without their own seed */
  experimentSeed: number;
  madeUpName: () => string;
};

// data_layer, internal, security and tensorboard_storage come from old configs and have no effect
/** A config with every possible field, as in answers. */
export function fullConfig({ config, storage, experimentSeed, madeUpName }: FullInput): Json {
  return {
    bind_mounts: listOf(config.bind_mounts).map(fullBindMount),
    checkpoint_policy: config.checkpoint_policy ?? 'best',
    checkpoint_storage: fullStorage(objectOf(config.checkpoint_storage), storage),
    data: config.data ?? {},
    debug: config.debug ?? false,
    description: config.description ?? null,
    entrypoint: config.entrypoint ?? null,
    environment: fullEnvironment(objectOf(config.environment)),
    hyperparameters: fullHyperparameters(objectOf(config.hyperparameters)),
    labels: [...new Set(listOf(config.labels))],
    max_restarts: config.max_restarts ?? 5,
    min_checkpoint_period: config.min_checkpoint_period ?? { batches: 0 },
    min_validation_period: config.min_validation_period ?? { batches: 0 },
    name: config.name || madeUpName(),
    optimizations: { ...optimizations, ...withoutNulls(objectOf(config.optimizations)) },
    pbs: config.pbs ?? {},
    perform_initial_validation: config.perform_initial_validation ?? false,
    profiling: { ...profiling, ...withoutNulls(objectOf(config.profiling)) },
    project: config.project ?? '',
    records_per_epoch: config.records_per_epoch ?? 0,
    reproducibility: {
      experiment_seed: objectOf(config.reproducibility).experiment_seed ?? experimentSeed,
    },
    resources: fullResources(objectOf(config.resources)),
    scheduling_unit: config.scheduling_unit ?? 100,
    searcher: isObject(config.searcher) ? fullSearcher(config.searcher) : null,
    slurm: config.slurm ?? {},
    workspace: config.workspace ?? '',
  };
}

const profiling = { begin_on_batch: 0, enabled: false, end_after_batch: null, sync_timings: true };

const resources = {
  devices: [],
  max_slots: null,
  native_parallel: false,
  priority: null,
  resource_pool: '',
  shm_size: null,
  slots_per_trial: 1,
  weight: 1,
};

// the label of agents and the slots of commands have no effect here
function fullResources({ agent_label, slots, ...rest }: Json): Json {
  return { ...resources, ...withoutNulls(rest) };
}

const fullBindMount = (mount: unknown): Json => ({
  propagation: 'rprivate',
  read_only: false,
  ...withoutNulls(objectOf(mount)),
});

const keptCounts = { save_experiment_best: 0, save_trial_best: 1, save_trial_latest: 1 };

const fieldsOf: Readonly<Record<string, Json>> = {
  shared_fs: { propagation: 'rprivate', storage_path: null },
  s3: { access_key: null, endpoint_url: null, prefix: null, secret_key: null },
  gcs: { prefix: null },
  azure: { account_url: null, connection_string: null, credential: null },
  directory: {},
};

// a storage of another type replaces the default one, except the numbers of checkpoints to keep
function fullStorage(storage: Json, base: Json): Json {
  const own = withoutNulls(storage);
  const beneath = withoutNulls(base);
  const isOther = own.type !== undefined && own.type !== beneath.type;
  const counts = Object.fromEntries(
    Object.entries(beneath).filter(([name]) => name.startsWith('save_')),
  );
  const merged: Json = { ...(isOther ? counts : beneath), ...own };
  return { ...keptCounts, ...entryOf(fieldsOf, merged.type), ...merged };
}

/** A search space whose constants, lists included, have an explicit type. */
const fullHyperparameters = (space: Json): Json =>
  Object.fromEntries(
    Object.entries(space).map(([name, value]) => [name, fullHyperparameter(value)]),
  );

function fullHyperparameter(value: unknown): unknown {
  if (!isObject(value)) return { type: 'const', val: value };
  return typeof value.type === 'string' ? withoutNullCount(value) : fullHyperparameters(value);
}

const withoutNullCount = ({ count, ...entry }: Json): Json =>
  count === null || count === undefined ? entry : { ...entry, count };
