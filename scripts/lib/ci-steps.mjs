import { compatSteps, sampleVariable } from './compat-steps.mjs';
import { allSteps } from './test-steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The steps of `npm test`, which have no sample: it is that of the others. The three workers of the
 * pages leave enough of a core for one browser, whose waits would end too late beside another step.
 *
 * @type {Step[]}
 */
const testSteps = allSteps.map((step) => ({
  ...step,
  ...(step.name === 'unit pages' && { cores: 1.5 }),
  run: () => {
    delete process.env[sampleVariable];
    return step.run();
  },
}));

/**
 * Each step of `npm test` and of `pnpm compat` once: first those for which others wait, and what
 * fails fast; then the step that runs alone; then the longest first, those that drive a browser
 * beside those that compute. The others follow.
 */
const order = [
  ...['generated', 'build', 'browser', 'packages', 'types', 'format, lint', 'words'],
  ...['contract lint', 'arrows', 'unused', 'publint', 'attw', 'size-limit', 'sizes'],
  ...['e2e', 'journeys', 'unit pages', 'walks', 'unit packages', 'fuzz', 'det reference', 'det'],
  ...['wide seeds', 'other browsers', 'attack', 'browsers', 'runtimes', 'contract'],
  ...['examples', 'READMEs', 'shells', 'web servers', 'API reference', 'kill -9'],
];

const ranks = new Map(order.map((name, index) => [name, index]));
const rankOf = (/** @type {Step} */ { name }) => ranks.get(name) ?? order.length;

/** @type {Step[]} */
export const ciSteps = [
  ...testSteps,
  ...compatSteps.filter(({ name }) => !testSteps.some((step) => step.name === name)),
].sort((a, b) => rankOf(a) - rankOf(b));
