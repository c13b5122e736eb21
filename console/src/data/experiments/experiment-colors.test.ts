import { paletteSize } from '@trainyard/ui/lib/colors';
import { beforeEach, expect, test } from 'vitest';
import type { Settings } from '~/data/settings';
import {
  applyChosenPlaces,
  applyLinkedPlaces,
  distinguishColors,
  placeOf,
  readChosenPlaces,
} from './experiment-colors';

beforeEach(() => {
  applyChosenPlaces(new Map(), 'experiments');
  distinguishColors([], 'experiments');
});

test('selected experiments whose ids share a color get distinct ones (E12)', () => {
  expect(placeOf(82, 'experiments') % paletteSize).toBe(placeOf(46, 'experiments') % paletteSize);
  distinguishColors([82, 50, 46, 14], 'experiments');
  expect(new Set([82, 50, 46, 14].map((id) => placeOf(id, 'experiments') % paletteSize)).size).toBe(
    4,
  );
  const before = placeOf(46, 'experiments');
  // taking one away changes no other
  distinguishColors([50, 46, 14], 'experiments');
  expect(placeOf(46, 'experiments')).toBe(before);
});

test('the color that the user has chosen wins, and others avoid it', () => {
  applyChosenPlaces(new Map([[50, 4]]), 'experiments');
  expect(placeOf(50, 'experiments')).toBe(4);
  distinguishColors([5, 50], 'experiments');
  expect(placeOf(50, 'experiments')).toBe(4);
  expect(placeOf(5, 'experiments') % paletteSize).not.toBe(4);
});

test('a link names colors of rows whose color the user has not chosen', () => {
  applyChosenPlaces(new Map([[50, 4]]), 'experiments');
  applyLinkedPlaces(['50-2', '7-3', 'red'], 'experiments');
  expect(placeOf(50, 'experiments')).toBe(4);
  expect(placeOf(7, 'experiments')).toBe(3);
  distinguishColors([7, 4], 'experiments');
  expect(placeOf(7, 'experiments')).toBe(3);
  expect(placeOf(4, 'experiments') % paletteSize).not.toBe(3);
  applyLinkedPlaces([], 'experiments');
  expect(placeOf(8, 'experiments')).toBe(7);
});

test('chosen colors are read from the settings of every project, anything else is left out', () => {
  const settings = {
    'colors-of-project-1': { experiments: { '7': 3, '8': 99, '9': 'red' } },
    'colors-of-project-2': { experiments: { '20': 0 }, runs: { '31': 5 } },
    'time-zone': { zone: 'UTC' },
  } satisfies Settings;
  const places = readChosenPlaces(settings, 'experiments');
  expect([...places]).toEqual([
    [7, 3],
    [20, 0],
  ]);
  expect([...readChosenPlaces(settings, 'runs')]).toEqual([[31, 5]]);
});
