import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { badInput } from '../errors/errors';
import { readTar, type TarEntry } from './tar-reader';

/** An entry of an archive, with its content still unread. */
export type ArchiveEntry = Omit<TarEntry, 'type'> & {
  /** path inside the archive, without a leading or trailing slash */
  path: string;
  kind: 'file' | 'folder' | 'link';
};

/**
 * Yields the entries of a compressed tar archive, one after another; skips content that was not
 * read when the next entry is requested.
 * @throws ApiError of type `input` for a path outside the target folder; the error of the stream
 *   for an archive that breaks off
 */
export async function* archiveEntries(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const unzipped = createGunzip();
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  // reading the unzipped stream reports the failure
  pipeline(source, unzipped, signal ? { signal } : {}).catch(() => undefined);
  try {
    for await (const { path: written, type, target, ...entry } of readTar(unzipped)) {
      const kind = kinds[type];
      const path = safePath(written);
      if (kind && path !== '') yield { ...entry, path, kind, target };
    }
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  } finally {
    source.destroy();
  }
}

// devices and pipes are not valid in a model
const kinds: Record<string, ArchiveEntry['kind'] | undefined> = {
  0: 'file',
  1: 'link',
  2: 'link',
  5: 'folder',
  7: 'file',
};

/**
 * Converts a path of an archive to one below the target folder; empty for that folder itself.
 * @throws ApiError of type `input` for one outside of it
 */
export function safePath(path: string): string {
  const steps = path.split('/').filter((step) => step !== '' && step !== '.');
  const isBad = steps.some((step) => step === '..' || step.includes('\0'));
  if (isBad || path.startsWith('/') || /^[a-z]:|\\/i.test(osPath(path)))
    throw badInput(`The archive holds ${JSON.stringify(path)}, which leads out of its folder`);
  return steps.join('/');
}

// on other systems a backslash is an ordinary character
const osPath = (path: string) => (process.platform === 'win32' ? path : '');
