import { expect, test } from 'vitest';
import * as operations from '../operations';
import { firstAnswer, isRepeatRefusal } from './repeat-outcome';

const settled = Object.values(operations).filter((operation) => operation.repeatRefusals);

test('the answer of a call that has succeeded earlier matches the contract', () => {
  expect(settled.length).toBeGreaterThan(20);
  for (const operation of settled) {
    const body = firstAnswer(operation, { status: 404, text: '' });
    expect(() => operation.decode(JSON.parse(body)), operation.id).not.toThrow();
  }
});

test('status and text must match', () => {
  const { archiveExperiment } = operations;
  const text = 'Experiment is already archived.';
  expect(isRepeatRefusal(archiveExperiment, { status: 400, text })).toBe(true);
  expect(isRepeatRefusal(archiveExperiment, { status: 404, text })).toBe(false);
  expect(isRepeatRefusal(archiveExperiment, { status: 400, text: 'no' })).toBe(false);
  expect(isRepeatRefusal(operations.pauseExperiment, { status: 400, text })).toBe(false);
});
