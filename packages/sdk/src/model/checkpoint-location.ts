import { type Config, section, text } from './config';

/**
 * Returns the location of a checkpoint's files as a URL to copy, from the `checkpoint_storage` of
 * its experiment's config: `s3://bucket/prefix/uuid`, `gs://bucket/uuid`, `file:///path/uuid`.
 * Undefined for kinds of storage without a URL, or when the config has no location.
 */
export function checkpointLocation(config: Config, uuid: string): string | undefined {
  const root = storageRoot(section(config, 'checkpoint_storage'));
  return root === undefined ? undefined : `${root.replace(/\/+$/, '')}/${uuid}`;
}

function storageRoot(storage: Readonly<Record<string, unknown>>): string | undefined {
  if (storage.type === 's3') return bucketAddress('s3', storage);
  if (storage.type === 'gcs') return bucketAddress('gs', storage);
  return storage.type === 'shared_fs' ? fileAddress(storage) : undefined;
}

function bucketAddress(scheme: string, storage: Readonly<Record<string, unknown>>) {
  const bucket = text(storage.bucket);
  const prefix = text(storage.prefix)?.replace(/^\/+/, '');
  return bucket && `${scheme}://${[bucket, prefix].filter(Boolean).join('/')}`;
}

function fileAddress(storage: Readonly<Record<string, unknown>>) {
  const hostPath = text(storage.host_path);
  const storagePath = text(storage.storage_path);
  if (storagePath?.startsWith('/')) return `file://${storagePath}`;
  return hostPath && `file://${[hostPath, storagePath].filter(Boolean).join('/')}`;
}
