import { paletteSize } from '@trainyard/ui/lib/colors';
import { beforeEach, expect, test } from 'vitest';
import type { Settings } from '~/data/settings';
import {
  applyChosenPlaces,
  colorSelection,
  placeOfExperiment,
  readChosenPlaces,
} from './experiment-colors';

beforeEach(() => {
  applyChosenPlaces(new Map(), 'experiments');
  colorSelection([]);
});

test('selected experiments whose ids share a color get distinct ones (E12)', () => {
  expect(placeOfExperiment(82) % paletteSize).toBe(placeOfExperiment(46) % paletteSize);
  colorSelection([82, 50, 46, 14]);
  expect(new Set([82, 50, 46, 14].map((id) => placeOfExperiment(id) % paletteSize)).size).toBe(4);
  const before = placeOfExperiment(46);
  // taking one away changes no other
  colorSelection([50, 46, 14]);
  expect(placeOfExperiment(46)).toBe(before);
});

test('the color that the user has chosen wins, and others avoid it', () => {
  applyChosenPlaces(new Map([[50, 4]]), 'experiments');
  expect(placeOfExperiment(50)).toBe(4);
  colorSelection([5, 50]);
  expect(placeOfExperiment(50)).toBe(4);
  expect(placeOfExperiment(5) % paletteSize).not.toBe(4);
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
