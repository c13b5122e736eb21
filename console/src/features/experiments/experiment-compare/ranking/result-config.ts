import { isObject } from '@trainyard/sdk/model';

/** parts of a config that change no result: names, places, what is kept, how often it is tried */
const withoutEffect = new Set([
  'bind_mounts',
  'checkpoint_policy',
  'checkpoint_storage',
  'debug',
  'description',
  'hyperparameters',
  'integrations',
  'labels',
  'log_policies',
  'max_restarts',
  'min_checkpoint_period',
  'name',
  'pbs',
  'preemption_timeout',
  'profiling',
  'project',
  'reproducibility',
  'retention_policy',
  'slurm',
  'tensorboard_storage',
  'workspace',
]);

/** parts of `searcher` and `resources` that change the result of one trial */
const withEffect: Record<string, readonly string[]> = {
  searcher: ['max_length', 'max_time', 'source_checkpoint_uuid', 'source_trial_id'],
  resources: ['slots_per_trial', 'native_parallel'],
};

/** The top-level keys of a config that change the result of a trial, hyperparameters apart. */
export const hasEffect = (path: string): boolean => {
  const [key = '', inner = ''] = path.split('.');
  const inners = withEffect[key];
  return inners ? inners.includes(inner) : !withoutEffect.has(key);
};

// cached, because this runs again with each chunk of experiments that loads
const texts = new WeakMap<object, string>();

/**
 * Text of the parts of a config that change the result of a trial, apart from its hyperparameters.
 * A key that is unknown here counts, so that two runs are rather too unlike than too alike.
 */
export function configOfResult(config: Record<string, unknown> | null): string {
  if (!config) return textOf({});
  const text = texts.get(config) ?? textOf(config);
  texts.set(config, text);
  return text;
}

function textOf(config: Record<string, unknown>): string {
  const flat = (value: unknown, path: string): [string, unknown][] =>
    isObject(value) && Object.keys(value).length > 0
      ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
      : [[path, value]];
  const entries = flat(config, '').filter(([path]) => hasEffect(path));
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
