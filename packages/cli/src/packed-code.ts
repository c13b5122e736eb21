import type { Stats } from 'node:fs';

// asked for here, and not by an import: `--version` needs none of them
const builtin = process.getBuiltinModule;

export type PackedCode = {
  /** what stack traces call it, as in `commands` */
  name: string;
  /** CommonJS code in ASCII: brotli, in base64 */
  packed: string;
  /** of the code, as made by the build: what was compiled from another text is never taken */
  hash: string;
  /** where the file lies that the code was packed in */
  url: string;
  /** what the code may call by name, besides `module` and `exports` */
  given: Record<string, unknown>;
  /** has work done when the process ends */
  atEnd?: (work: () => void) => void;
};

/**
 * Unpacks code, runs it and answers what it exports. What V8 compiled of it is kept in the person's
 * cache folder, as newer Nodes do by themselves, so that the next start has no code to read;
 * `NODE_DISABLE_COMPILE_CACHE=1` switches that off, as there.
 */
export function startPacked({
  name,
  packed,
  hash,
  url,
  given,
  atEnd = onExit,
}: PackedCode): unknown {
  const { Script } = builtin('node:vm');
  const code = builtin('node:zlib').brotliDecompressSync(Buffer.from(packed, 'base64'));
  const module = { exports: {} };
  const known = { ...given, exports: module.exports, module };
  const kept = keptFile(name, hash);
  const cachedData = kept && readOwn(kept);
  const script = new Script(
    `(function (${Object.keys(known).join(', ')}) {${code.toString('latin1')}\n})`,
    {
      filename: builtin('node:url').fileURLToPath(new URL(`${name}.cjs`, url)),
      ...(cachedData ? { cachedData } : {}),
    },
  );
  if (kept && (!cachedData || script.cachedDataRejected)) {
    // at the end, when what was needed is compiled too
    atEnd(() => keep(kept, script.createCachedData()));
  }
  script.runInThisContext()(...Object.values(known));
  return module.exports;
}

const onExit = (work: () => void) => void process.once('exit', work);

/** One for each text and each Node: V8 takes nothing from another version of itself. */
function keptFile(name: string, hash: string): string | undefined {
  const { NODE_DISABLE_COMPILE_CACHE, XDG_CACHE_HOME, HOME } = process.env;
  if (NODE_DISABLE_COMPILE_CACHE === '1') return undefined;
  const { join } = builtin('node:path');
  const cache = XDG_CACHE_HOME || cacheIn(HOME || homeFolder());
  const file = `${name}-${process.version}-${process.arch}-${hash}`;
  return cache && join(cache, 'trainyard', 'compiled', file);
}

const cacheIn = (home: string | undefined) => home && builtin('node:path').join(home, '.cache');

/** Somebody whom the system does not know, as in some containers, has none. */
function homeFolder(): string | undefined {
  try {
    return builtin('node:os').homedir();
  } catch {
    return undefined;
  }
}

/** What the person themself wrote there; code of anybody else would run in their name. */
function readOwn(path: string): Buffer | undefined {
  const { lstatSync, readFileSync } = builtin('node:fs');
  try {
    return isOwn(lstatSync(path)) ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

const isOwn = (file: Stats): boolean =>
  file.isFile() && (process.getuid === undefined || file.uid === process.getuid());

/** Writes it whole or not at all; a cache that cannot be written is none. */
function keep(path: string, data: Buffer): void {
  const { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } = builtin('node:fs');
  const { basename, dirname, join } = builtin('node:path');
  const folder = dirname(path);
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(draft, data, { mode: 0o600 });
    renameSync(draft, path);
    // of the same code, as it was before an update
    const prefix = basename(path).replace(/[^-]*$/, '');
    for (const file of readdirSync(folder))
      if (file.startsWith(prefix) && file !== basename(path)) rmSync(join(folder, file));
  } catch {
    // a folder that is read-only, a disk that is full: the next start takes as long as this one
  }
}
