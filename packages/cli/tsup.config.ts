import { defineConfig } from 'tsup';

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
