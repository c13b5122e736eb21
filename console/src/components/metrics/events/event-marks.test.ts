import { expect, test } from 'vitest';
import type { XAxis } from '~/components/metrics/series-axis';
import { eventMarks, momentMarks, withMeasurements } from './event-marks';

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
const restart = { id: 'start 2', kind: 'restart' as const, at: start + 250, text: 'Restarted' };
const saved = {
  id: 'a',
  kind: 'checkpoint' as const,
  at: start + 260,
  batch: 240,
  text: 'Checkpoint a',
};

test.each([
  ['batches', [200, 240]],
  ['time', [start + 250, start + 260]],
  ['elapsed', [250, 260]],
  ['training|tokens', [2000, 2000]],
] as const)('over %s events are where the master says, or where it last measured', (x, places) => {
  expect(eventMarks([restart, saved], on(x)).map((mark) => mark.x)).toEqual(places);
});

test('a mark says whether its batch is exact', () => {
  expect(eventMarks([restart, saved], on('batches')).map(({ label }) => label)).toEqual([
    'Restarted, after batch 200',
    'Checkpoint a, batch 240',
  ]);
});

test('an error is at one batch in all charts, also in those with fewer points (screens-experiments L8)', () => {
  const error = { id: 'end 1', kind: 'error' as const, at: start + 320, text: 'Failed' };
  const sparse = groups.map((group) => ({ ...group, data: group.data.slice(0, 2) }));
  expect(eventMarks([error], { ...on('batches'), groups: sparse })[0]?.x).toBe(200);
  const all = [sparse, groups].reduce(withMeasurements, []);
  const shared = { ...on('batches'), groups: [{ group: '', data: [...all] }] };
  expect(eventMarks([error], shared)[0]).toMatchObject({
    x: 300,
    label: 'Failed, after batch 300',
  });
  expect(withMeasurements(all, sparse)).toBe(all);
});

test('without measurements there are no marks', () => {
  expect(eventMarks([restart], { groups: [], axis: { x: 'batches', start } })).toEqual([]);
});

test('a moment of the link is marked, anything else is not', () => {
  const [mark] = momentMarks('2026-11-20T10:03:40.000Z', on('batches'));
  expect(mark).toMatchObject({ x: 200, label: 'Line of the log, 2026-11-20 10:03:40' });
  for (const text of ['soon', '1', '2026-02-30'])
    expect(momentMarks(text, on('batches'))).toEqual([]);
  expect(momentMarks('', on('batches'))).toEqual([]);
});
