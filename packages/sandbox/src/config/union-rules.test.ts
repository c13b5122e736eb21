import { describe, expect, test } from 'vitest';
import { configProblems } from './config-rules';

const single = { name: 'single', metric: 'loss', max_length: 100 };

/** Forms that the schemas of both releases (schemas/expconf/v0) allow. */
const valid: Readonly<Record<string, object>> = {
  'a length in batches': { searcher: { ...single, max_length: { batches: 1 } } },
  'a length without a unit': { searcher: single },
  'a random search without a unit': { searcher: { ...single, name: 'random', max_trials: 3 } },
  'a grid without a unit': { searcher: { ...single, name: 'grid' } },
  'an adaptive search without a unit': {
    searcher: { ...single, name: 'adaptive_asha', max_trials: 3 },
  },
  'a period of zero': { min_validation_period: { batches: 0 } },
  'no period': { min_checkpoint_period: null },
  'one image': { environment: { image: 'alpine' } },
  'an image for each kind of device': {
    environment: { image: { cpu: 'a', cuda: 'b', rocm: null } },
  },
  'an image under its old name': { environment: { image: { gpu: 'a' } } },
  'a list of variables': { environment: { environment_variables: ['A=1'] } },
  'variables for each kind of device': {
    environment: { environment_variables: { cpu: ['A=1'], cuda: [], rocm: null } },
  },
  ports: { environment: { ports: { web: 8080 } } },
  'a port of a proxy': { environment: { proxy_ports: [{ proxy_port: 8080, proxy_tcp: true }] } },
  'a pod without containers': { environment: { pod_spec: { spec: null } } },
  'an entrypoint as a text': { entrypoint: 'python3 train.py' },
  'an entrypoint as a list': { entrypoint: ['python3', 'train.py'] },
  'shared memory in bytes': { resources: { shm_size: 4096 } },
  'shared memory with a unit': { resources: { shm_size: '1.5 GiB' } },
  'a shared file system': {
    checkpoint_storage: { type: 'shared_fs', host_path: '/data', storage_path: 'checkpoints' },
  },
  'a path below the shared one': {
    checkpoint_storage: { type: 'shared_fs', host_path: '/data', storage_path: '/data/a/../b' },
  },
  's3 with an address of its own': {
    checkpoint_storage: { type: 's3', bucket: 'b', endpoint_url: 'http://localhost:9000' },
  },
  gcs: { checkpoint_storage: { type: 'gcs', bucket: 'b', prefix: 'p' } },
  azure: { checkpoint_storage: { type: 'azure', container: 'c', account_url: 'u' } },
  'a directory': { checkpoint_storage: { type: 'directory', container_path: '/out' } },
  'counts without a type': { checkpoint_storage: { save_trial_best: 0 } },
  'data of a shared file system': {
    data_layer: { type: 'shared_fs', container_storage_path: null },
  },
  'data with a cache': {
    data_layer: {
      type: 's3',
      bucket: 'b',
      bucket_directory_path: '/d',
      local_cache_container_path: '/c',
      local_cache_host_path: '/h',
    },
  },
  'a folder of the agent': { bind_mounts: [{ host_path: '/a', container_path: 'b' }] },
  'a device': { resources: { devices: [{ host_path: '/dev/x', container_path: '/dev/x' }] } },
  'a list with ranges': {
    hyperparameters: { layers: [1, { type: 'int', minval: 1, maxval: 2 }, 'x'] },
  },
};

