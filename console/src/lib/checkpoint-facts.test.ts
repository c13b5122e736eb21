import { expect, test } from 'vitest';
import { batchesOf, filesOf, locationOf, sizeOf } from './checkpoint-facts';

const uuid = '5e0f7b52-0c0b-4f4e-9f1c-0b1a2c3d4e5f';
test.each([
  [{ type: 's3', bucket: 'runs' }, `s3://runs/${uuid}`],
  [{ type: 's3', bucket: 'runs', prefix: 'team/a/' }, `s3://runs/team/a/${uuid}`],
  [{ type: 'gcs', bucket: 'runs' }, `gs://runs/${uuid}`],
  [{ type: 'shared_fs', host_path: '/mnt' }, `file:///mnt/${uuid}`],
  [{ type: 'shared_fs', host_path: '/mnt', storage_path: 'det' }, `file:///mnt/det/${uuid}`],
  [{ type: 'shared_fs', host_path: '/mnt', storage_path: '/data' }, `file:///data/${uuid}`],
  [{ type: 'azure', container: 'runs' }, undefined],
  [undefined, undefined],
])('the location of the files of %o', (storage, location) => {
  expect(locationOf(uuid, { checkpoint_storage: storage })).toBe(location);
});

test('files are listed by size, without folders', () => {
  const resources = { 'code/': 0, 'state.pkl': 30, 'a.bin': 7, 'b.bin': 7 };
  expect(filesOf({ resources }).map(({ name }) => name)).toEqual(['a.bin', 'b.bin', 'state.pkl']);
  expect(sizeOf({ resources })).toBe(44);
});

test('batches come from the training', () => {
  expect(batchesOf({ metadata: { steps_completed: 800 } })).toBe(800);
  expect(batchesOf({ metadata: {} })).toBeUndefined();
  expect(batchesOf({ metadata: null })).toBeUndefined();
});
