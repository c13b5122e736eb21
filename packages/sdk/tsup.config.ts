import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { mergeChunks } from './merge-chunks';

type Build = {
  onResolve(
    options: { filter: RegExp },
    onMatch: (found: { importer: string }) => { path: string; external?: true } | undefined,
  ): void;
};

const apart = './v038-operations';

/**
 * The namespace `operations` of /v038 stays a file: as an object inside the entry it would be kept by
 * the bundlers of those who call one function.
 */
const namespaceApart = {
  name: 'namespace-apart',
  setup({ onResolve }: Build) {
    onResolve({ filter: /^\.\/generated\/v038\/operations$/ }, ({ importer }) =>
      importer.endsWith('/v038.ts') ? { path: `${apart}.js`, external: true } : undefined,
    );
  },
};

const yaml = resolve(createRequire(import.meta.url).resolve('yaml/package.json'), '..');

/** The parser of YAML in the form that needs nothing of Node. */
const yamlForAll = {
  name: 'yaml-for-all',
  setup({ onResolve }: Build) {
    onResolve({ filter: /^yaml$/ }, () => ({ path: resolve(yaml, 'browser/index.js') }));
  },
};

/** CommonJS is made of the other format, and with it goes the ending of the file. */
const endings: NonNullable<Options['plugins']>[number] = {
  name: 'endings',
  renderChunk(code) {
    if (this.format !== 'cjs') return undefined;
    return { code: code.replaceAll(`${apart}.js`, `${apart}.cjs`) };
  },
};

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    calls: 'src/calls.ts',
    decode: 'src/decode.ts',
    mask: 'src/mask/index.ts',
    model: 'src/model/index.ts',
    types: 'src/types.ts',
    operations: 'src/operations.ts',
    v038: 'src/v038.ts',
    'v038-operations': 'src/generated/v038/operations.ts',
    testing: 'src/testing/index.ts',
    node: 'src/node/index.ts',
    flows: 'src/flows/index.ts',
    notebook: 'src/notebook/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  // what two entries share stands once, and what is loaded on demand apart, in both formats
  splitting: true,
  // published without dependencies; who exports to Arrow has it, as an optional peer
  noExternal: [/^(?!apache-arrow$)/],
  external: ['apache-arrow'],
  esbuildPlugins: [namespaceApart, yamlForAll],
  plugins: [endings],
  onSuccess: () => mergeChunks('dist', 'index.js'),
  // one file per entry cannot be a part of a composite project
  dts: { compilerOptions: { composite: false, incremental: false, customConditions: [] } },
});
