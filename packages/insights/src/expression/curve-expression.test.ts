import { expect, test } from 'vitest';
import type { Point } from '../curves/read-curve';
import { readCurveExpression } from './curve-expression';

const line = (xs: readonly number[], of: (x: number) => number): Point[] =>
  xs.map((x) => ({ x, y: of(x) }));

const curves: Record<string, Point[]> = {
  // every 100 batches, and every 400 from 200 on
  'training.loss': line([100, 200, 300, 400, 500, 600, 700], (x) => 1000 - x),
  'validation.loss': line([200, 600, 1000], (x) => 1200 - x),
  'validation.between': line([150, 450], (x) => x),
  'training.zero': line([100, 200], (x) => x - 100),
  'training.constant': line([1, 2, 3, 4], () => 3),
};

function drawn(text: string) {
  const read = readCurveExpression(text, { isName: (name) => name in curves });
  if (!read.ok) throw new Error(read.message);
  return read.evaluate((name) => curves[name] ?? []);
}

test('a difference has the points of the coarser curve, where both have values', () => {
  const expected = [
    { x: 200, y: 200 },
    { x: 600, y: 200 },
  ];
  expect(drawn('validation.loss - training.loss')).toEqual(expected);
  expect(drawn('-(training.loss - validation.loss)')).toEqual(expected);
});

test('a curve is read between its points', () => {
  expect(drawn('training.loss + validation.between')).toEqual([
    { x: 150, y: 1000 },
    { x: 450, y: 1000 },
  ]);
});

test('numbers apply to each point', () => {
  expect(drawn('2 * training.zero + 1')).toEqual([
    { x: 100, y: 1 },
    { x: 200, y: 201 },
  ]);
});

test('results that are not finite numbers are left out', () => {
  expect(drawn('ratio(training.loss, training.zero)')).toEqual([{ x: 200, y: 8 }]);
  expect(drawn('log(training.zero)')).toEqual([{ x: 200, y: Math.log(100) }]);
});

test('a moving average has no bias at its start, and is of all points of its curve', () => {
  expect(drawn('ema(training.constant, 0.9)').map(({ y }) => y)).toEqual([
    expect.closeTo(3),
    expect.closeTo(3),
    expect.closeTo(3),
    expect.closeTo(3),
  ]);
  // (0.5 * 0.5 * 0 + 0.5 * 100) / 0.75
  expect(drawn('ema(training.zero, 0.5)')[1]?.y).toBeCloseTo(66.667, 3);
  expect(drawn('ema(training.zero, 0)')).toEqual(curves['training.zero']);
  expect(drawn('validation.loss - ema(training.loss, 0)')).toHaveLength(2);
});

test('names are those of the curves, each once', () => {
  const read = readCurveExpression('training.loss - training.loss / validation.loss', {
    isName: () => true,
  });
  expect(read).toMatchObject({ ok: true, names: ['training.loss', 'validation.loss'] });
});

test.each([
  ['1 + 2', 0, /names no metric/],
  ['training.lss', 0, /no metric “training.lss”/],
  ['ema(training.loss)', 17, /“\)” is not expected here/],
  ['ema(training.loss', 17, /A comma and a number from 0 to 0.999 is missing/],
  ['ema(training.loss, 2)', 19, /a number from 0 to 0.999/],
  ['ema(training.loss, training.loss)', 19, /a number from 0 to 0.999/],
  ['ema', 0, /“ema” is a function/],
  ['ratio(training.loss)', 0, /takes two values/],
  ['mean(training.loss)', 0, /no function “mean”: min, max, abs, log, exp, ratio, ema/],
])('%s is rejected with the position of the error', (text, at, message) => {
  const read = readCurveExpression(text, { isName: (name) => name in curves });
  expect(read).toMatchObject({ ok: false, at });
  expect(read.ok ? '' : read.message).toMatch(message);
});
