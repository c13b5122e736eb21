import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Options } from 'tsup';

const imports = /^import (?:\{([^}]*)\} from )?"\.\/([^"]+)";\n/gm;
const exportsOf = /^export \{([^}]*)\};/m;
const importsOf = (text: string) =>
  [...text.matchAll(imports)].map(([, names = '', file = '']) => ({ names, file }));
const listOf = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

// Node needs longer to open a file than to run its code
/**
 * Writes these ES modules a second time, into `merged`, for Node: the many small files that an
 * entry loads at once become one file, `core.js`. Bundlers get the small ones, because they split
 * at files.
 */
export async function mergeChunks(folder: string, entry: string) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(join(folder, file), 'utf8'));
  const chunks = [...loadedBy(entry, texts)].filter((file) => file.startsWith('chunk-'));
  const all = join(folder, 'core.js');
  await writeFile(all, chunks.map((file) => reexport(file, chunks, texts)).join(''));
  const merged = join(folder, 'merged');
  await build({ ...core, entry: [all], outDir: merged });
  await rm(all);
  for (const [file, text] of texts)
    if (!chunks.includes(file)) await writeFile(join(merged, file), redirected(text, chunks));
}

const core: Options = {
  config: false,
  silent: true,
  format: 'esm',
  target: 'es2022',
  splitting: false,
  esbuildPlugins: [
    {
      name: 'on-demand-apart',
      setup(making) {
        making.onResolve({ filter: /^\.\// }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, external: true } : undefined,
        );
      },
    },
  ],
};

function loadedBy(file: string, texts: Map<string, string>, seen = new Set<string>()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of importsOf(texts.get(file) ?? '')) loadedBy(each.file, texts, seen);
  return seen;
}

// the same name may have another meaning in another chunk
const nameIn = (name: string, file: string, chunks: string[]) => `${name}$${chunks.indexOf(file)}`;

function reexport(file: string, chunks: string[], texts: Map<string, string>) {
  const names = listOf(exportsOf.exec(texts.get(file) ?? '')?.[1] ?? '').map((name) => {
    const outer = name.split(' as ').at(-1) ?? name;
    return `${outer} as ${nameIn(outer, file, chunks)}`;
  });
  return `export { ${names.join(', ')} } from './${file}';\n`;
}

/** Redirects imports of the small files to the one file. */
function redirected(text: string, chunks: string[]) {
  const taken = importsOf(text).filter(({ file }) => chunks.includes(file));
  if (taken.length === 0) return text;
  const names = taken.flatMap(({ names: list, file }) =>
    listOf(list).map((name) => {
      const [inner = name, local = inner] = name.split(' as ');
      return `  ${nameIn(inner, file, chunks)} as ${local}`;
    }),
  );
  const rest = text.replace(imports, (line, _names, file) => (chunks.includes(file) ? '' : line));
  return `import {\n${names.join(',\n')}\n} from "./core.js";\n${rest}`;
}
