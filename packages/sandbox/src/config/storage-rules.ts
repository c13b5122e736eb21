import { any, count, freed, type Keys, object, requiredText, text, without } from './common-rules';
import { isObject, type Json } from './json';
import { byType, oneOf, type Rule } from './rule';

const savedCounts: Keys = {
  save_experiment_best: count,
  save_trial_best: count,
  save_trial_latest: count,
};

const absolute = (name: string): Rule => ({
  ...text,
  pattern: [/^\//, `${name} must be an absolute path`],
});

const prefix: Rule = {
  ...text,
  check: (value, path) =>
    typeof value === 'string' && value.split('/').includes('..')
      ? [`${path}: prefix cannot contain /../`]
      : [],
};

const texts = (...names: string[]): Keys => Object.fromEntries(names.map((name) => [name, text]));

const storage = (keys: Keys, check?: Rule['check']): Rule => ({
  keys: { type: any, ...keys, ...savedCounts },
  ...(check && { check }),
});

const sharedFs = storage(
  texts(
    ...['host_path', 'storage_path', 'propagation'],
    ...['container_path', 'checkpoint_path', 'tensorboard_path'],
  ),
  (value, path) =>
    isObject(value) && leaves(value)
      ? [`${path}: storage_path must either be a relative directory or a subdirectory of host_path`]
      : [],
);

// an absolute path below the other one, or a relative one that stays in it
function leaves({ host_path: host, storage_path: inner }: Json): boolean {
  if (typeof host !== 'string' || typeof inner !== 'string') return false;
  if (inner.startsWith('/')) return !`${normal(inner)}/`.startsWith(`${normal(host)}/`);
  return normal(inner).split('/')[0] === '..';
}

function normal(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return `${path.startsWith('/') ? '/' : ''}${parts.join('/')}`;
}

const s3 = storage({
  ...texts('access_key', 'bucket', 'endpoint_url', 'secret_key'),
  prefix,
});
const gcs = storage({ bucket: text, prefix });
const azure = storage(
  texts('account_url', 'connection_string', 'container', 'credential'),
  (value, path) =>
    isObject(value) &&
    typeof value.connection_string === 'string' &&
    typeof value.credential === 'string'
      ? [`${path}: credential and connection_string must not both be set`]
      : [],
);
const directory = storage({ container_path: requiredText });

/** Where checkpoints are kept; without a type, the fields of all types (checkpoint-storage.json). */
export const checkpointStorage: Rule = {
  ...object,
  keys: {
    ...Object.assign({}, ...[sharedFs, s3, gcs, azure].map(({ keys }) => freed(keys ?? {}))),
    user: any,
    ...savedCounts,
  },
  check: (value, path) =>
    isObject(value) && value.type !== undefined
      ? byType(
          { shared_fs: sharedFs, s3, gcs, azure, directory },
          `is not an object where object["type"] is one of 'shared_fs', 's3', 'gcs' or 'azure'`,
        )(value, path)
      : [],
};

/** A field of old configs without an effect (tensorboard-storage.json). */
export const tensorboardStorage: Rule = {
  ...object,
  check: oneOf(
    [sharedFs, s3, gcs].map((rule) => ({
      ...rule,
      keys: without(rule.keys ?? {}, ...Object.keys(savedCounts)),
    })),
    'this field is deprecated and will be ignored',
  ),
};

const cache: Keys = {
  local_cache_container_path: absolute('local_cache_container_path'),
  local_cache_host_path: absolute('local_cache_host_path'),
};
const bucket: Keys = { type: any, ...texts('bucket', 'bucket_directory_path'), ...cache };

function cacheProblems(value: unknown, path: string): string[] {
  if (!isObject(value)) return [];
  const [host, container] = ['local_cache_host_path', 'local_cache_container_path'];
  return [
    [host, container],
    [container, host],
  ].flatMap(([set = '', missing = '']) =>
    typeof value[set] === 'string' && typeof value[missing] !== 'string'
      ? [`${path}: ${missing} must be specified if ${set} is set`]
      : [],
  );
}

/** Where old trial classes read their data (data-layer.json). */
export const dataLayer: Rule = {
  ...object,
  check: byType(
    {
      shared_fs: {
        keys: {
          type: any,
          container_storage_path: absolute('container_storage_path'),
          host_storage_path: absolute('host_storage_path'),
        },
      },
      gcs: { keys: bucket, check: cacheProblems },
      s3: {
        keys: { ...bucket, ...texts('access_key', 'endpoint_url', 'secret_key') },
        check: cacheProblems,
      },
    },
    `is not an object where object["type"] is one of 'shared_fs', 's3', or 'gcs'`,
  ),
};
