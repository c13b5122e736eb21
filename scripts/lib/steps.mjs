import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, stateFolder } from './paths.mjs';
import { run, secondsSince } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, needs?: string, run: () => Promise<Count> }} Step */

/** @type {Count} */
const passedOnce = { passed: 1, failed: 0 };
/** @type {Count} */
const failedOnce = { passed: 0, failed: 1 };

/**
 * A step that is one tool: it passes or fails as a whole.
 *
 * @param {string} name
 * @param {string} tool a name in node_modules/.bin
 * @param {string[]} args
 * @returns {Step}
 */
export const toolStep = (name, tool, args) => ({
  name,
  run: async () => {
    const { code } = await run(join(root, 'node_modules/.bin', tool), args);
    return code === 0 ? passedOnce : failedOnce;
  },
});

/**
 * A step that is a check of our own.
 *
 * @param {string} name
 * @param {() => Promise<void>} check throws where it fails
 * @returns {Step}
 */
export const checkStep = (name, check) => ({
  name,
  run: async () => {
    try {
      await check();
      return passedOnce;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return failedOnce;
    }
  },
});

/**
 * A step that is a run of vitest, counted test by test.
 *
 * @param {string} name
 * @param {string[]} args
 * @returns {Step}
 */
export const vitestStep = (name, args) => ({
  name,
  run: async () => {
    const report = join(stateFolder, `${name}.json`);
    await mkdir(stateFolder, { recursive: true });
    await rm(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await run(join(root, 'node_modules/.bin/vitest'), [...args, ...reporters]);
    return countTests(code, await readFile(report, 'utf8').catch(() => '{}'));
  },
});

/**
 * Counts the tests of a JSON report. A file that did not load has no failed test in it, and a run
 * may fail beside its tests or hold none; each counts as one failure.
 *
 * @param {number} code the exit code of vitest
 * @param {string} report
 * @returns {Count}
 */
export function countTests(code, report) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = JSON.parse(report);
  /** @param {{ status: string, assertionResults: { status: string }[] }} file */
  const isBroken = (file) =>
    file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
  const failed = numFailedTests + testResults.filter(isBroken).length;
  const isUnsound = code !== 0 || numPassedTests === 0;
  return { passed: numPassedTests, failed: failed === 0 && isUnsound ? 1 : failed };
}

/**
 * Runs steps one after another, those after a failure too, and ends with the line that counts.
 *
 * @param {Step[]} steps
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(steps) {
  /** @type {Set<string>} */
  const broken = new Set();
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const summary = [];
  for (const step of steps) {
    const { line, passed, failed } = await runStep(step, broken);
    if (failed > 0) broken.add(step.name);
    summary.push(line);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/**
 * @param {Step} step
 * @param {Set<string>} broken
 */
async function runStep({ name, needs, run }, broken) {
  if (needs !== undefined && broken.has(needs)) {
    return { ...failedOnce, line: row('✗', name, `not run, for ${needs} failed`) };
  }
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await run();
  const line = row(
    failed === 0 ? '✓' : '✗',
    name,
    `${passed} passed, ${failed} failed in ${secondsSince(startedAt)}`,
  );
  console.log(line);
  return { passed, failed, line };
}

/**
 * @param {string} mark
 * @param {string} name
 * @param {string} text
 */
const row = (mark, name, text) => `${mark} ${name.padEnd(14)}${text}`;
