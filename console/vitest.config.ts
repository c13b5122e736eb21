import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['@trainyard/source', 'module', 'import', 'default'];

export default defineConfig({
  resolve: { conditions, alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  ssr: { resolve: { conditions } },
  test: {
    name: 'console',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    // one set of modules for many files: reading the console anew for each takes longer than its tests
    isolate: false,
    // whole pages with a master behind them, on a machine that does other things too
    testTimeout: 40_000,
  },
});
