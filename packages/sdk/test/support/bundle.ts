import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { repository } from './contract';

type Esbuild = {
  build(options: object): Promise<{ outputFiles: Array<{ path: string; contents: Uint8Array }> }>;
};

// the bundler that tsup brings
const fromTsup = createRequire(createRequire(import.meta.url).resolve('tsup'));
const esbuild: Esbuild = fromTsup('esbuild');

/** Bytes of gzip of the code a page would load for this program, minified, without what it loads later. */
export async function gzipBytes(program: string): Promise<number> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: program, resolveDir: `${repository}/packages/sdk/src`, loader: 'ts' },
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/',
    conditions: ['@trainyard/source'],
  });
  // hashing where browsers offer none is loaded when it is needed
  const atOnce = outputFiles.filter(({ path }) => !path.startsWith('/sha2-'));
  return atOnce.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
