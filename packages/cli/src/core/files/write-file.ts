import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Writing = { path: string; parts: AsyncIterable<Uint8Array | string>; signal: AbortSignal };

/**
 * Writes a file whole or not at all: what fails half way leaves what was there before. A pipe or a
 * device is written as it comes. Throws what the parts or the disk throw.
 */
export async function writeFileWhole({ path, parts, signal }: Writing): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && !found.isFile()) {
    await pipeline(Readable.from(parts), createWriteStream(path), { signal });
    return;
  }
  const half = `${path}.part`;
  try {
    await pipeline(Readable.from(parts), createWriteStream(half), { signal });
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
