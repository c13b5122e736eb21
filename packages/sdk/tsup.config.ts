import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    calls: 'src/calls.ts',
    decode: 'src/decode.ts',
    model: 'src/model/index.ts',
    types: 'src/types.ts',
    operations: 'src/operations.ts',
  },
  format: 'esm',
  target: 'es2022',
  clean: true,
  // published without dependencies
  noExternal: [/.*/],
  // one file per entry cannot be a part of a composite project
  dts: { compilerOptions: { composite: false, incremental: false, customConditions: [] } },
});
