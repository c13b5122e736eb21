import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TarHeader } from 'modern-tar';
import { badInput, isApiError } from '../errors/errors';
import { checkedBytes, WrongArchive } from './wrong-archive';

/** An entry of an archive, with its content still unread. */
export type ArchiveEntry = {
  /** path inside the archive, without a leading or trailing slash */
  path: string;
  kind: 'file' | 'folder' | 'hardLink' | 'link';
  size: number;
  mode: number;
  /** seconds since 1970; undefined for a time that is not a date */
  mtime: number | undefined;
  /** where a link leads: seen from its folder, or for a hard link from that of the archive */
  target: string;
  content: AsyncIterable<Uint8Array>;
};

/**
 * Yields the entries of a compressed tar archive, one after another; skips content that was not
 * read when the next entry is requested.
 * @throws ApiError of type `input` for a path outside the target folder; WrongArchive for an answer
 *   that is none, or a damaged one; the error of the stream if it breaks off
 */
export async function* archiveEntries(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  // loaded on demand: most programs that connect to a master read no archive
  const [{ createGunzip }, { createTarDecoder }] = await Promise.all([
    import('node:zlib'),
    import('modern-tar'),
  ]);
  const unzipped = createGunzip();
  const broken: { cause?: unknown } = {};
  const source = Readable.from(checkedBytes(body, broken), { objectMode: false });
  const causeOf = (error: unknown) => {
    if (signal?.aborted) return signal.reason;
    if ('cause' in broken) return broken.cause;
    return isApiError(error) || error instanceof WrongArchive
      ? error
      : new WrongArchive(`The archive is damaged: ${textOf(error)}.`, { cause: error });
  };
  // reading the unzipped stream reports the failure
  pipeline(source, unzipped, signal ? { signal } : {}).catch(() => undefined);
  try {
    const bytes = Readable.toWeb(unzipped) as ReadableStream<Uint8Array<ArrayBuffer>>;
    for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true }))) {
      const { name, type = 'file', size, mode = 0o644, mtime, linkname: target = '' } = header;
      const kind = kinds[type];
      const path = safePath(name);
      const content = piecesOf(body, causeOf);
      if (kind && path !== '')
        yield { path, kind, size, mode, mtime: secondsOf(mtime), target, content };
      await body.cancel();
    }
  } catch (error) {
    throw causeOf(error);
  } finally {
    source.destroy();
  }
}

async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  causeOf: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for await (const piece of body) yield piece;
  } catch (error) {
    throw causeOf(error);
  }
}

const textOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** An archive can hold times that are not dates. */
function secondsOf(time: Date | undefined): number | undefined {
  const ms = time?.getTime() ?? 0;
  return Number.isNaN(ms) ? undefined : ms / 1000;
}

// devices and pipes are not valid in a model
const kinds: Partial<Record<NonNullable<TarHeader['type']>, ArchiveEntry['kind']>> = {
  file: 'file',
  link: 'hardLink',
  symlink: 'link',
  directory: 'folder',
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
