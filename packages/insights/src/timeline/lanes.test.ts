import { expect, test } from 'vitest';
import { allTrials } from '../test/trials';
import { laneItems, placesOf } from './lanes';
import { maxConcurrent, type Stretch, type TimelineRow } from './timeline';

/** Trials 1, 2, ... by the times in which each had slots. */
function rowsOf(...allocations: [number, number][][]): TimelineRow[] {
  const trials = allTrials(
    ...allocations.map((): ['STATE_COMPLETED', number] => ['STATE_COMPLETED', 0]),
  );
  return trials.map((trial, at) => ({
    trial,
    lifetime: { from: 0, to: 100 },
    allocations: allocations[at]?.map(([from, to]): Stretch => ({ from, to })),
  }));
}

const placed = (rows: TimelineRow[]) =>
  laneItems(rows).map(
    ({ place, row, allocation }) =>
      `${place}: ${row.trial.id} ${allocation?.from}-${allocation?.to}`,
  );

test('times with slots need no more lanes than the maximum at once', () => {
  const rows = rowsOf([[0, 10]], [[2, 5]], [[5, 9]], [[10, 12]]);
  expect(placed(rows)).toEqual(['0: 1 0-10', '0: 4 10-12', '1: 2 2-5', '1: 3 5-9']);
  expect(placesOf(laneItems(rows))).toBe(maxConcurrent(rows));
});

test('a trial that continues uses its previous lane, unless another trial is there', () => {
  expect(
    placed(
      rowsOf(
        [[0, 4]],
        [
          [1, 3],
          [5, 6],
        ],
      ),
    ),
  ).toEqual(['0: 1 0-4', '1: 2 1-3', '1: 2 5-6']);
  expect(
    placed(
      rowsOf(
        [[0, 9]],
        [
          [1, 3],
          [5, 6],
        ],
        [[4, 8]],
      ),
    ),
  ).toEqual(['0: 1 0-9', '1: 2 1-3', '1: 3 4-8', '2: 2 5-6']);
});

test('trials with unknown times need no lane', () => {
  const [row] = rowsOf([]);
  expect(laneItems(row ? [row, { ...row, allocations: undefined }] : [])).toEqual([]);
  expect(placesOf([])).toBe(0);
});
