import { readFile, stat } from 'node:fs/promises';
import type { Encoding } from './compress';

/** Extensions of the copies that the build compresses, beside the file, where other web servers look too. */
export const precompressedEnding: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

type Original = { file: string; mtimeMs: number };

/** Returns the copy that the build compressed; null where it is missing or older than the file. */
export async function precompressedCopy(
  { file, mtimeMs }: Original,
  encoding: Encoding,
): Promise<Buffer | null> {
  const copy = `${file}${precompressedEnding[encoding]}`;
  const info = await stat(copy).catch(() => null);
  if (!info?.isFile() || info.mtimeMs < mtimeMs) return null;
  return readFile(copy);
}
