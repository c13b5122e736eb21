import { defineConfig } from 'tsup';
import { entries } from './rolldown.config.mjs';

/** Builds the declarations. */
export default defineConfig({
  // each view is a separate file, so that no name conflicts
  entry: {
    ...entries,
    'v038-operations': 'src/generated/v038/operations.ts',
    schemas: 'src/generated/types.ts',
    wire: 'src/generated/wire.ts',
    'v038-schemas': 'src/generated/v038/types.ts',
    'v038-wire': 'src/generated/v038/wire.ts',
  },
  format: ['cjs'],
  // published without dependencies; /query names types of the program's own TanStack Query, and /v038
  // those of the other entry as one name, which the bundler would declare as values
  noExternal: [/^(?!@tanstack\/query-core$|@trainyard\/sdk\/)/],
  external: ['@trainyard/sdk/v038-types'],
  // one file per entry cannot be part of a composite project
  dts: {
    only: true,
    // the types of `client.raw`; the package has no dependencies
    resolve: ['openapi-fetch', 'openapi-typescript-helpers'],
    compilerOptions: {
      composite: false,
      incremental: false,
      customConditions: ['@trainyard/source'],
      moduleResolution: 'bundler',
    },
  },
});
