import { expect, test } from 'vitest';
import { type MadeUpCause, madeUpRun } from '../test/made-up-profiles';
import { causeCountText, countCauses, type JudgedTrial } from './cause-counts';
import { slowRun } from './slow-run';

const judged = (trialId: number, cause: MadeUpCause): JudgedTrial => ({
  ...{ trialId, slow: slowRun(madeUpRun(cause, trialId)) },
});
const unmeasured = (trialId: number): JudgedTrial => ({
  ...{ trialId, slow: slowRun({ series: [], reports: [], isProfiled: true }) },
});

test('trials are counted by cause, the most frequent first, and those without one last', () => {
  const all = [
    ...[unmeasured(1), unmeasured(2), unmeasured(3), judged(4, 'none')],
    ...[judged(5, 'gpu'), judged(6, 'input'), judged(7, 'input')],
  ];
  expect(countCauses(all)).toEqual([
    { cause: 'input', trials: [6, 7] },
    { cause: 'gpu', trials: [5] },
    { cause: 'missing', trials: [1, 2, 3] },
    { cause: 'none', trials: [4] },
  ]);
  expect(causeCountText(all)).toBe(
    'Of 7 trials: input 2, the GPUs 1, not enough data 3, no single cause 1.',
  );
});

test('a trial with several causes counts for each', () => {
  expect(countCauses([judged(1, 'idle'), judged(2, 'gpu')])).toEqual([
    { cause: 'gpu', trials: [1, 2] },
    { cause: 'gaps', trials: [1] },
  ]);
});
