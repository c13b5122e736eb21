import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { badInput } from '../errors/errors';
import { readTar, type TarEntry } from './tar-reader';

/** A thing in an archive, with its bytes still to be read. */
export type ArchiveEntry = Omit<TarEntry, 'type'> & {
  /** inside the archive, without a leading or a closing slash */
  path: string;
  kind: 'file' | 'folder' | 'link';
};

/**
 * The entries of a compressed tar archive, one after the other; what of one is not read when the
 * next is asked for is passed over.
 * @throws ApiError of type `input` for a path that leads out of the folder it would be put in;
 *   the error of the stream for an archive that breaks off
 */
export async function* archiveEntries(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const unzipped = createGunzip();
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  // its failure is told by reading what it is piped into
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

// devices and pipes have no place in a model
const kinds: Record<string, ArchiveEntry['kind'] | undefined> = {
  0: 'file',
  1: 'link',
  2: 'link',
  5: 'folder',
  7: 'file',
};

/**
 * A path of an archive as one below the folder it is put in; empty for that folder itself.
 * @throws ApiError of type `input` for one that leads elsewhere
 */
export function safePath(path: string): string {
  const steps = path.split('/').filter((step) => step !== '' && step !== '.');
  const isBad = steps.some((step) => step === '..' || step.includes('\0'));
  if (isBad || path.startsWith('/') || /^[a-z]:|\\/i.test(osPath(path)))
    throw badInput(`The archive holds ${JSON.stringify(path)}, which leads out of its folder`);
  return steps.join('/');
}

// elsewhere a backslash is a letter like any other
const osPath = (path: string) => (process.platform === 'win32' ? path : '');
