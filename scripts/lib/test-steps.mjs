import { join } from 'node:path';
import { allBuilds, buildStale, catalogueBuild, contractBuild, packageBuilds } from './builds.mjs';
import { ensureChromium } from './chromium.mjs';
import { Refusal, root } from './main.mjs';
import { run } from './run.mjs';
import { fingerprints } from './stale.mjs';
import { checkStep, toolStep, vitestStep } from './steps.mjs';
import { noticesFile, writeNotices } from './third-party.mjs';

// the contract's linter sends telemetry and prints a box about versions by default
process.env.REDOCLY_TELEMETRY = 'off';
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

const generatedPaths = [
  'packages/sdk/src/generated',
  'packages/sandbox/src/generated',
  'packages/rbac/src/generated',
  'packages/sdk/changes.md',
  'docs/releases.md',
  noticesFile,
];

/** @param {string[]} projects of vitest.config.ts */
const runOf = (...projects) => ['run', ...projects.map((name) => `--project=${name}`)];

/** The arguments of vitest for each kind of test. */
export const testArgs = {
  unit: runOf('packages', 'ui', 'console'),
  contract: runOf('contract'),
  examples: runOf('examples'),
  e2e: runOf('e2e'),
  journeys: runOf('journeys'),
  walks: runOf('walks'),
};

/**
 * Steps that need no browser and no build: the one that runs alone, then the others, longest first.
 *
 * @type {import('./steps.mjs').Step[]}
 */
export const staticSteps = [
  // it writes files that the others read
  { ...checkStep('generated', () => leavesUnchanged(generatedPaths, generate)), cores: 2 },
  // the native compiler checks the same in a sixth of the time; packages that need an API use 5.9
  toolStep('types', '../ts7/bin/tsc', ['-b']),
  toolStep('format, lint', 'biome', ['check', '.']),
  checkStep('words', words),
  checkStep('contract lint', lintContracts),
  toolStep('arrows', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'console',
    'scripts',
  ]),
  toolStep('unused', 'knip', []),
];

// one core each, so that two run concurrently
const oneWorker = '--maxWorkers=1';

/** The unit tests: of packages in Node, of components and pages in jsdom. */
export const unitSteps = [
  vitestStep('unit packages', [...runOf('packages'), oneWorker]),
  // one of them continues while another waits for its master or a timer
  vitestStep('unit pages', [...runOf('ui', 'console'), '--maxWorkers=3']),
];

const published = ['packages/sdk', 'packages/rbac', 'packages/sandbox'];

/**
 * Runs a tool in each published package, and stops at a failure.
 *
 * @param {string} name
 * @param {string[]} args
 */
const inEachPackage = (name, args) =>
  checkStep(name, async () => {
    for (const folder of published) {
      const tool = join(root, 'node_modules/.bin', name);
      const { code } = await run(tool, args, { cwd: join(root, folder) });
      if (code !== 0) throw new Refusal(`${name} finds fault with ${folder}.`);
    }
  });

/**
 * Checks that the published packages can be imported, and their sizes.
 *
 * @type {import('./steps.mjs').Step[]}
 */
export const packageSteps = [
  { ...checkStep('packages', () => buildStale(packageBuilds)), after: 'build' },
  // its detection of the package manager needs pnpm on the path
  { ...inEachPackage('publint', ['run', '.', '--strict', '--pack', 'npm']), needs: 'packages' },
  // both pack, in the same folder
  { ...inEachPackage('attw', ['--pack', '.', '--quiet']), needs: 'packages', after: 'publint' },
  {
    ...checkStep('size-limit', async () => {
      const tool = join(root, 'node_modules/.bin/size-limit');
      const { code, output } = await run(tool, ['--json'], { quiet: true });
      if (code !== 0)
        throw new Refusal(`An entry is larger than .size-limit.mjs allows.\n${output}`);
    }),
    needs: 'packages',
  },
];

/**
 * All steps; those that fail fastest come first.
 *
 * @type {import('./steps.mjs').Step[]}
 */
export const allSteps = [
  ...staticSteps,
  ...unitSteps,
  checkStep('build', () => leavesUnchanged(['console/src/routeTree.gen.ts'], build)),
  ...packageSteps,
  { ...vitestStep('contract', [...testArgs.contract, oneWorker]), needs: 'packages' },
  // without a build there is nothing to test, here and in later steps
  { ...checkStep('browser', () => ensureChromium()), needs: 'build' },
  {
    ...toolStep('sizes', 'tsx', [
      '--conditions=@trainyard/source',
      'scripts/bench/sizes.ts',
      '--check',
    ]),
    needs: 'browser',
  },
  { ...vitestStep('examples', testArgs.examples), needs: 'browser' },
  { ...vitestStep('e2e', testArgs.e2e), needs: 'browser', cores: 2 },
];

async function lintContracts() {
  await buildStale([contractBuild]);
  const { code } = await run(join(root, 'node_modules/.bin/redocly'), ['lint']);
  if (code !== 0) throw new Refusal('`redocly lint` finds fault with a contract.');
}

async function generate() {
  await buildStale([contractBuild]);
  const { code } = await run(join(root, 'node_modules/.bin/tsx'), ['scripts/generate/main.ts']);
  if (code !== 0) throw new Refusal('`pnpm generate` failed.');
  await writeNotices();
}

async function words() {
  const { code } = await run(process.execPath, ['scripts/words.mjs']);
  if (code !== 0) throw new Refusal('`pnpm words` found words to replace.');
}

const build = () => buildStale([...allBuilds, catalogueBuild]);

/**
 * Checks that generated files are committed: generating them again must change nothing.
 *
 * @param {string[]} paths
 * @param {() => Promise<void>} make
 */
async function leavesUnchanged(paths, make) {
  const before = await fingerprints(paths);
  await make();
  const after = await fingerprints(paths);
  const files = [...new Set([...before.keys(), ...after.keys()])];
  const changed = files.filter((file) => before.get(file) !== after.get(file));
  if (changed.length === 0) return;
  throw new Refusal(`Out of date until this run made them again: ${changed.join(', ')}`);
}
