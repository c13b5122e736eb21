import { expect, test } from 'vitest';
import { inTurn, schedule } from './run-steps.mjs';
import type { Step } from './steps.mjs';

const stepOf = (name: string, options: Partial<Step> = {}): Step => ({
  name,
  run: async () => ({ passed: 1, failed: 0 }),
  ...options,
});

/** Ends the steps in the given order, and returns the names of those that run before each end. */
async function runningBefore(steps: Step[], ends: string[]) {
  const running = new Map<string, () => void>();
  const seen: string[] = [];
  const isOver = schedule(
    steps,
    ({ name }) => new Promise((resolve) => running.set(name, resolve)),
  );
  for (const name of ends) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push([...running.keys()].join(' + '));
    running.get(name)?.();
    running.delete(name);
  }
  await isOver;
  return seen;
}

test('two steps run at a time, in order', async () => {
  const steps = ['a', 'b', 'c'].map((name) => stepOf(name));
  expect(await runningBefore(steps, ['b', 'c', 'a'])).toEqual(['a + b', 'a + c', 'a']);
});

test('a step waits for the one it needs, and another goes first', async () => {
  const steps = [stepOf('a'), stepOf('b', { needs: 'a' }), stepOf('c', { after: 'd' })];
  expect(await runningBefore(steps, ['a', 'c', 'b'])).toEqual(['a + c', 'c + b', 'b']);
});

test('a step that keeps two cores busy runs alone', async () => {
  const steps = [stepOf('a'), stepOf('b', { cores: 2 }), stepOf('c')];
  expect(await runningBefore(steps, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});

test('a step that mostly waits runs beside two others', async () => {
  const steps = [
    stepOf('a'),
    stepOf('b', { cores: 0.5 }),
    stepOf('c', { cores: 0.5 }),
    stepOf('d'),
  ];
  expect(await runningBefore(steps, ['b', 'a', 'c', 'd'])).toEqual([
    'a + b + c',
    'a + c',
    'c + d',
    'd',
  ]);
});

test('a step for which too few cores are free lets only one start that mostly waits', async () => {
  const steps = [
    stepOf('a', { cores: 1.5 }),
    stepOf('b'),
    stepOf('c', { cores: 0.5 }),
    stepOf('d', { cores: 2 }),
    stepOf('e', { cores: 0.5 }),
  ];
  expect(await runningBefore(steps, ['c', 'a', 'b', 'e', 'd'])).toEqual([
    'a + c',
    'a + e',
    'e + b',
    'e',
    'd',
  ]);
});

test('steps that wait for each other are an error', async () => {
  const steps = [stepOf('a', { needs: 'b' }), stepOf('b', { needs: 'a' })];
  await expect(runningBefore(steps, [])).rejects.toThrow('waits for another');
});

test('the first program writes at once, and the others when it is their turn', () => {
  const output: string[] = [];
  const begin = inTurn((text) => output.push(text));
  const [first, second, third] = [begin(), begin(), begin()];
  second?.add('2');
  first?.add('1');
  third?.add('3');
  third?.end();
  expect(output).toEqual(['1']);
  first?.end();
  second?.add('more of 2');
  second?.end();
  expect(output).toEqual(['1', '2', 'more of 2', '3']);
});
