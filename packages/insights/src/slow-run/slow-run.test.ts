import { describe, expect, test } from 'vitest';
import { type MadeUpCause, madeUpRun } from '../test/made-up-profiles';
import type { CauseKind } from './evidence';
import { batchSeconds, type Report, reportGaps } from './reports';
import { slowRun } from './slow-run';
import { evidenceValue, slowHeadline } from './slow-text';

const seeds = Array.from({ length: 25 }, (_, seed) => seed);

const kindsOf = (cause: MadeUpCause, seed: number) =>
  slowRun(madeUpRun(cause, seed)).causes.map(({ kind }) => kind);

const training = (batches: number, at: number): Report => ({ kind: 'training', batches, at });

describe('of 325 made-up runs', () => {
  test.each<[MadeUpCause, CauseKind[]]>([
    ['gpu', ['gpu']],
    ['input', ['input']],
    ['cpu', ['input']],
    ['disk', ['input']],
    ['network', ['network']],
    ['peers', ['peers']],
    ['ranks', ['peers', 'gpu']],
    ['idle', ['gaps', 'gpu']],
    ['elsewhere', ['idle', 'gpu']],
    ['saving', ['gaps', 'gpu']],
    ['paused', ['gaps', 'gpu']],
    ['unused', ['unused', 'gpu']],
    ['none', []],
  ])('those with the cause %s have the verdict %j', (cause, expected) => {
    expect(seeds.map((seed) => [seed, kindsOf(cause, seed)])).toEqual(
      seeds.map((seed) => [seed, expected]),
    );
  });
});

test('each number of a verdict has its unit and its source', () => {
  const { causes, measured } = slowRun(madeUpRun('input', 3));
  const all = [...causes.flatMap(({ evidence }) => evidence), ...measured];
  expect(all.length).toBeGreaterThan(3);
  for (const one of all) {
    expect(one.source).not.toBe('');
    expect(evidenceValue(one)).toMatch(/^[\d.,e-]+(%|\u00a0\S+)?$/);
  }
});

test('nothing is judged by too little', () => {
  const full = madeUpRun('gpu', 1);
  const headline = (changes: Partial<typeof full>) =>
    slowHeadline(slowRun({ ...full, reports: [], ...changes }));
  expect(headline({})).toBe('Bound by the GPUs');
  expect(headline({ series: [], isProfiled: false })).toBe(
    'Not enough data: the profiler is off in its configuration',
  );
  expect(headline({ series: [] })).toBe('Not enough data: the profiler has measured nothing');
  const few = full.series.map((line) => ({ ...line, points: line.points.slice(0, 12) }));
  expect(headline({ series: few })).toBe(
    'Not enough data: the use of a GPU has 12 samples, and 20 are needed',
  );
  const noGpu = full.series.filter(({ name }) => name !== 'gpu_util');
  expect(headline({ series: noGpu })).toBe('Not enough data: the use of GPUs is not measured');
  expect(headline({ series: madeUpRun('none', 1).series })).toBe('No single cause');
});

test('a run that only idles is not judged by its use outside of gaps', () => {
  const { series } = madeUpRun('gpu', 2);
  const idle = series.map((line) =>
    line.name === 'gpu_util'
      ? { ...line, points: line.points.map(({ x }) => ({ x, y: 0 })) }
      : line,
  );
  const found = slowRun({ series: idle, reports: [], isProfiled: true });
  expect(found.causes.map(({ kind }) => kind)).toEqual(['gaps']);
  expect(found.causes[0]?.evidence[0]).toMatchObject({ source: 'gpu_util' });
  expect(found.causes[0]?.evidence[0]?.value).toBeGreaterThan(95);
  expect(found.missing).toMatch(/^outside of gaps/);
});

test('a run that reports training while its GPUs idle has no gaps, but does not use them', () => {
  const { series } = madeUpRun('gpu', 2);
  const points = series.find(({ name }) => name === 'gpu_util')?.points ?? [];
  const [from, to] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  const half = (from + to) / 2;
  const idle = series.map((line) =>
    line.name === 'gpu_util'
      ? { ...line, points: line.points.map(({ x, y }) => ({ x, y: x < half ? y : 0 })) }
      : line,
  );
  const every = (to - from) / 20;
  const reports = Array.from({ length: 20 }, (_, at) => training(100 * at, from + at * every));
  const found = slowRun({ series: idle, reports, isProfiled: true });
  expect(found.causes.map(({ kind }) => kind)[0]).toBe('idle');
  expect(found.causes[0]?.evidence.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Time with all GPUs below 5 %/),
    'Training reports in this time',
  ]);
  expect(slowHeadline(found)).toMatch(
    /^Several causes fit: training without GPUs|^Trains without its GPUs/,
  );
  const silent = slowRun({ series: idle, reports: [], isProfiled: true });
  expect(silent.causes.map(({ kind }) => kind)[0]).toBe('gaps');
});

test('a wait for slots is a gap from a share of 15 % on', () => {
  const run = { ...madeUpRun('gpu', 4), reports: [] };
  const kinds = (waited: number) =>
    slowRun({ ...run, waits: { waited, lifetime: 1000 } }).causes.map(({ kind }) => kind);
  expect(kinds(149)).toEqual(['gpu']);
  expect(kinds(150)).toEqual(['gaps', 'gpu']);
});

test('the speed of the loop is that between reports without more between them', () => {
  const reports = [
    ...[0, 10, 20, 30].map((at) => training(10 * at, at)),
    { kind: 'validation' as const, batches: 300, at: 45 },
    ...[55, 65, 75, 400].map((at, index) => training(400 + 100 * index, at)),
  ];
  expect(batchSeconds(reports)).toBe(0.1);
  expect(reportGaps(reports)).toEqual({ span: 400, saving: 15, paused: 315 });
  expect(batchSeconds(reports.slice(0, 4))).toBeUndefined();
  expect(batchSeconds([])).toBeUndefined();
});
