import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', node: 'src/node.ts', v038: 'src/v038/index.ts' },
  format: ['esm', 'cjs'],
  // errors and stores are compared by identity, so both entries of one format share their chunks
  splitting: true,
  target: 'es2022',
  // `node:http` keeps its prefix, because Deno does not find it without
  removeNodeProtocol: false,
  clean: true,
  // the sdk and rbac are read in their published form, from their builds
  dts: { compilerOptions: { composite: false, incremental: false, customConditions: [] } },
});
