import { defineConfig } from 'vitest/config';

const conditions = ['@trainyard/source', 'module', 'import', 'default'];

/** The examples as people run them: programs, a page and notebooks, on the package as it is built. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'examples',
    environment: 'node',
    include: ['test/examples/**/*.test.ts'],
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
});
