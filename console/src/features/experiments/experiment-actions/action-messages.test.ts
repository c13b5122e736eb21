import { expect, test } from 'vitest';
import {
  bulkQuestion,
  summarizeBulk,
} from '~/features/experiments/experiment-actions/action-messages';

test.each([
  [
    { done: 0, failed: 0 },
    ['No eligible experiments', 'No selected experiments were eligible for pause', 'warning'],
  ],
  [{ done: 3, failed: 0 }, ['Pause Success', 'Pause succeeded for 3 experiments', 'success']],
  [{ done: 1, failed: 0 }, ['Pause Success', 'Pause succeeded for 1 experiment', 'success']],
  [{ done: 0, failed: 2 }, ['Pause Failure', 'Unable to pause 2 experiments', 'warning']],
  [
    { done: 2, failed: 1 },
    ['Partial Pause Failure', 'Pause succeeded for 2 out of 3 eligible experiments', 'warning'],
  ],
])('%j becomes one toast', (result, expected) => {
  const { title, description, tone } = summarizeBulk('pause', result);
  expect([title, description, tone]).toEqual(expected);
});

test('the question before a batch names the action and repeats it on the button', () => {
  expect(bulkQuestion('archive')).toEqual({
    title: 'Confirm Batch Archive',
    text: 'Are you sure you want to archive all selected experiments?',
    submit: 'Archive',
    isDangerous: false,
  });
  // a button that says Cancel would read as the way out
  expect(bulkQuestion('cancel').submit).toBe('Confirm');
  expect(bulkQuestion('kill').isDangerous).toBe(true);
});
