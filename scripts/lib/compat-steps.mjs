import { join } from 'node:path';
import { compareWithDet } from '../compat/det-reference.mjs';
import { runAttack } from '../compat/run-attack.mjs';
import { runDet } from '../compat/run-det.mjs';
import { runFuzz } from '../compat/run-fuzz.mjs';
import { runRuntimes } from '../compat/run-runtimes.mjs';
import { runShells } from '../compat/run-shells.mjs';
import { runWebServers } from '../compat/run-web-servers.mjs';
import { allBuilds, buildStale } from './builds.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './paths.mjs';
import { Refusal } from './refusal.mjs';
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
  const { code } = await run(
    join(root, 'node_modules/.bin/vitest'),
    [...testArgs.unit, ...wideTests],
    {
      env,
    },
  );
  if (code !== 0) throw new Refusal(`vitest ended with code ${code}.`);
});

/** The steps that run other programs, kills and attacks against the product, in order. */
export const compatSteps = [
  checkStep('build', () => buildStale(allBuilds)),
  { ...programStep('kill -9', 'kill9.mjs'), needs: 'build' },
  wideSeeds,
  { name: 'runtimes', needs: 'build', run: () => runRuntimes() },
  { name: 'shells', needs: 'build', run: () => runShells() },
  { name: 'web servers', needs: 'build', run: () => runWebServers() },
  toolStep('API reference', 'typedoc', ['--options', 'packages/sdk/typedoc.json']),
  checkStep('det reference', compareWithDet),
  { name: 'det', needs: 'build', run: () => runDet() },
  { ...checkStep('browser', () => ensureChromium()), needs: 'build' },
  { ...vitestStep('people', testArgs.people), needs: 'browser' },
  { ...vitestStep('journeys', testArgs.journeys), needs: 'browser' },
  { name: 'attack', needs: 'browser', run: () => runAttack() },
  { name: 'fuzz', needs: 'build', run: () => runFuzz() },
];
