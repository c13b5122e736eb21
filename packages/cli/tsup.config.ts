import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Build = Parameters<Plugin['setup']>[0];

/**
 * Node's own modules are asked for where the code that needs them starts, not when the file is
 * read: the commands behind dynamic imports would have all of them loaded at every start.
 */
const lateBuiltins: Plugin = {
  name: 'late-builtins',
  setup(build) {
    const names = new Set(builtinModules);
    build.onResolve({ filter: /^(node:)?[a-z_/]+$/ }, ({ path, kind }) => {
      const name = path.replace(/^node:/, '');
      if (kind === 'require-call' || !names.has(name)) return undefined;
      return { path: name, namespace: 'late-builtin' };
    });
    build.onLoad({ filter: /.*/, namespace: 'late-builtin' }, ({ path }) => ({
      contents: `module.exports = require('node:${path}')`,
    }));
  },
};

/** A quarter of a megabyte for one format of `export`: who wants it installs it beside. */
const arrowBeside: Plugin = {
  name: 'arrow-beside',
  setup(build) {
    build.onResolve({ filter: /^apache-arrow$/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace: 'beside' },
    );
    build.onLoad({ filter: /.*/, namespace: 'beside' }, ({ path }) => ({
      contents: `module.exports = require('${path}')`,
    }));
  },
};

/** In the packed commands: the sandbox is handed in by whoever unpacks them. */
const sandboxFromOutside: Plugin = {
  name: 'sandbox-from-outside',
  setup(build) {
    build.onResolve({ filter: /^@trainyard\/sandbox(\/node)?$/ }, () => ({
      path: 'sandbox',
      namespace: 'from-outside',
    }));
    build.onLoad({ filter: /.*/, namespace: 'from-outside' }, () => ({
      contents: 'module.exports = unpackSandbox()',
    }));
  },
};

// modules behind a dynamic import start late; told that they are free of side effects, the
// bundler forgets to start the ones that only a barrel of re-exports leads to
const shared = {
  conditions: ['@trainyard/source'],
  ignoreAnnotations: true,
  legalComments: 'none' as const,
};

const sandboxEntry = `
  export * from '@trainyard/sandbox';
  export * from '@trainyard/sandbox/node';
`;

const lateImport = /\bimport\('\.\/([^']+)'\)/g;
// what starts at once; all that these import late is packed
const eager = ['src/run.ts', 'src/table.ts'];

/** An entry that gives each module that starts late by its name. */
function commandsEntry(): string {
  const sources = eager.map((path) => readFileSync(path, 'utf8')).join('\n');
  const names = new Set(Array.from(sources.matchAll(lateImport), ([, name]) => name));
  const rows = Array.from(names, (name) => `'${name}': () => import('./src/${name}')`);
  return `module.exports = { ${rows.join(', ')} };`;
}

type Packing = { build: Build; contents: string; plugins: Plugin[] };

/** The bundle of an entry as text: compressed, in letters that a string may hold. */
async function packed({ build, contents, plugins }: Packing): Promise<Code> {
  const { outputFiles } = await build.esbuild.build({
    ...shared,
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    define: { 'import.meta.url': 'bundleUrl' },
    plugins: [arrowBeside, ...plugins, lateBuiltins],
  });
  const code = outputFiles[0]?.contents ?? '';
  return {
    packed: brotliCompressSync(code).toString('base64'),
    hash: createHash('sha256').update(code).digest('hex').slice(0, 16),
  };
}

/**
 * Commands, SDK and sandbox lie in the file compressed, where they cost no time to read, and are
 * unpacked when a command needs them: Node reads all of a file's code before it runs a line.
 */
const packedCommands: Plugin = {
  name: 'packed-commands',
  setup(build) {
    build.onLoad({ filter: /\/cli\/src\/(run|table)\.ts$/ }, ({ path }) => ({
      contents: `import { unpacked } from 'packed-commands';\n${readFileSync(path, 'utf8').replace(lateImport, "unpacked('$1')")}`,
      loader: 'ts',
    }));
    build.onResolve({ filter: /^packed-commands$/ }, ({ path }) => ({ path, namespace: 'packed' }));
    build.onLoad({ filter: /.*/, namespace: 'packed' }, async () => {
      const commands = await packed({
        build,
        contents: commandsEntry(),
        plugins: [sandboxFromOutside],
      });
      const sandbox = await packed({ build, contents: sandboxEntry, plugins: [] });
      return { contents: unpacking({ commands, sandbox }), resolveDir: import.meta.dirname };
    });
  },
};

type Code = { packed: string; hash: string };

const unpacking = ({ commands, sandbox }: Record<'commands' | 'sandbox', Code>) => `
  import { startPacked } from './src/packed-code';
  const { url } = import.meta;
  const started = {};

  function unpackSandbox() {
    started.sandbox ??= startPacked({
      name: 'sandbox', url, ...${JSON.stringify(sandbox)}, given: { require, bundleUrl: url },
    });
    return started.sandbox;
  }

  export async function unpacked(name) {
    started.commands ??= startPacked({
      name: 'commands', url, ...${JSON.stringify(commands)},
      given: { require, bundleUrl: url, unpackSandbox },
    });
    return started.commands[name]();
  }
`;

// one file that needs nothing beside it: the workspace's own source and every dependency inside
export default defineConfig({
  entry: { trainyard: 'src/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  outExtension: () => ({ js: '.mjs' }),
  noExternal: [/.*/],
  splitting: false,
  minify: true,
  clean: true,
  removeNodeProtocol: false,
  esbuildPlugins: [arrowBeside, packedCommands, lateBuiltins],
  // Node's own modules are asked for by require
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  esbuildOptions: (options) => {
    Object.assign(options, shared);
  },
});
