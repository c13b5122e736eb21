import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../core/files/make-folder';
import { indexFor, type PageFacts } from './base-path';
import { compress, type Encoding, precompressedEnding } from './representation';
import { isSourceMap } from './static-files';

type ExportInput = PageFacts & {
  directory: string;
  target: string;
  sourceMaps?: boolean | undefined;
};

/**
 * Writes the console into a folder for another web server, its pages adapted to the base path and
 * every file compressed. Keeps hashed files of earlier builds, so that open pages keep working. Leaves
 * out source maps by default.
 */
export async function exportSite(input: ExportInput): Promise<void> {
  const { directory, target, sourceMaps = false, ...facts } = input;
  await makeFolder(target);
  await cp(directory, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => sourceMaps || !isSourceMap(path),
  });
  const page = join(target, 'index.html');
  const html = Buffer.from(indexFor(await readFile(page, 'utf8'), facts));
  await writeFile(page, html);
  const encodings: Encoding[] = ['br', 'gzip'];
  for (const encoding of encodings) {
    await writeFile(
      `${page}${precompressedEnding[encoding]}`,
      await compress(html, encoding, 'thorough'),
    );
  }
}
