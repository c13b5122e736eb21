import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root, stateFolder } from './main.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, names?: string[] }} Count `names`: of failures, each
 *   with its message
 */
/**
 * A step: `needs` is the step that must pass before it, `after` one that must only have ended;
 * `cores` is 2 if it uses two or must run alone, 0.5 if it waits most of its time, else 1.
 *
 * @typedef {{ name: string, needs?: string, after?: string, cores?: 0.5 | 1 | 1.5 | 2, run: () =>
 *   Promise<Count> }} Step
 */

/** @type {Count} */
const passedOnce = { passed: 1, failed: 0 };
/** @type {Count} */
const failedOnce = { passed: 0, failed: 1 };

/**
 * A step that is one tool: passes or fails as a whole.
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
 * @param {() => Promise<void>} check throws on a failure
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
 * @param {Record<string, string>} [env] additional variables
 * @returns {Step}
 */
export const vitestStep = (name, args, env) => ({
  name,
  run: async () => {
    const report = join(stateFolder, `${name}.json`);
    await mkdir(stateFolder, { recursive: true });
    await rm(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await run(join(root, 'node_modules/.bin/vitest'), [...args, ...reporters], {
      env,
    });
    return countTests(code, await readFile(report, 'utf8').catch(() => '{}'));
  },
});

/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ name?: string, status: string, assertionResults: Assertion[] }} FileResult */

/**
 * Counts the tests of a JSON report, and names those that failed. A file that failed to load
 * contains no failed test, and a run may fail outside its tests or contain none; each counts as one
 * failure.
 *
 * @param {number} code the exit code of vitest
 * @param {string} report
 * @returns {Count}
 */
export function countTests(code, report) {
  /** @type {{ numPassedTests?: number, testResults?: FileResult[] }} */
  const { numPassedTests = 0, testResults = [] } = JSON.parse(report);
  const names = testResults.flatMap(failuresOf);
  const isUnsound = names.length === 0 && (code !== 0 || numPassedTests === 0);
  return { passed: numPassedTests, failed: isUnsound ? 1 : names.length, names };
}

/** @param {FileResult} file */
function failuresOf({ name = '', status, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) {
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}${reasonOf(failureMessages)}`,
    );
  }
  return status === 'failed' ? [`${file} did not load`] : [];
}

const reasonLines = 12;

/**
 * The first lines of the message, without the frames of the test runner.
 *
 * @param {string[]} [messages]
 */
function reasonOf(messages = []) {
  const lines = messages
    .flatMap((message) => message.split('\n'))
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return lines
    .slice(0, reasonLines)
    .map((line) => `\n✗       ${line}`)
    .join('');
}
