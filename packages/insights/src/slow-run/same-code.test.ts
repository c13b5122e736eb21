import type { ReportedTrial } from '@trainyard/sdk/flows';
import { expect, test } from 'vitest';
import { compareSpeed, speedText } from './same-code';

const run = (id: number, seconds: number, size?: number): ReportedTrial => ({
  trial: {
    ...{ id, experimentId: 1 },
    hparams: size === undefined ? {} : { global_batch_size: size },
  },
  reports: Array.from({ length: 8 }, (_, at) => ({
    ...{ kind: 'training' as const, batches: 100 * at, at: 100 * seconds * at },
  })),
});

const textOf = (own: ReportedTrial, others: ReportedTrial[]) =>
  speedText(compareSpeed(own, others));

const peers = [0.1, 0.125, 0.1, 0.08].map((seconds, at) => run(2 + at, seconds));

test('a run is compared with the median of at least three others', () => {
  expect(compareSpeed(run(1, 0.2), peers)).toEqual({
    ...{ kind: 'compared', own: 5, median: 10, low: 8, high: 12.5, count: 4, unit: 'batches/s' },
  });
  expect(textOf(run(1, 0.2), peers)).toBe(
    '0.50 times the median of 4 other runs of the same code: 5 of 10 batches/s; they have 8 to 12.5.',
  );
  expect(textOf(run(1, 0.2), peers.slice(0, 2))).toBe(
    '2 other runs of the same code: too few to compare its speed with, 3 are needed.',
  );
  expect(textOf(run(1, 0.2), [])).toMatch(/^No other completed run/);
});

test('records count where all runs name the size of their batches', () => {
  const sized = peers.map(({ trial, ...rest }) => ({
    ...{ ...rest, trial: { ...trial, hparams: { global_batch_size: 32 } } },
  }));
  expect(compareSpeed(run(1, 0.2, 64), sized)).toMatchObject({
    ...{ own: 320, median: 320, unit: 'records/s' },
  });
  expect(compareSpeed(run(1, 0.2, 64), peers)).toMatchObject({ own: 5, unit: 'batches/s' });
});

test('runs with few reports have no speed', () => {
  const short = (one: ReportedTrial) => ({ ...one, reports: one.reports.slice(0, 3) });
  expect(textOf(short(run(1, 0.2)), peers)).toMatch(/^Its reports are too few/);
  expect(compareSpeed(run(1, 0.2), peers.map(short))).toEqual({ kind: 'few', count: 0 });
});
