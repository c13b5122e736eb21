import type { Allocation } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { allTrials } from '../test/trials';
import {
  formatRange,
  heldSeconds,
  maxConcurrent,
  parseRange,
  stepRange,
  timelineOf,
  waitedSeconds,
} from './timeline';

const start = Date.parse('2026-11-05T10:00:00Z') / 1000;

const allocation = (startTime: string, endTime: string): Allocation => ({
  taskId: 'a',
  allocationId: 'a.1',
  state: 'STATE_TERMINATED',
  isReady: false,
  startTime,
  endTime,
});

test('times of allocations are UTC, and running ones continue to now', () => {
  const trials = allTrials(['STATE_COMPLETED', 1], ['STATE_RUNNING', 1], ['STATE_QUEUED', 0]);
  const ended = { ...trials[0], endTime: '2026-11-05T10:10:00Z' } as (typeof trials)[number];
  const allocations = new Map([
    [
      1,
      [
        allocation('2026-11-05T10:06:00', '2026-11-05T10:09:00'),
        allocation('2026-11-05T10:01:00.5', '2026-11-05T10:03:00.5'),
      ],
    ],
    [2, [allocation('2026-11-05T10:02:00', '')]],
  ]);
  const nowMs = (start + 1200) * 1000;
  const all = [ended, ...trials.slice(1)];
  const { rows, span } = timelineOf(all, { allocations, nowMs });
  expect(span).toEqual({ from: start, to: start + 1200 });
  expect(rows.map(heldSeconds)).toEqual([300, 1080, undefined]);
  expect(rows.map(waitedSeconds)).toEqual([300, 120, undefined]);
  expect(rows[0]?.allocations?.[0]).toEqual({ from: start + 60.5, to: start + 180.5 });
  expect(maxConcurrent(rows)).toBe(2);
});

test('one that ends makes room for one that starts at the same moment', () => {
  const trials = allTrials(['STATE_COMPLETED', 1], ['STATE_COMPLETED', 1]);
  const allocations = new Map([
    [1, [allocation('2026-11-05T10:00:00', '2026-11-05T10:01:00')]],
    [2, [allocation('2026-11-05T10:01:00', '2026-11-05T10:02:00')]],
  ]);
  const { rows } = timelineOf(trials, { allocations, nowMs: start * 1000 });
  expect(maxConcurrent(rows)).toBe(1);
  expect(timelineOf([], { allocations, nowMs: 0 })).toEqual({ rows: [], span: undefined });
});

test('keys zoom around the middle and move, never out of the span', () => {
  const span = { from: 0, to: 1000 };
  const near = stepRange(span, span, '+');
  expect(near).toEqual({ from: 250, to: 750 });
  expect(stepRange(span, { from: 250, to: 750 }, 'ArrowLeft')).toEqual({ from: 125, to: 625 });
  expect(stepRange(span, { from: 600, to: 1000 }, 'ArrowRight')).toEqual({ from: 600, to: 1000 });
  expect(stepRange(span, { from: 250, to: 750 }, '-')).toEqual(span);
  expect(stepRange(span, { from: 2, to: 3 }, '0')).toEqual(span);
  expect(stepRange(span, span, 'x')).toBeUndefined();
});

test('a link contains the range in seconds from the start; an invalid one means the whole', () => {
  const span = { from: start, to: start + 1000 };
  expect(formatRange({ from: start + 10.4, to: start + 99.2 }, span)).toBe('10~100');
  expect(formatRange(span, span)).toBe('');
  expect(parseRange('10~100', span)).toEqual({ from: start + 10, to: start + 100 });
  expect(parseRange('10~5000', span)).toEqual({ from: start + 10, to: start + 1000 });
  for (const wrong of ['', 'x', '90~10', '5000~6000'])
    expect(parseRange(wrong, span)).toEqual(span);
});
