import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repository } from './contract';

type Import = { path: string; kind: string; external?: boolean };
type Built = {
  outputFiles: Array<{ path: string; contents: Uint8Array }>;
  metafile: { outputs: Record<string, { imports: Import[]; entryPoint?: string }> };
};
type Message = { text: string };
type Esbuild = { build(options: object): Promise<Built & { warnings: Message[] }> };

// the bundler of tsup
const fromTsup = createRequire(createRequire(import.meta.url).resolve('tsup'));
export const esbuild: Esbuild = fromTsup('esbuild');

const sources = `${repository}/packages/sdk/src`;

/** The gzip size of the minified files that a page loads for this program, file by file. */
export async function gzipBytes(program: string): Promise<number> {
  const files = await filesAtOnce(program, sources);
  return files.reduce((sum, contents) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/**
 * The minified files that a page loads for this program, without dynamic imports.
 * @param program imports modules of `folder`
 */
async function filesAtOnce(program: string, folder: string): Promise<Uint8Array[]> {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: program, resolveDir: folder, loader: 'ts' },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/',
    conditions: ['@trainyard/source'],
  });
  const atOnce = loadedAtOnce(metafile);
  return outputFiles
    .filter(({ path }) => atOnce.has(basename(path)))
    .map(({ contents }) => contents);
}

/** The file of the program and its static imports, without dynamic ones. */
function loadedAtOnce({ outputs }: Built['metafile']) {
  const files = Object.entries(outputs).map(([path, output]) => ({ name: basename(path), output }));
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const imports = files.find((file) => file.name === name)?.output.imports ?? [];
    for (const { path, kind } of imports) if (kind === 'import-statement') visit(basename(path));
  };
  for (const { name, output } of files) if (output.entryPoint === '<stdin>') visit(name);
  return seen;
}
