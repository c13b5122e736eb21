import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { badInput } from '../errors';

/** A thing in an archive, with its bytes still to be read, or drained by `resume`. */
export type ArchiveEntry = {
  /** inside the archive, without a leading or a closing slash */
  path: string;
  kind: 'file' | 'folder' | 'link';
  size: number;
  mode: number;
  mtime: Date | undefined;
  /** where a link points to, as it is written */
  target: string | undefined;
  content: Readable;
};

/**
 * The entries of a compressed tar archive, one after the other; each must be read before the next.
 * @throws ApiError of type `input` for a path that leads out of the folder it would be put in;
 *   the error of the stream for an archive that breaks off
 */
export async function* archiveEntries(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const entries = extract();
  const options = signal ? { signal } : {};
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  const reading = pipeline(source, createGunzip(), entries, options);
  // told by the loop below, which ends with the same error
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, type, size = 0, mode, mtime, linkname } = entry.header;
      const kind = kinds[type ?? 'file'];
      const content = Readable.from(entry);
      if (kind && safePath(name) !== '')
        yield {
          path: safePath(name),
          kind,
          size: kind === 'file' ? size : 0,
          mode: mode ?? 0o644,
          mtime,
          target: linkname ?? undefined,
          content,
        };
      if (!content.readableEnded) entry.resume();
    }
    await reading;
  } finally {
    source.destroy();
  }
}

// devices and pipes have no place in a model
const kinds: Record<string, ArchiveEntry['kind'] | undefined> = {
  file: 'file',
  'contiguous-file': 'file',
  directory: 'folder',
  symlink: 'link',
  link: 'link',
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
