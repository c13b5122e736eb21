import { builtinModules } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

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

// modules behind a dynamic import start late; told that they are free of side effects, the
// bundler forgets to start the ones that only a barrel of re-exports leads to
const shared = {
  conditions: ['@trainyard/source'],
  ignoreAnnotations: true,
  legalComments: 'none',
} as const;

const sandboxEntry = `
  export * from '@trainyard/sandbox';
  export * from '@trainyard/sandbox/node';
`;

/**
 * The sandbox is as large as everything else together, and most commands never need it: it lies in
 * the file compressed, where it costs no time to read, and is unpacked by the commands that run it.
 */
const packedSandbox: Plugin = {
  name: 'packed-sandbox',
  setup(build) {
    build.onResolve({ filter: /^@trainyard\/sandbox(\/node)?$/ }, ({ path }) => ({
      path: path.replace('/node', ''),
      namespace: 'packed',
    }));
    build.onLoad({ filter: /.*/, namespace: 'packed' }, async () => {
      const { outputFiles } = await build.esbuild.build({
        ...shared,
        conditions: [...shared.conditions],
        stdin: { contents: sandboxEntry, resolveDir: import.meta.dirname },
        bundle: true,
        write: false,
        minify: true,
        format: 'cjs',
        platform: 'node',
        target: 'node20',
        plugins: [lateBuiltins],
      });
      const packed = brotliCompressSync(outputFiles[0]?.contents ?? '').toString('base64');
      return { contents: unpacking(packed), resolveDir: import.meta.dirname };
    });
  },
};

const unpacking = (packed: string) => `
  const { brotliDecompressSync } = require('node:zlib');
  const { compileFunction } = require('node:vm');
  const code = brotliDecompressSync(Buffer.from(${JSON.stringify(packed)}, 'base64')).toString();
  const names = ['exports', 'require', 'module'];
  compileFunction(code, names, { filename: 'trainyard-sandbox.cjs' })(exports, require, module);
`;

/** A quarter of a megabyte for one format of `export`: who wants it installs it beside. */
const arrowBeside: Plugin = {
  name: 'arrow-beside',
  setup(build) {
    build.onResolve({ filter: /^apache-arrow$/ }, ({ path }) => ({ path, external: true }));
  },
};

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
  esbuildPlugins: [arrowBeside, packedSandbox, lateBuiltins],
  // bundled CommonJS packages ask for Node's own modules by require
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  esbuildOptions: (options) => {
    Object.assign(options, shared);
  },
});
