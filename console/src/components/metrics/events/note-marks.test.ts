import { expect, test } from 'vitest';
import type { XAxis } from '~/components/metrics/series-axis';
import { batchOfX, noteMarks, noteOfMark } from './note-marks';

const start = Date.parse('2026-11-20T10:00:00Z') / 1000;
const groups = [
  {
    group: 'training',
    data: [100, 200, 300].map((batches) => ({
      batches,
      epoch: 0,
      values: { loss: 1, tokens: batches * 10 },
      time: new Date((start + batches) * 1000).toISOString(),
    })),
  },
];
const on = (x: XAxis) => ({ groups, axis: { x, start } });

const note = { batch: 220, text: 'halved', line: '' };

test.each([
  ['batches', 220],
  ['time', start + 200],
  ['elapsed', 200],
  ['training|tokens', 2000],
] as const)('over %s a note is at its batch, or at the nearest measured one', (x, place) => {
  const [mark] = noteMarks([note], on(x));
  expect(mark).toMatchObject({ x: place, label: 'halved, batch 220', note: 'halved' });
  expect(noteOfMark(mark?.id ?? '')).toBe(0);
  expect(noteOfMark('0')).toBeUndefined();
  expect(batchOfX(x === 'batches' ? 220 : place, on(x))).toBe(200);
});

test('a note without measurements has no mark, and without an x it is at the last batch', () => {
  expect(noteMarks([note], { groups: [], axis: { x: 'batches', start } })).toEqual([]);
  expect(noteMarks([note], on('epoch'))).toEqual([]);
  expect(batchOfX(undefined, on('time'))).toBe(300);
  expect(batchOfX(5, on('epoch'))).toBe(0);
});
