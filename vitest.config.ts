import { defineConfig } from 'vitest/config';

// without 'module': what says so is for bundlers, and Node cannot run all of it
const conditions = ['@trainyard/source', 'import', 'default'];
const resolve = { conditions };
const ssr = { resolve: { conditions } };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'packages',
          environment: 'node',
          // one set of modules for many files: most of them hold tables and nothing that changes
          isolate: false,
          // thousands of recorded answers in one test, on a machine that does other things too
          testTimeout: 20_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      './console/vitest.config.ts',
    ],
  },
});
