import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    calls: 'src/calls.ts',
    decode: 'src/decode.ts',
    model: 'src/model/index.ts',
    types: 'src/types.ts',
    operations: 'src/operations.ts',
    v038: 'src/v038.ts',
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
  // one file per entry cannot be a part of a composite project
  dts: { compilerOptions: { composite: false, incremental: false, customConditions: [] } },
});
