import { expect, test } from 'vitest';
import { checkpointLocation } from './checkpoint-location';

test.each([
  [{ type: 's3', bucket: 'models' }, 's3://models/u1'],
  [{ type: 's3', bucket: 'models', prefix: '/team/a/' }, 's3://models/team/a/u1'],
  [{ type: 'gcs', bucket: 'models', prefix: null }, 'gs://models/u1'],
  [{ type: 'shared_fs', host_path: '/data', storage_path: '/shared/c' }, 'file:///shared/c/u1'],
  [{ type: 'shared_fs', host_path: '/data', storage_path: 'c' }, 'file:///data/c/u1'],
  [{ type: 'shared_fs', host_path: '/data/', storage_path: null }, 'file:///data/u1'],
  [{ type: 's3' }, undefined],
  [{ type: 'azure', container: 'c' }, undefined],
  [null, undefined],
])('%j is at %s', (storage, location) => {
  expect(checkpointLocation({ checkpoint_storage: storage }, 'u1')).toBe(location);
});
