import { defineConfig } from 'vitest/config';

const conditions = ['@trainyard/source', 'module', 'import', 'default'];

/** Every operation against a mock server made from the contract: slower than the unit tests. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'contract',
    environment: 'node',
    include: ['test/contract/**/*.test.ts', 'test/packed/**/*.test.ts'],
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
});
