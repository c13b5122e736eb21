import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../failure';
import type { Cli } from '../verb';
import { makeFolder } from './make-folder';

type Parts = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array>;
type Writing = {
  path: string;
  parts: Parts;
  signal: AbortSignal;
  /** permissions of a new file; those of the system by default */
  mode?: number | undefined;
};

/**
 * Writes a file completely or not at all: after a failure the old file remains. Creates missing
 * folders. Writes directly to a pipe or a device, and replaces a link to a file. Throws errors of
 * the parts or the disk.
 */
export async function writeCompleteFile({ path, parts, signal, mode }: Writing): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (stats !== undefined && !stats.isFile()) {
    await pipeline(Readable.from(parts), createWriteStream(path), { signal });
    return;
  }
  const half = `${path}.part`;
  await makeFolder(dirname(path));
  await rm(half, { force: true });
  try {
    const file = createWriteStream(half, { flags: 'wx', ...(mode === undefined ? {} : { mode }) });
    await pipeline(Readable.from(parts), file, { signal });
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

type Output = { name: string; bytes: Uint8Array; mode?: number };

/**
 * Writes a file into the folder of `--output-dir`, which is created when it does not exist, and
 * prints its path.
 * @throws Failure that names the file
 */
export async function writeOutput(cli: Cli, outputDir: string, { name, bytes, mode }: Output) {
  const folder = resolve(cli.system.cwd(), outputDir);
  const path = join(folder, name);
  try {
    await writeCompleteFile({ path, parts: [bytes], signal: cli.signal, mode });
  } catch (cause) {
    cli.signal.throwIfAborted();
    throw new Failure(`${path} cannot be written.`, { cause });
  }
  await cli.out.value('path', path);
}
