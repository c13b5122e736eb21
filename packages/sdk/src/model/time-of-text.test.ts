import { expect, test } from 'vitest';
import { timeOfText } from './time-of-text';

test.each([
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11', '2026-11-01T00:00:00.000Z'],
  ['2026-11-20T09:30:00.118Z', '2026-11-20T09:30:00.118Z'],
  ['2028-02-29T09:30:00Z', '2028-02-29T09:30:00.000Z'],
  ['2026-11-20T00:30:00+02:00', '2026-11-19T22:30:00.000Z'],
])('%s is a time', (text, time) => {
  expect(new Date(timeOfText(text) ?? 0).toISOString()).toBe(time);
});

test.each([
  '2026-02-30',
  '2026-02-29T10:00:00Z',
  '2026-04-31',
  '2026-13-01',
  '2026-00',
  'soon',
  '1',
  '11/20/2026',
  'Nov 20 2026',
  '2026-11-20 at nine',
  '2026',
  '',
])('%j is not a time in ISO 8601, or a day that does not exist (F9)', (text) => {
  expect(timeOfText(text)).toBeUndefined();
});
