import { expect, test } from 'vitest';
import { roundAxis, setAxis, xAxis } from './axis';
import { formatMoment, formatTimeTick, tickTexts } from './format-value';

test.each([
  [0, '0'],
  [0.333, '0.333'],
  [2.4, '2.4'],
  [1280, '1,280'],
  [5000, '5,000'],
  [-9999.5, '-9,999.5'],
  [10_000, '10k'],
  [20_000, '20k'],
  [100_000, '100k'],
  [2_500_000, '2.5M'],
  [12_345, '12.35k'],
  [-12_345, '-12.35k'],
  [999_994, '999.99k'],
  [999_996, '1M'],
  [7.25e9, '7.25B'],
  [123e12, '123T'],
  [0.0004, '0.0004'],
  [0.00001, '1e-5'],
  [-0.5, '-0.5'],
])('the only tick %d reads %s (E14.11)', (value, text) =>
  expect(tickTexts([value])(value)).toBe(text),
);

test.each([
  [[0, 5000, 10_000], '0 · 5k · 10k'],
  [[0, 2500, 5000, 7500, 10_000], '0 · 2.5k · 5k · 7.5k · 10k'],
  [[0, 2000, 4000, 6000], '0 · 2,000 · 4,000 · 6,000'],
  [[-10_000, -5000, 0, 5000], '-10k · -5k · 0 · 5k'],
  [[500_000, 1_000_000, 1_500_000], '500k · 1M · 1.5M'],
  [[1, 10, 100, 1000, 10_000], '1 · 10 · 100 · 1k · 10k'],
  [[1, 10, 100, 1000], '1 · 10 · 100 · 1,000'],
  [[0, 0.00005, 0.0001, 0.00015], '0 · 5e-5 · 1e-4 · 1.5e-4'],
  [[1e-8, 1e-5, 0.01, 10], '1e-8 · 1e-5 · 1e-2 · 10'],
  [[0, 0.0002, 0.0004], '0 · 0.0002 · 0.0004'],
  [[1_000_000, 1_001_000, 1_002_000], '1,000,000 · 1,001,000 · 1,002,000'],
  [[0.7500001, 0.7500002], '0.7500001 · 0.7500002'],
])('the ticks %j all have one form: %s (E14.11)', (ticks, texts) =>
  expect(ticks.map(tickTexts(ticks)).join(' · ')).toBe(texts),
);

test('neighbors of an axis differ, and are all with or all without a unit, for ranges of any size', () => {
  for (let power = -9; power <= 12; power++)
    for (const low of [0, 1, 3, 9.9])
      for (const span of [0.002, 0.7, 1, 4.2, 30]) {
        const range = [low * 10 ** power, (low + span) * 10 ** power] as const;
        for (const { ticks, text } of [
          roundAxis(range, 'linear'),
          setAxis(range, 'linear'),
          xAxis(range, { kind: 'number', timeZone: 'UTC', width: 600 }),
        ]) {
          const texts = ticks.map(text);
          expect(new Set(texts).size, texts.join(' · ')).toBe(ticks.length);
          const hasUnit = texts.some((each) => /[kMBT]$/.test(each));
          const hasGroups = texts.some((each) => each.includes(','));
          expect(hasUnit && hasGroups, texts.join(' · ')).toBe(false);
        }
      }
});

const start = Date.UTC(2026, 10, 20, 9, 5, 7) / 1000;

test.each([
  [3, '09:05:07.00'],
  [60, '09:05:07'],
  [3600, '09:05'],
  [20 * 3600, '11-20 09:05'],
  [30 * 86_400, '11-20'],
])('a time tick of an axis of %i s reads %s', (seconds, text) => {
  expect(formatTimeTick(start, { span: [start, start + seconds], timeZone: 'UTC' })).toBe(text);
});

test('a moment names day and second', () => {
  expect(formatMoment(start, 'UTC')).toBe('11-20 09:05:07');
});
