import { writeFile } from 'node:fs/promises';
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

const separateEntry = './v038-operations';

/**
 * The namespace `operations` of /v038 stays a separate file: as an object inside the entry,
 * bundlers would keep it for programs that call one function.
 */
const separateNamespace = {
  name: 'namespace-apart',
  setup({ onResolve }: Build) {
    onResolve({ filter: /^\.\.\/generated\/v038\/operations$/ }, ({ importer }) =>
      importer.endsWith('/v038/index.ts')
        ? { path: `${separateEntry}.js`, external: true }
        : undefined,
    );
  },
};

const yaml = resolve(createRequire(import.meta.url).resolve('yaml/package.json'), '..');

/** The YAML parser in the build that does not need Node. */
const yamlForAll = {
  name: 'yaml-for-all',
  setup({ onResolve }: Build) {
    onResolve({ filter: /^yaml$/ }, () => ({ path: resolve(yaml, 'browser/index.js') }));
  },
};

/** CommonJS is built from the other format, and the file extensions change with it. */
const endings: NonNullable<Options['plugins']>[number] = {
  name: 'endings',
  renderChunk(code) {
    if (this.format !== 'cjs') return undefined;
    return { code: code.replaceAll(`${separateEntry}.js`, `${separateEntry}.cjs`) };
  },
};

const entry = {
  index: 'src/index.ts',
  calls: 'src/calls.ts',
  decode: 'src/decode/index.ts',
  mask: 'src/mask/index.ts',
  logs: 'src/logs/index.ts',
  model: 'src/model/index.ts',
  types: 'src/types.ts',
  operations: 'src/operations.ts',
  v038: 'src/v038/index.ts',
  'v038-operations': 'src/generated/v038/operations.ts',
  testing: 'src/testing/index.ts',
  node: 'src/node/index.ts',
  flows: 'src/flows/index.ts',
  notebook: 'src/notebook/index.ts',
  query: 'src/query/index.ts',
  usage: 'src/usage/index.ts',
  yaml: 'src/yaml/index.ts',
};

/**
 * The declarations exist once, as CommonJS, which modules of both kinds may import; those of ES
 * modules re-export them.
 */
async function shareTypes() {
  for (const name of Object.keys(entry))
    await writeFile(`dist/${name}.d.ts`, `export * from './${name}.cjs';\n`);
}

// published without dependencies; /query names types of the program's own TanStack Query
const dependencies = { noExternal: [/^(?!@tanstack\/query-core$)/] };

export default defineConfig([
  {
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    clean: true,
    // code that two entries share becomes one chunk, and code loaded on demand its own, in both
    // formats
    splitting: true,
    ...dependencies,
    esbuildPlugins: [separateNamespace, yamlForAll],
    plugins: [endings],
    async onSuccess() {
      await mergeChunks('dist', 'index.js');
      await shareTypes();
    },
  },
  {
    // each view is a separate file, so that no name conflicts
    entry: {
      ...entry,
      schemas: 'src/generated/types.ts',
      wire: 'src/generated/wire.ts',
      'v038-schemas': 'src/generated/v038/types.ts',
      'v038-wire': 'src/generated/v038/wire.ts',
    },
    format: ['cjs'],
    ...dependencies,
    // one file per entry cannot be part of a composite project
    dts: {
      only: true,
      compilerOptions: { composite: false, incremental: false, customConditions: [] },
    },
  },
]);
