import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  // the sdk is read in its published form, from its build
  dts: { compilerOptions: { composite: false, incremental: false, customConditions: [] } },
});
