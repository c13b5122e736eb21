import { join } from 'node:path';
import { allBuilds, buildStale, catalogueBuild } from './builds.mjs';
import { ensureChromium } from './chromium.mjs';
import { packageSteps } from './package-steps.mjs';
import { root } from './paths.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';
import { fingerprints } from './stale.mjs';
import { checkStep, toolStep, vitestStep } from './steps.mjs';
import { noticesFile, writeNotices } from './third-party.mjs';

// the contract's linter reports home and prints a box about versions unless told not to
process.env.REDOCLY_TELEMETRY = 'off';
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

const generatedPaths = [
  'packages/sdk/src/generated',
  'packages/sandbox/src/generated',
  'packages/rbac/src/generated',
  'packages/sdk/openapi.json',
  'packages/sdk/openapi-0.38.1.json',
  noticesFile,
];

/** How vitest is told which tests to run; the unit tests are what it runs untold. */
export const testArgs = {
  unit: ['run'],
  contract: ['run', '--config', 'packages/sdk/vitest.contract.config.ts'],
  examples: ['run', '--config', 'packages/sdk/vitest.examples.config.ts'],
  e2e: ['run', '--config', 'console/vitest.e2e.config.ts'],
};

/** What needs no browser and no build: minutes on a slow machine, seconds when little changed. */
export const staticSteps = [
  toolStep('format, lint', 'biome', ['check', '.']),
  toolStep('contract lint', 'redocly', ['lint']),
  toolStep('types', 'tsc', ['-b']),
  toolStep('arrows', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'console',
    'scripts',
  ]),
  toolStep('unused', 'knip', []),
  checkStep('generated', () => leavesUnchanged(generatedPaths, generate)),
];

export const unitStep = vitestStep('unit', testArgs.unit);

/** Everything, in the order in which a failure is cheapest to learn of. */
export const allSteps = [
  ...staticSteps,
  unitStep,
  checkStep('build', () => leavesUnchanged(['console/src/routeTree.gen.ts'], build)),
  ...packageSteps,
  vitestStep('contract', testArgs.contract),
  // nothing to look at without a build, nor anything after it
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
  { ...vitestStep('e2e', testArgs.e2e), needs: 'browser' },
];

async function generate() {
  const { code } = await run(join(root, 'node_modules/.bin/tsx'), ['scripts/generate/main.ts']);
  if (code !== 0) throw new Refusal('`pnpm generate` failed.');
  await writeNotices();
}

const build = () => buildStale([...allBuilds, catalogueBuild]);

/**
 * Files that are made from others are committed; making them again must change nothing.
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
  throw new Refusal(`Out of date until this run made them anew: ${changed.join(', ')}`);
}
