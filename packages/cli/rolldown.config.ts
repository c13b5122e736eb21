import { join } from 'node:path';
import { defineConfig } from 'rolldown';

// Builds `dist/trainyard.mjs` and the chunks it imports: a command loads its own code and shared
// parts
export default defineConfig({
  input: { trainyard: 'src/main.ts' },
  platform: 'node',
  transform: { target: 'node20' },
  preserveEntrySignatures: 'allow-extension',
  resolve: {
    conditionNames: ['@trainyard/source', 'node', 'import', 'default'],
    // as modules, of which only the used parts are bundled; its files for Node are CommonJS
    alias: { yaml: join(import.meta.dirname, '../sdk/node_modules/yaml/browser/dist/index.js') },
  },
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Node needs longer to open a file than to read it: each start loads few chunks
    codeSplitting: {
      groups: [
        {
          // loaded at every start. `main.ts` awaits the command, so no chunk may import it
          name: 'start',
          tags: ['$initial'],
          test: /src[\\/](?!main\.ts)/,
          priority: 3,
          includeDependenciesRecursively: false,
        },
        // loaded by every verb
        { name: 'core', test: /cli[\\/]src[\\/]core[\\/]run-verb\.ts$/, priority: 2 },
        {
          // the tables of actions and what asks them, without which no verb changes anything
          name: 'permissions',
          test: /packages[\\/](rbac|cli[\\/]src[\\/]nouns[\\/]people[\\/](can-subject|require-action|viewer))/,
          priority: 2,
          includeDependenciesRecursively: false,
        },
        {
          // `sdk/node` imports HTTP and TLS, which help and completion do not need; the rules of
          // ignored files run a CommonJS package when they load, which must not be part of a cycle
          name: 'shared',
          test: /packages[\\/](cli|sdk[\\/]src[\\/](?!node[\\/]|flows[\\/]ignore-rules))/,
          minShareCount: 6,
          priority: 1,
          includeDependenciesRecursively: false,
        },
      ],
    },
  },
});
