import { expect, test } from 'vitest';
import { ciSteps } from './ci-steps.mjs';
import { compatSteps } from './compat-steps.mjs';
import { allSteps } from './test-steps.mjs';

const namesOf = (steps: readonly { name: string }[]) => steps.map(({ name }) => name);

test('a run of CI has every step of both commands, and each of them once', () => {
  const both = new Set(namesOf([...allSteps, ...compatSteps]));
  expect(namesOf(ciSteps).sort()).toEqual([...both].sort());
});

test('every step comes after those that it waits for', () => {
  const names = namesOf(ciSteps);
  const early = ciSteps.filter(({ needs = '', after = '' }, at) =>
    [needs, after].some((name) => names.indexOf(name) > at),
  );
  expect(early).toEqual([]);
  expect(names[0]).toBe('generated');
});
