import { join } from 'node:path';
import { compareWithDet } from '../compat/det-reference.mjs';
import { runAttack } from '../compat/run-attack.mjs';
import { runDet } from '../compat/run-det.mjs';
import { runFuzz } from '../compat/run-fuzz.mjs';
import { runRuntimes } from '../compat/run-runtimes.mjs';
import { runShells } from '../compat/run-shells.mjs';
import { runWebServers } from '../compat/run-web-servers.mjs';
import { allBuilds, buildStale } from './builds.mjs';
import { ensureChromium } from './debian.mjs';
import { Refusal, root } from './main.mjs';
import { run } from './run.mjs';
import { checkStep, toolStep, vitestStep } from './steps.mjs';
import { testArgs } from './test-steps.mjs';

/**
 * A step that is a program of `scripts/compat`, on the built command line.
 *
 * @param {string} name
 * @param {string} file
 */
const programStep = (name, file) =>
  checkStep(name, async () => {
    const { code } = await run(process.execPath, [join(root, 'scripts/compat', file)]);
    if (code !== 0) throw new Refusal(`${file} ended with code ${code}.`);
  });

// streams cut by ten thousand seeds, where the unit tests take three hundred; flows likewise
const wideTests = ['flows', 'stream-seeds', 'streams'].map(
  (name) => `packages/sdk/test/${name}.test.ts`,
);
const wideSeeds = checkStep('wide seeds', async () => {
  const env = { TRAINYARD_WIDE: '1' };
  const args = [...testArgs.unit, '--maxWorkers=1', ...wideTests];
  const { code } = await run(join(root, 'node_modules/.bin/vitest'), args, { env });
  if (code !== 0) throw new Refusal(`vitest ended with code ${code}.`);
});

/**
 * The steps that run other programs, kills and attacks against the product, the longest first.
 *
 * @type {import('./steps.mjs').Step[]}
 */
export const compatSteps = [
  checkStep('build', () => buildStale(allBuilds)),
  { ...checkStep('browser', () => ensureChromium()), needs: 'build' },
  // browser, server and test are busy at the same time
  { ...vitestStep('journeys', testArgs.journeys), needs: 'browser', cores: 2 },
  { name: 'fuzz', needs: 'build', run: () => runFuzz() },
  checkStep('det reference', compareWithDet),
  { name: 'det', needs: 'build', after: 'det reference', run: () => runDet() },
  wideSeeds,
  { name: 'attack', needs: 'browser', run: () => runAttack() },
  { name: 'runtimes', needs: 'build', run: () => runRuntimes() },
  // both may install programs, as the browser does, and only one can at a time
  { name: 'shells', needs: 'build', after: 'browser', run: () => runShells() },
  { name: 'web servers', needs: 'build', after: 'shells', run: () => runWebServers() },
  toolStep('API reference', 'typedoc', ['--options', 'packages/sdk/typedoc.json']),
  { ...programStep('kill -9', 'kill9.mjs'), needs: 'build' },
  // it opens two windows
  { ...vitestStep('people', testArgs.people), needs: 'browser', cores: 2 },
];
