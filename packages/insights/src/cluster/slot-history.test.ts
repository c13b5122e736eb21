import { expect, test } from 'vitest';
import type { HeldStretch } from '../forecast/past-runs';
import { slotHistory } from './slot-history';

const stretch = (entityId: string, slots: number, from: number, to: number | null) =>
  ({ entityId, slots, from, to, kind: 'trial', username: 'ana' }) satisfies HeldStretch;

const pools: Record<string, string> = { '1': 'gpus', '2': 'gpus', '3': 'aux' };
const options = { from: 100, to: 200, poolOf: ({ entityId }: HeldStretch) => pools[entityId] };

const lineOf = (stretches: HeldStretch[]) =>
  slotHistory(stretches, 'gpus', options).points.map(({ at, slots }) => [at, slots]);

test('slots in use rise and fall in steps, from before the period to now', () => {
  const line = lineOf([
    stretch('1', 4, 50, 120),
    stretch('2', 8, 110, null),
    stretch('3', 2, 100, 200),
    stretch('1', 4, 10, 90),
  ]);
  expect(line).toEqual([
    [100, 4],
    [110, 4],
    [110, 12],
    [120, 12],
    [120, 8],
    [200, 8],
  ]);
});

test('slots that pass to another job leave no gap', () => {
  const line = lineOf([stretch('1', 4, 50, 120), stretch('2', 4, 120, null)]);
  expect(line).toEqual([
    [100, 4],
    [120, 4],
    [120, 4],
    [200, 4],
  ]);
});

test('without usage the line is zero, and usage of unknown pools is counted', () => {
  const ended = [stretch('shell', 1, 110, 120), stretch('shell', 1, 130, 140)];
  const none = slotHistory([...ended, stretch('aux', 0, 110, 120)], 'gpus', options);
  expect(none).toEqual({
    points: [
      { at: 100, slots: 0 },
      { at: 200, slots: 0 },
    ],
    unknown: 1,
  });
});
