import { builtinModules } from 'node:module';
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
  esbuildPlugins: [lateBuiltins],
  // bundled CommonJS packages ask for Node's own modules by require
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  esbuildOptions: (options) => {
    options.conditions = ['@trainyard/source'];
    // modules behind a dynamic import start late; told that they are free of side effects, the
    // bundler forgets to start the ones that only a barrel of re-exports leads to
    options.ignoreAnnotations = true;
  },
});