/** Other forms, each with the words of its refusal. */
const invalid: Readonly<Record<string, [config: object, words: string]>> = {
  'a negative length without a unit': [
    { searcher: { ...single, max_length: -1 } },
    '<config>.searcher.max_length: must be >= 0 but found -1',
  ],
  'a text as a length': [
    { searcher: { ...single, max_length: '100' } },
    '<config>.searcher.max_length: expected object or integer or null, but got string',
  ],
  'a length of zero batches': [
    { searcher: { ...single, max_length: { batches: 0 } } },
    '<config>.searcher.max_length.batches: must be > 0 but found 0',
  ],
  'two units': [
    { min_validation_period: { batches: 1, records: 1 } },
    '<config>.min_validation_period: a length object must have one attribute named "batches", "records", or "epochs"',
  ],
  'a halving search without a unit': [
    { searcher: { ...single, name: 'async_halving', max_trials: 3, num_rungs: 2 } },
    '<config>.searcher.max_length: expected object or null, but got integer',
  ],
  'an image for an unknown device': [
    { environment: { image: { tpu: 'a' } } },
    '<config>.environment.image: is neither a string nor a map of cpu, cuda, or rocm to strings',
  ],
  'variables as numbers': [
    { environment: { environment_variables: { cpu: [1] } } },
    '<config>.environment.environment_variables: is neither a list of strings nor a map of cpu, cuda, or rocm to lists of strings',
  ],
  'a port as a text': [
    { environment: { ports: { web: '8080' } } },
    '<config>.environment.ports.web: expected integer, but got string',
  ],
  'a port of a proxy without its number': [
    { environment: { proxy_ports: [{ proxy_tcp: true }] } },
    '<config>.environment.proxy_ports[0]: proxy_port is a required property',
  ],
  'a pod with a name': [
    { environment: { pod_spec: { name: 'x' } } },
    '<config>.environment.pod_spec: pod Name is not a configurable option',
  ],
  'a size without a number': [
    { resources: { shm_size: 'much' } },
    '<config>.resources.shm_size: must be a valid memory size',
  ],
  'a field of another storage': [
    { checkpoint_storage: { type: 'gcs', bucket: 'b', host_path: '/x' } },
    '<config>.checkpoint_storage: additionalProperties "host_path" not allowed',
  ],
  'a path beside the shared one': [
    { checkpoint_storage: { type: 'shared_fs', host_path: '/data', storage_path: '/database' } },
    '<config>.checkpoint_storage: storage_path must either be a relative directory or a subdirectory of host_path',
  ],
  'a prefix that leaves the bucket': [
    { checkpoint_storage: { type: 's3', bucket: 'b', prefix: 'a/../b' } },
    '<config>.checkpoint_storage.prefix: prefix cannot contain /../',
  ],
  'two ways to sign in': [
    { checkpoint_storage: { type: 'azure', connection_string: 'a', credential: 'b' } },
    '<config>.checkpoint_storage: credential and connection_string must not both be set',
  ],
  'data without a type': [
    { data_layer: {} },
    `<config>.data_layer: is not an object where object["type"] is one of 'shared_fs', 's3', or 'gcs'`,
  ],
  'half a cache': [
    { data_layer: { type: 's3', bucket: 'b', local_cache_host_path: '/h' } },
    '<config>.data_layer: local_cache_container_path must be specified if local_cache_host_path is set',
  ],
  'a relative folder of the agent': [
    { bind_mounts: [{ host_path: 'a', container_path: '/b' }] },
    '<config>.bind_mounts[0].host_path: host_path must be an absolute path',
  ],
  'a mount on the working folder': [
    { bind_mounts: [{ host_path: '/a', container_path: '.' }] },
    '<config>.bind_mounts[0].container_path: container_path must not be "."',
  ],
  'a mount without a place': [
    { bind_mounts: [{ host_path: '/a' }] },
    '<config>.bind_mounts[0]: container_path is a required property',
  ],
  'an entrypoint of numbers': [
    { entrypoint: ['python3', 1] },
    '<config>.entrypoint[1]: expected string, but got integer',
  ],
};

describe('a config is read with every form of its unions (public-reports PB2)', () => {
  test.each(Object.entries(valid))('%s', (_, config) => {
    expect(configProblems(config)).toEqual([]);
  });

  test.each(Object.entries(invalid))('%s is refused', (_, [config, words]) => {
    expect(configProblems(config)).toContain(words);
  });
});
