import { join } from 'node:path';
import { compareWithDet } from '../compat/det-reference.mjs';
import { releases } from '../compat/fuzz-rounds.mjs';
import { runAttack } from '../compat/run-attack.mjs';
import { ensureBrowsers, runBrowsers } from '../compat/run-browsers.mjs';
import { runDet } from '../compat/run-det.mjs';
import { runFullFuzz, runFuzzSample } from '../compat/run-fuzz.mjs';
import { runRuntimes } from '../compat/run-runtimes.mjs';
import { runShells } from '../compat/run-shells.mjs';
import { runWebServers } from '../compat/run-web-servers.mjs';
import { allBuilds, buildStale, catalogueBuild } from './builds.mjs';
import { ensureChromium } from './chromium.mjs';
import { Refusal, root } from './main.mjs';
import { run } from './run.mjs';
import { checkStep, toolStep, vitestStep } from './steps.mjs';
import { testArgs } from './test-steps.mjs';

/**
 * A step that runs a program of `scripts/compat` with the built command line.
 *
 * @param {string} name
 * @param {string} file
 */
const programStep = (name, file) =>
  checkStep(name, async () => {
    const { code } = await run(process.execPath, [join(root, 'scripts/compat', file)]);
    if (code !== 0) throw new Refusal(`${file} ended with code ${code}.`);
  });

/** The variable with the number of the sample, or `all`, for the steps that use one. */
export const sampleVariable = 'TRAINYARD_WIDE';

/** Each day has its own sample, because one may find an error that another does not. */
export const sampleOfToday = () => `${Math.floor(Date.now() / 86_400_000)}`;

const sample = () => process.env[sampleVariable] ?? sampleOfToday();

/** Half of them each day: those of even and of odd places. */
const wideTests = [
  // streams are cut by thousands of seeds, where the unit tests use three hundred; so are flows
  ...['flows', 'stream-seeds', 'streams'].map((name) => `packages/sdk/test/${name}.test.ts`),
  // logs of more worlds
  ...['log-proof', 'merged-log-proof'].map(
    (name) => `console/src/features/experiments/logs/sources/${name}.test.ts`,
  ),
  // all writes on all rows, where the unit tests try a part of the rows, and leave out those writes
  // of 0.38 that the other release has too
  ...['changes', 'changes-038'].map((name) => `packages/sandbox/src/test/changes/${name}.test.ts`),
];
const wideSeeds = checkStep('wide seeds', async () => {
  const env = { [sampleVariable]: sample() };
  const isDue = (/** @type {number} */ index) =>
    sample() === 'all' || index % 2 === Number(sample()) % 2;
  const due = wideTests.filter((_, index) => isDue(index));
  const args = [...testArgs.unit, '--maxWorkers=1', ...due];
  const { code } = await run(join(root, 'node_modules/.bin/vitest'), args, { env });
  if (code !== 0) throw new Refusal(`vitest ended with code ${code}.`);
});

// with every compiler, and with the libraries of pages as npm installs them
const readmes = vitestStep(
  'READMEs',
  [...testArgs.contract, 'packages/sdk/test/packed/readme.test.ts'],
  { [sampleVariable]: 'all' },
);

/**
 * One release, alternating after this number of samples; both in a complete run.
 *
 * @param {number} [samples]
 */
const releasesToday = (samples = 1) =>
  sample() === 'all'
    ? releases
    : releases.filter((_, index) => index === Math.floor(Number(sample()) / samples) % 2);

/**
 * Runs each third of the files on one release, then each on the other: six samples cover them all.
 */
async function runJourneys() {
  /** @type {Required<import('./steps.mjs').Count>} */
  const total = { passed: 0, failed: 0, names: [] };
  for (const release of releasesToday(3)) {
    const step = vitestStep('journeys', testArgs.journeys, { TRAINYARD_RELEASE: release });
    const { passed, failed, names = [] } = await step.run();
    total.passed += passed;
    total.failed += failed;
    total.names.push(...names.map((name) => `on ${release}, ${name}`));
  }
  return total;
}

const waits = 0.5;

async function runDetSample() {
  const [release, other] = releasesToday();
  return runDet(other ? {} : { release });
}

/**
 * The steps that run other programs, kills and attacks against the product, the longest first.
 * Those that drive one browser, start programs or install packages wait for them most of the time:
 * a journey uses two thirds of a core.
 *
 * @type {import('./steps.mjs').Step[]}
 */
export const compatSteps = [
  checkStep('build', () => buildStale([...allBuilds, catalogueBuild])),
  { ...checkStep('browser', () => ensureChromium()), needs: 'build', cores: waits },
  { ...checkStep('other browsers', () => ensureBrowsers()), needs: 'browser', cores: waits },
  { name: 'journeys', needs: 'browser', cores: waits, run: runJourneys },
  { ...vitestStep('walks', testArgs.walks), needs: 'browser' },
  {
    name: 'fuzz',
    needs: 'build',
    run: () => (sample() === 'all' ? runFullFuzz() : runFuzzSample(Number(sample()))),
  },
  { ...checkStep('det reference', compareWithDet), cores: waits },
  { name: 'det', needs: 'build', after: 'det reference', run: runDetSample },
  wideSeeds,
  { name: 'attack', needs: 'browser', cores: waits, run: () => runAttack() },
  { name: 'browsers', needs: 'other browsers', cores: waits, run: () => runBrowsers() },
  { name: 'runtimes', needs: 'build', run: () => runRuntimes() },
  // both may install programs, like the steps for browsers, and only one can at a time
  { name: 'shells', needs: 'build', after: 'other browsers', cores: waits, run: () => runShells() },
  {
    name: 'web servers',
    needs: 'build',
    after: 'shells',
    cores: waits,
    run: () => runWebServers(),
  },
  { ...readmes, needs: 'build' },
  toolStep('API reference', 'typedoc', ['--options', 'packages/sdk/typedoc.json']),
  { ...programStep('kill -9', 'kill9.mjs'), needs: 'build', cores: waits },
];
