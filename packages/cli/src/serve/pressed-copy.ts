import { readFile, stat } from 'node:fs/promises';
import type { Encoding } from './compress';

/** How the copy that the build pressed is called: beside the file, where other web servers look too. */
export const pressedEnding: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

type Original = { file: string; mtimeMs: number };

/** What the build pressed of a file; null where there is none, or one of an older file. */
export async function pressedCopy(
  { file, mtimeMs }: Original,
  encoding: Encoding,
): Promise<Buffer | null> {
  const copy = `${file}${pressedEnding[encoding]}`;
  const info = await stat(copy).catch(() => null);
  if (!info?.isFile() || info.mtimeMs < mtimeMs) return null;
  return readFile(copy);
}
