import { writeYaml } from '@trainyard/sdk/yaml';
import type { ExperimentRow, Searcher, Settings } from './rows';
import type { Domain } from './search/domain';
import { type HyperparameterSpace, isHyperparameter } from './search/hyperparameters';

type Json = Record<string, unknown>;

/** The full config of an experiment, with all the defaults of the master. */
export const configOf = (experiment: ExperimentRow): Json =>
  experiment.submitted
    ? submittedConfig(experiment, experiment.submitted.config)
    : madeConfig(experiment);

// as submitted, with later changes
function submittedConfig(experiment: ExperimentRow, config: Json): Json {
  const { name, description, labels, retention } = experiment;
  const resources = partOf(config, 'resources');
  const { maxSlots, priority, weight, resourcePool } = experiment;
  return {
    ...config,
    name,
    labels,
    description: description === '' && config.description === null ? null : description,
    checkpoint_storage: { ...partOf(config, 'checkpoint_storage'), ...retention },
    resources: {
      ...resources,
      max_slots: maxSlots,
      priority: priority === defaultPriority ? resources.priority : priority,
      weight,
      resource_pool: resourcePool,
    },
  };
}

const partOf = (config: Json, name: string): Json => {
  const part = config[name];
  return typeof part === 'object' && part !== null ? { ...part } : {};
};

/** The default priority. */
export const defaultPriority = 42;

function madeConfig(experiment: ExperimentRow): Json {
  const { settings, retention } = experiment;
  return {
    bind_mounts: [],
    checkpoint_policy: 'best',
    checkpoint_storage: {
      ...storages[settings.domain],
      ...retention,
    },
    data: { dataset: settings.dataset },
    debug: false,
    description: experiment.description,
    entrypoint: settings.entrypoint,
    environment,
    hyperparameters: settings.hyperparameters,
    labels: experiment.labels,
    max_restarts: settings.maxRestarts,
    min_checkpoint_period: { batches: settings.checkpointPeriod },
    min_validation_period: { batches: settings.validationPeriod },
    name: experiment.name,
    optimizations,
    pbs: {},
    perform_initial_validation: false,
    profiling: {
      begin_on_batch: 0,
      enabled: settings.profiled ?? false,
      end_after_batch: null,
      sync_timings: true,
    },
    project: '',
    records_per_epoch: 0,
    reproducibility: { experiment_seed: experiment.seed % 2 ** 31 },
    resources: {
      devices: [],
      max_slots: experiment.maxSlots,
      native_parallel: false,
      priority: experiment.priority === defaultPriority ? null : experiment.priority,
      resource_pool: experiment.resourcePool,
      shm_size: null,
      slots_per_trial: settings.slotsPerTrial,
      weight: experiment.weight,
    },
    scheduling_unit: settings.schedulingUnit,
    searcher: searcherConfig(settings.searcher),
    slurm: {},
    workspace: '',
  };
}

/** The default images of trials. */
export const images = {
  cpu: 'registry.local/environments:py-3.10-cpu-2f9c1a7',
  cuda: 'registry.local/environments:py-3.10-cuda-11.8-2f9c1a7',
  rocm: 'registry.local/environments:py-3.10-rocm-5.6-2f9c1a7',
};
const environment = {
  add_capabilities: [],
  drop_capabilities: [],
  environment_variables: { cpu: [], cuda: ['NCCL_DEBUG=WARN'], rocm: [] },
  force_pull_image: false,
  image: images,
  pod_spec: null,
  ports: {},
  proxy_ports: [],
  registry_auth: null,
};

/** The image of trials. */
export const cudaImage = images.cuda;

const saved = { save_experiment_best: 0, save_trial_best: 1, save_trial_latest: 1 };

/** The checkpoint storage of the cluster. */
export const storage = { host_path: '/mnt/checkpoints', ...saved, type: 'shared_fs' };

/**
 * The storage of seeded experiments: two domains use buckets, from which a master serves files, the
 * others the cluster's folder, from which it does not.
 */
const submittedStorage = (domain: Domain): Json =>
  domain === 'vision' || domain === 'language'
    ? { bucket: 'trainyard-checkpoints', ...saved, type: domain === 'vision' ? 's3' : 'gcs' }
    : storage;

