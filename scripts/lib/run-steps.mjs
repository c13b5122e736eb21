import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { run, secondsSince } from './run.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./steps.mjs').Count} Count */

const cores = 2;

/**
 * Runs steps in order, as many at a time as use both cores, continues after a failure, and ends with
 * a line of counts. Each step is a separate process: this script with `--step NAME`,
 * which also runs one step by hand.
 *
 * @param {readonly Step[]} steps
 * @param {string} [requested]
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(steps, requested = stepOfArguments()) {
  if (requested !== undefined) return runHere(steps, requested);
  const show = inTurn((text) => process.stdout.write(text));
  /** @type {Map<string, Count & { line: string }>} */
  const results = new Map();
  await schedule(steps, async (step) => {
    results.set(step.name, await runInProcess(step, { results, ...show() }));
  });
  const counts = steps.flatMap(({ name }) => results.get(name) ?? []);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    counts.reduce((total, count) => total + count[key], 0);
  const summary = counts.flatMap(({ line, names = [] }) => [
    line,
    ...names.map((name) => `✗   ${name}`),
  ]);
  console.log(`\n${summary.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

const stepOfArguments = () => parseArgs({ options: { step: { type: 'string' } } }).values.step;

/**
 * Runs one step in this process, and sends its count to the parent process.
 *
 * @param {readonly Step[]} steps
 * @param {string} requested
 */
async function runHere(steps, requested) {
  const step = steps.find(({ name }) => name === requested);
  if (!step) throw new Error(`There is no step "${requested}".`);
  const count = await step.run();
  process.send?.({ ...count, coreSeconds: await coreSeconds() });
  return count.failed === 0 ? 0 : 1;
}

/**
 * Returns the time of a core that this process and its ended children have used, on Linux; children
 * that nobody waited for are left out.
 */
async function coreSeconds() {
  const text = await readFile('/proc/self/stat', 'utf8').catch(() => undefined);
  // after the name: user, system, and both of the children, in hundredths of a second
  const ticks = text?.slice(text.lastIndexOf(')')).split(' ').slice(12, 16).map(Number);
  return ticks?.reduce((sum, each) => sum + each / 100, 0);
}

/**
 * Starts each step as soon as its dependencies have ended and enough cores are free, in order. A
 * step for which too few are free blocks those behind it, except those that mostly wait; one that
 * needs both blocks these, too.
 *
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<void>} runOne
 */
export async function schedule(steps, runOne) {
  const waiting = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const isOver = (/** @type {string | undefined} */ requested) =>
    requested === undefined ||
    !(running.has(requested) || waiting.some(({ name }) => name === requested));
  let free = cores;
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.filter(({ needs, after }) => isOver(needs) && isOver(after));
    const [first] = ready;
    const isAlone = first && coresOf(first) === cores;
    const next = ready.find(
      (step) => coresOf(step) <= free && (step === first || (isWaiter(step) && !isAlone)),
    );
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      free -= coresOf(next);
      const release = () => {
        free += coresOf(next);
        running.delete(next.name);
      };
      running.set(next.name, runOne(next).finally(release));
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error('Every step that is left waits for another.');
  }
}

const coresOf = (/** @type {Step} */ step) => step.cores ?? 1;
const isWaiter = (/** @type {Step} */ step) => coresOf(step) < 1;

/** @typedef {{ add: (text: string) => void, end: () => void }} Output */

/**
 * Lets several programs write without mixing their texts: the first one writes at once, and the
 * others are buffered until their turn.
 *
 * @param {(text: string) => void} write
 * @returns {() => Output} the output of the program that starts now
 */
export function inTurn(write) {
  /** @type {{ buffered: string, isOver: boolean }[]} */
  const queue = [];
  return () => {
    const state = { buffered: '', isOver: false };
    queue.push(state);
    return {
      add: (text) => {
        if (queue[0] === state) write(text);
        else state.buffered += text;
      },
      end: () => {
        state.isOver = true;
        while (queue[0]?.isOver) {
          queue.shift();
          if (queue[0]) write(queue[0].buffered);
        }
        if (queue[0]) queue[0].buffered = '';
      },
    };
  };
}

/**
 * @param {Step} step
 * @param {{ results: ReadonlyMap<string, Count> } & Output} options
 * @returns {Promise<Count & { line: string }>}
 */
async function runInProcess({ name, needs }, { results, add, end }) {
  const startedAt = performance.now();
  add(`\n── ${name}\n`);
  /** @param {Count} count @param {string} text */
  const finish = (count, text) => {
    const line = `${count.failed === 0 ? '✓' : '✗'} ${name.padEnd(14)}${text}`;
    add(`${line}\n`);
    end();
    return { ...count, line };
  };
  const failedOnce = { passed: 0, failed: 1 };
  if (needs !== undefined && results.get(needs)?.failed !== 0)
    return finish(failedOnce, `not run, for ${needs} failed`);
  /** @type {Count & { coreSeconds?: number }} a step without a report has failed */
  let count = failedOnce;
  const [script = ''] = process.argv.slice(1);
  await run(process.execPath, [script, '--step', name], {
    env: process.stdout.isTTY ? { FORCE_COLOR: '1' } : {},
    onText: add,
    onMessage: (message) => {
      count = message;
    },
  });
  const { passed, failed, coreSeconds: used } = count;
  const cores = used === undefined ? '' : `, ${used.toFixed()} s of a core`;
  return finish(count, `${passed} passed, ${failed} failed in ${secondsSince(startedAt)}${cores}`);
}
