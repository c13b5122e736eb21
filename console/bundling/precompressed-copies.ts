import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const maxQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Compresses each file at the highest level into a copy beside it, which web servers can send. */
export function precompressedCopies(): Plugin {
  return {
    name: 'trainyard-precompressed',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      for (const [name, file] of Object.entries(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!/\.(js|css|svg|json|webmanifest)$/.test(name) || content.byteLength < 1024) continue;
        const path = join(dir, name);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, maxQuality));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}
