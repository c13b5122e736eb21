import { zipSync } from 'fflate/browser';

export type ZipFile = { name: string; content: Uint8Array<ArrayBuffer> };

/** A zip archive with uncompressed files, all of the first date of the format. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map(({ name, content }) => [name, content])), {
    level: 0,
    mtime: new Date(1980, 0, 1),
  });
}
