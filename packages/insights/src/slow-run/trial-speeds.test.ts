import { expect, test } from 'vitest';
import { trialSpeeds } from './trial-speeds';

const trial = (id: number, batches: number, seconds: number, size?: number) => ({
  ...{ id, totalBatchesProcessed: batches, wallClockTime: seconds },
  hparams: size === undefined ? {} : { global_batch_size: size },
});

test('the slowest trial is first, with its share of the median of the others', () => {
  const trials = [trial(1, 1000, 100), trial(2, 500, 100), trial(3, 1200, 100), trial(4, 800, 100)];
  const { speeds, unit } = trialSpeeds(trials);
  expect(unit).toBe('batches/s');
  expect(speeds.map(({ trial: { id }, perSecond }) => [id, perSecond])).toEqual([
    [2, 5],
    [4, 8],
    [1, 10],
    [3, 12],
  ]);
  expect(speeds[0]?.ofMedian).toBe(0.5);
});

test('records count where all trials name the size of their batches', () => {
  const sized = [trial(1, 100, 100, 64), trial(2, 200, 100, 32), trial(3, 100, 100, 32)];
  const { speeds, unit } = trialSpeeds(sized);
  expect(unit).toBe('records/s');
  expect(speeds.map(({ perSecond }) => perSecond)).toEqual([32, 64, 64]);
  // two others have no median
  expect(speeds.map(({ ofMedian }) => ofMedian)).toEqual([undefined, undefined, undefined]);
  expect(trialSpeeds([...sized, trial(4, 100, 100)]).unit).toBe('batches/s');
});

test('a trial that has trained nothing has no speed', () => {
  expect(trialSpeeds([trial(1, 0, 100), trial(2, 100, 0)])).toEqual({
    ...{ speeds: [], unit: 'batches/s' },
  });
});
