import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { partOf, sampleWithin } from './console/e2e/support/sample.ts';
import { sourceAlias } from './packages/ui/vite.aliases.ts';
import { chromiumPath } from './scripts/lib/chromium.mjs';

type Project = TestProjectInlineConfiguration;

/** Resolves the packages of the workspace by their sources. */
const resolveBy = (conditions: string[]): Pick<Project, 'resolve' | 'ssr'> => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
});

// without 'module': its files are for bundlers, and Node cannot run all of them
const forNode = ['@trainyard/source', 'import', 'default'];
const forBundlers = ['@trainyard/source', 'module', 'import', 'default'];

/** Sets what all tests share. */
const shared: NonNullable<Project['test']> = {
  // a test that takes longer hangs; few take more than some seconds, and those have limits of their own
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // nothing on a page takes this long, even on a busy machine
  expect: { poll: { timeout: 20_000 } },
  // a message that leaves out parts of what differs does not say what is wrong
  chaiConfig: { truncateThreshold: 500 },
};

// Node collects the short-lived objects of a test after 16 MB by default: a sixth of the run's time
const roomForShortLived = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

const contractSetup = fileURLToPath(new URL('./scripts/lib/contract-setup.mjs', import.meta.url));

const consoleAlias = {
  find: /^~\//,
  replacement: fileURLToPath(new URL('./console/src/', import.meta.url)),
};

/** Tests of packages and scripts, in Node. */
const packages: Project = {
  ...resolveBy(forNode),
  test: {
    name: 'packages',
    environment: 'node',
    globalSetup: contractSetup,
    execArgv: roomForShortLived,
    // one set of modules for many files: most of them hold tables and nothing that changes
    isolate: false,
    ...shared,
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['packages/ui/**', '**/node_modules/**'],
  },
};

/** Tests of components and pages, in jsdom. */
const pages = (
  name: string,
  root: string,
  alias: NonNullable<Project['resolve']>['alias'],
): Project => ({
  ...resolveBy(forBundlers),
  root,
  resolve: { conditions: forBundlers, alias },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name,
    env: { NODE_ENV: 'production' },
    environment: 'jsdom',
    execArgv: roomForShortLived,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [fileURLToPath(new URL('./packages/ui/src/test/setup.ts', import.meta.url))],
    // one set of modules for many files: loading the console again for each takes longer than its tests
    isolate: false,
    ...shared,
  },
});

// a test of several programs or pages has many waits, each of them with its own limit
const manyWaits = { testTimeout: 180_000 };

/** Tests of what is built: of the SDK against mock servers, and of its examples as people run them. */
const built = (name: string, include: string[]): Project => ({
  ...resolveBy(forBundlers),
  root: 'packages/sdk',
  test: {
    name,
    environment: 'node',
    globalSetup: contractSetup,
    include,
    ...shared,
    ...manyWaits,
  },
});

/** Tests of the built console in Chromium. */
const inBrowser = (name: string, options: NonNullable<Project['test']>): Project => ({
  root: 'console',
  test: {
    name,
    environment: 'node',
    ...shared,
    ...manyWaits,
    ...options,
  },
});

/** The third of a folder's walks that today's sample runs, or all of them. */
const thirdOf = (folder: string): string[] =>
  partOf(
    readdirSync(new URL(`./console/${folder}/`, import.meta.url))
      .filter((name) => name.endsWith('.walk.ts'))
      .sort(),
    3,
  ).map((name) => `${folder}/${name}`);

shareRecordings();
// tests of several packages launch it
process.env.TRAINYARD_CHROMIUM = chromiumPath();

/**
 * Tells the tests where the answers of real masters are: suites that read them run where
 * `TRAINYARD_RECORDINGS` is set. Without the folder they are left out, but fail on a CI server.
 */
function shareRecordings() {
  const folder = resolve(
    import.meta.dirname,
    process.env.TRAINYARD_RECORDINGS ?? '../shared/recordings',
  );
  const isWhole = ['0.23.4', '0.38.1'].every((version) => existsSync(resolve(folder, version)));
  if (isWhole || process.env.CI) process.env.TRAINYARD_RECORDINGS = folder;
  else delete process.env.TRAINYARD_RECORDINGS;
  if (isWhole) return;
  const effect = process.env.CI
    ? 'Tests that read them fail, because CI is set: put them there, or name another folder in TRAINYARD_RECORDINGS.'
    : 'Tests that read them are left out.';
  process.stderr.write(`There are no recorded answers of both masters in ${folder}. ${effect}\n`);
}

/** `pnpm unit`, `pnpm e2e` and their like run some of these projects by name. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      packages,
      pages('ui', 'packages/ui', [sourceAlias]),
      pages('console', 'console', [sourceAlias, consoleAlias]),
      built('contract', ['test/contract/**/*.test.ts', 'test/packed/**/*.test.ts']),
      built('examples', ['test/examples/**/*.test.ts']),
      // three browsers at a time: on two cores, because tests often wait for a timer or an animation;
      // one set of modules for many files: loading them for each takes a second
      inBrowser('e2e', { include: ['e2e/**/*.test.ts'], maxWorkers: 3, isolate: false }),
      // every row, button, text and rule of a screen, by page objects
      inBrowser('journeys', {
        include: thirdOf('e2e/journeys'),
        fileParallelism: false,
      }),
      // each page as each person, each page with hostile texts, and their like
      inBrowser('walks', {
        include: thirdOf('e2e/walks'),
        env: sampleWithin(3),
        testTimeout: 900_000,
        fileParallelism: false,
        isolate: false,
        // two windows: two cores
        maxConcurrency: 2,
      }),
    ],
  },
});
