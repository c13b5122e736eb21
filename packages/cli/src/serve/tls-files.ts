import { createSecureContext } from 'node:tls';
import { UsageError } from '../core/option-values';
import { readOptionFile } from './option-file';

type Names = { cert?: string | undefined; key?: string | undefined };

/**
 * Reads the certificate (the whole chain, as PEM) and its key.
 * @throws UsageError in one sentence if one of them is missing, unreadable or does not match the
 *   other
 */
export function readTlsFiles({ cert, key }: Names): { cert: Buffer; key: Buffer } | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) {
    throw new UsageError('--cert and --key go together: a certificate and its key.');
  }
  const files = { cert: readOptionFile('cert', cert), key: readOptionFile('key', key) };
  try {
    createSecureContext(files);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${cert} and ${key} are not a certificate and its key: ${reason}`, {
      cause: error,
    });
  }
  return files;
}
