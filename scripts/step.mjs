// Runs one kind of test, or another tool, from a clean clone: `pnpm unit packages/cli`.
import { join } from 'node:path';
import { runInstalled } from './lib/bootstrap.mjs';
import {
  allBuilds,
  buildStale,
  catalogueBuild,
  contractBuild,
  packageBuilds,
} from './lib/builds.mjs';
import { chromiumPath, ensureChromium } from './lib/chromium.mjs';
import { Refusal, root } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { testArgs } from './lib/test-steps.mjs';
import { writeNotices } from './lib/third-party.mjs';

const build = () => buildStale(allBuilds);
const buildBoth = () => buildStale([...allBuilds, catalogueBuild]);

/** @type {Record<string, { tool: string, args: string[], needs?: (() => Promise<void>)[] }>} */
const steps = {
  generate: {
    tool: 'tsx',
    args: ['scripts/generate/main.ts'],
    needs: [() => buildStale([contractBuild]), writeNotices],
  },
  unit: { tool: 'vitest', args: testArgs.unit },
  contract: {
    tool: 'vitest',
    args: testArgs.contract,
    needs: [() => buildStale(packageBuilds)],
  },
  examples: {
    tool: 'vitest',
    args: testArgs.examples,
    needs: [() => buildStale(packageBuilds), () => ensureChromium()],
  },
  e2e: { tool: 'vitest', args: testArgs.e2e, needs: [buildBoth, () => ensureChromium()] },
  journeys: {
    tool: 'vitest',
    args: testArgs.journeys,
    needs: [build, () => ensureChromium()],
  },
  walks: {
    tool: 'vitest',
    args: testArgs.walks,
    needs: [buildBoth, () => ensureChromium()],
  },
  reference: { tool: 'typedoc', args: ['--options', 'packages/sdk/typedoc.json'] },
  screens: {
    tool: 'tsx',
    args: ['console/e2e/screens.ts'],
    needs: [build, () => ensureChromium()],
  },
  'screens:readme': {
    tool: 'tsx',
    args: ['console/e2e/readme-screens.ts'],
    needs: [build, () => ensureChromium()],
  },
  'screens:catalogue': {
    tool: 'tsx',
    args: ['scripts/screens/catalogue.ts'],
    needs: [buildBoth, () => ensureChromium()],
  },
  bench: {
    tool: 'tsx',
    args: ['--conditions=@trainyard/source', 'scripts/bench/main.ts'],
    needs: [build, () => ensureChromium()],
  },
};

await runInstalled(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  const step = steps[name];
  if (!step) throw new Refusal(`There is no step "${name}"; there are ${Object.keys(steps)}.`);
  for (const prepare of step.needs ?? []) await prepare();
  // programs outside of this folder launch it too
  process.env.TRAINYARD_CHROMIUM = chromiumPath();
  const { code } = await run(join(root, 'node_modules/.bin', step.tool), [...step.args, ...rest]);
  return code;
});
