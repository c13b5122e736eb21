import type { Checkpoint } from '@trainyard/sdk/types';

type FreeObject = Record<string, unknown>;

const objectOf = (value: unknown): FreeObject =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Batches trained when it was written; undefined if unknown. */
export function batchesOf({ metadata }: Pick<Checkpoint, 'metadata'>): number | undefined {
  const steps = metadata?.steps_completed;
  return typeof steps === 'number' ? steps : undefined;
}

/** Bytes of all its files. */
export const sizeOf = ({ resources }: Pick<Checkpoint, 'resources'>): number =>
  Object.values(resources).reduce((sum, bytes) => sum + bytes, 0);

type File = { name: string; size: number };

/** Its files, the smallest first, without folders. */
export const filesOf = ({ resources }: Pick<Checkpoint, 'resources'>): File[] =>
  Object.entries(resources)
    .filter(([name]) => !name.endsWith('/'))
    .map(([name, bytes]) => ({ name, size: bytes }))
    .sort((one, other) => one.size - other.size || one.name.localeCompare(other.name));

/**
 * The location of its files, by the storage of the experiment: `s3://bucket/…`, `gs://bucket/…`,
 * `file:///…`; undefined for another kind of storage.
 */
export function locationOf(uuid: string, experimentConfig: FreeObject | null | undefined) {
  const storage = objectOf(experimentConfig?.checkpoint_storage);
  const place = placeOf(storage);
  return place === undefined ? undefined : `${place.replace(/\/+$/, '')}/${uuid}`;
}

function placeOf(storage: FreeObject): string | undefined {
  const [bucket, prefix] = [textOf(storage.bucket), textOf(storage.prefix)];
  const inBucket = [bucket, prefix].filter(Boolean).join('/');
  if (storage.type === 's3') return `s3://${inBucket}`;
  if (storage.type === 'gcs') return `gs://${inBucket}`;
  return storage.type === 'shared_fs' ? sharedPlace(storage) : undefined;
}

function sharedPlace(storage: FreeObject): string {
  const [host, path] = [textOf(storage.host_path), textOf(storage.storage_path)];
  if (path.startsWith('/')) return `file://${path}`;
  return path === '' ? `file://${host}` : `file://${host}/${path}`;
}
