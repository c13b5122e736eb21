import { defineConfig } from 'rolldown';

/** The modules that the package may be imported by. */
export const entries = {
  index: 'src/index.ts',
  calls: 'src/calls.ts',
  decode: 'src/decode/index.ts',
  mask: 'src/mask/index.ts',
  logs: 'src/logs/index.ts',
  model: 'src/model/index.ts',
  types: 'src/types.ts',
  operations: 'src/operations.ts',
  v038: 'src/v038/index.ts',
  'v038-types': 'src/v038/types.ts',
  testing: 'src/testing/index.ts',
  node: 'src/node/index.ts',
  flows: 'src/flows/index.ts',
  notebook: 'src/notebook/index.ts',
  query: 'src/query/index.ts',
  usage: 'src/usage/index.ts',
  yaml: 'src/yaml/index.ts',
};

/**
 * Builds the code, with that of other packages inside. What several entries share, or load on
 * demand, becomes a file of its own, because bundlers split programs at files.
 *
 * @param {'esm' | 'cjs'} format
 * @param {string} ending of the names of files
 */
const build = (format, ending) =>
  defineConfig({
    input: entries,
    cwd: import.meta.dirname,
    // not for Node alone: of packages with several builds, as the YAML parser, it takes the other
    platform: 'neutral',
    external: /^node:/,
    resolve: { conditionNames: ['import', 'default'], mainFields: ['module', 'main'] },
    transform: { target: 'es2022' },
    output: {
      dir: 'dist',
      format,
      entryFileNames: `[name].${ending}`,
      chunkFileNames: `[name]-[hash].${ending}`,
    },
  });

export default [build('esm', 'js'), build('cjs', 'cjs')];
