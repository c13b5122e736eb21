import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorDistance, paletteColors } from './colors';
import { colorPlaces, fixedPlaces, ownPlaces } from './stable-colors';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 });

test('up to twelve have a hue each, and further ones have distinct strokes', () =>
  fc.assert(
    fc.property(ids, (chosen) => {
      const places = [...colorPlaces(chosen).values()];
      expect(new Set(places).size).toBe(chosen.length);
      const few = places.slice(0, 12).map((place) => place % 12);
      expect(new Set(few).size).toBe(few.length);
    }),
  ));

test('adding at the end changes no color, and the link keeps the colors of the remaining ids', () =>
  fc.assert(
    fc.property(ids, fc.nat(), (chosen, pick) => {
      const places = colorPlaces(chosen);
      const added = colorPlaces([...chosen, 61]);
      expect(chosen.map((id) => added.get(id))).toEqual(chosen.map((id) => places.get(id)));
      const left = chosen.filter((_, index) => index !== pick % chosen.length);
      const newPlaces = colorPlaces(left, fixedPlaces(left, places));
      expect(left.map((id) => newPlaces.get(id))).toEqual(left.map((id) => places.get(id)));
    }),
  ));

test('ids twelve apart get different colors; alone each has its usual one', () => {
  const [first, second] = colorPlaces([1, 13]).values();
  expect(first).toBe(0);
  expect(second).not.toBe(0);
  expect([...colorPlaces([13]).values()]).toEqual([0]);
  expect(fixedPlaces([13], colorPlaces([1, 13])).get(13)).toBe(second);
});

test('an id whose color is taken gets the free one that is farthest from the others (screens-experiments L11)', () =>
  fc.assert(
    fc.property(ids, (chosen) => {
      const few = chosen.slice(0, 12);
      const places = [...colorPlaces(few).values()];
      for (const [at, place] of places.entries()) {
        const before = places.slice(0, at);
        if (at === 0 || place === ((few[at] ?? 0) - 1) % 12) continue;
        const nearest = (one: number) =>
          Math.min(...before.map((other) => colorDistance(one, other)));
        for (let other = 0; other < 12; other += 1)
          if (!before.includes(other))
            expect(nearest(place)).toBeGreaterThanOrEqual(nearest(other));
      }
    }),
  ));

test('the distances are of the colors of the theme', async () => {
  const css = await readFile(join(import.meta.dirname, '../styles/theme.css'), 'utf8');
  for (const [index, [lightness, chroma, hue]] of paletteColors.entries())
    expect(css).toContain(`--c${index + 1}: oklch(${lightness} ${chroma} ${hue});`);
});

test('an id that shares its index with no other has its usual color, and keeps a given one', () =>
  fc.assert(
    fc.property(ids, (chosen) => {
      const places = colorPlaces(chosen, ownPlaces(chosen, new Map()));
      for (const id of chosen) {
        const sharing = chosen.filter((other) => (other - id) % 12 === 0);
        if (sharing.length === 1) expect(places.get(id)).toBe((id - 1) % 12);
      }
      const more = [61, ...chosen];
      const later = colorPlaces(more, ownPlaces(more, places));
      expect(chosen.map((id) => later.get(id))).toEqual(chosen.map((id) => places.get(id)));
    }),
  ));