const storages: Readonly<Record<Domain, Json>> = {
  vision: {
    access_key: null,
    endpoint_url: null,
    prefix: null,
    secret_key: null,
    ...submittedStorage('vision'),
  },
  language: { prefix: null, ...submittedStorage('language') },
  detection: { propagation: 'rprivate', storage_path: null, ...storage },
  speech: { propagation: 'rprivate', storage_path: null, ...storage },
  probes: { propagation: 'rprivate', storage_path: null, ...storage },
};

export const optimizations = {
  aggregation_frequency: 1,
  auto_tune_tensor_fusion: false,
  average_aggregated_gradients: true,
  average_training_metrics: true,
  grad_updates_size_file: null,
  gradient_compression: false,
  mixed_precision: 'O0',
  tensor_fusion_cycle_time: 5,
  tensor_fusion_threshold: 64,
};

/** The searcher of a full config. */
export function searcherConfig(searcher: Searcher): Json {
  const common = {
    metric: searcher.metric,
    name: searcher.name,
    smaller_is_better: searcher.smallerIsBetter,
    source_checkpoint_uuid: null,
    source_trial_id: null,
  };
  const max_length = { batches: searcher.maxLength };
  const max_concurrent_trials = searcher.maxConcurrentTrials;
  const many = { ...common, max_concurrent_trials, max_length };
  const halving = { ...many, divisor: searcher.divisor, max_trials: searcher.maxTrials };
  switch (searcher.name) {
    case 'single':
      return { ...common, max_length };
    case 'grid':
      return many;
    case 'random':
      return { ...many, max_trials: searcher.maxTrials };
    case 'async_halving':
      return { ...halving, num_rungs: searcher.rungs, stop_once: false };
    case 'adaptive_asha':
      return {
        ...halving,
        bracket_rungs: [],
        max_rungs: searcher.rungs,
        mode: 'standard',
        stop_once: false,
      };
    case 'custom':
      return common;
  }
}

/** The config as submitted: without defaults, constants without an explicit type. */
export function originalConfigOf(experiment: ExperimentRow): string {
  const { settings, submitted, name, description, labels, resourcePool } = experiment;
  if (submitted) return submitted.text;
  const { head, tail } = permanentTextOf(settings);
  const names = writeYaml({
    name,
    ...(description && { description }),
    ...(labels.length > 0 && { labels }),
  });
  const resources = { resource_pool: resourcePool, slots_per_trial: settings.slotsPerTrial };
  return names + head + writeYaml({ resources }) + tail;
}

type PermanentText = { head: string; tail: string };

const permanentTexts = new WeakMap<Settings, PermanentText>();

// the unchangeable part is written once, because YAML is slow
function permanentTextOf(settings: Settings): PermanentText {
  const cachedText = permanentTexts.get(settings);
  if (cachedText) return cachedText;
  const { searcher } = settings;
  const head = writeYaml({
    entrypoint: settings.entrypoint,
    data: { dataset: settings.dataset },
    hyperparameters: plainSpace(settings.hyperparameters),
    searcher: {
      name: searcher.name,
      metric: searcher.metric,
      smaller_is_better: searcher.smallerIsBetter,
      max_length: { batches: searcher.maxLength },
      ...(searcher.maxTrials > 1 && { max_trials: searcher.maxTrials }),
      ...(searcher.name === 'async_halving' && { num_rungs: searcher.rungs }),
    },
  });
  const tail = writeYaml({
    min_validation_period: { batches: settings.validationPeriod },
    min_checkpoint_period: { batches: settings.checkpointPeriod },
    max_restarts: settings.maxRestarts,
    checkpoint_storage: submittedStorage(settings.domain),
  });
  permanentTexts.set(settings, { head, tail });
  return { head, tail };
}

/** A space as a user writes it: constants are plain values. */
function plainSpace(space: HyperparameterSpace): Json {
  return Object.fromEntries(
    Object.entries(space)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, entry]) => {
        if (!isHyperparameter(entry)) return [name, plainSpace(entry)];
        return [name, entry.type === 'const' ? entry.val : entry];
      }),
  );
}
