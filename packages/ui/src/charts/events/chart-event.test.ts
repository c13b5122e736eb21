import { expect, test } from 'vitest';
import { type ChartEvent, fingerDistance, markText, placeEvents } from './chart-event';

const event = (id: string, kind: string, x: number): ChartEvent => ({
  id,
  kind,
  x,
  label: `${kind} ${x}`,
  tone: kind === 'checkpoint' ? 'quiet' : 'warn',
});

const plot = { left: 40, right: 440, toX: (x: number) => 40 + x };

test('events of one kind at nearly the same place share a mark, of two kinds they do not', () => {
  const events = [
    event('a', 'checkpoint', 10),
    event('b', 'checkpoint', 14),
    event('c', 'error', 12),
  ];
  const marks = placeEvents(events, plot);
  expect(marks.map(({ left, events }) => [left, events.map(({ id }) => id).join('')])).toEqual([
    [50, 'ab'],
    [52, 'c'],
  ]);
});

test('for a finger, marks of a kind are as far from each other as it needs', () => {
  const events = [
    event('a', 'checkpoint', 10),
    event('b', 'checkpoint', 32),
    event('c', 'checkpoint', 36),
  ];
  const marks = placeEvents(events, plot, fingerDistance);
  expect(marks.map(({ events }) => events.map(({ id }) => id).join(''))).toEqual(['ab', 'c']);
});

test('events outside of the axis have no mark', () => {
  expect(placeEvents([event('a', 'error', -50), event('b', 'error', 900)], plot)).toEqual([]);
});

test('a mark names a few of its events and counts the others', () => {
  const events = [1, 2, 3, 4, 5].map((x) => event(String(x), 'checkpoint', x));
  expect(markText({ left: 0, events })).toBe(
    'checkpoint 1\ncheckpoint 2\ncheckpoint 3\nand 2 more',
  );
});

test('an error and the restart after it are beside each other where both are at one batch', () => {
  const marks = placeEvents([event('a', 'error', 10), event('b', 'restart', 10)], plot);
  expect(marks.map(({ left }) => left)).toEqual([50, 57]);
});
