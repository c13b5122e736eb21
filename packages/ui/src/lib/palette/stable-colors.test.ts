import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearDistance, colorDistance } from './color-distances';
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

/** The smallest distance of two colors of a selection. */
function minDistance(places: readonly number[]): number {
  const all = places.flatMap((one, at) =>
    places.slice(0, at).map((other) => colorDistance(one, other)),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...all);
}

/** every set of colors that selections of each size get, in whatever order their ids come */
const sets = Array.from({ length: 11 }).reduce<number[][][]>(
  (bySize) => {
    const next = new Map<string, number[]>();
    for (const taken of bySize.at(-1) ?? [])
      for (let id = 1; id <= 12; id += 1) {
        const others = new Map(taken.map((place, at) => [100 + at, place]));
        const place = colorPlaces([...others.keys(), id], others).get(id) ?? 0;
        const set = [...taken, place].toSorted((a, b) => a - b);
        next.set(set.join(), set);
      }
    return [...bySize, [...next.values()]];
  },
  [Array.from({ length: 12 }, (_, place) => [place])],
);

test.each([
  [2, 20],
  [6, 20],
  [7, 17],
  [8, 16],
  [9, 14],
])('in every selection of up to %i, colors are at least %i apart', (size, distance) => {
  const distances = (sets[size - 1] ?? []).map(minDistance);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(distance);
});

test('a selection of twelve has every color of the palette once', () => {
  expect(sets[11]).toEqual([Array.from({ length: 12 }, (_, place) => place)]);
});

test('an id keeps its usual color where that is clear of those before it', () =>
  fc.assert(
    fc.property(ids, (chosen) => {
      const few = chosen.slice(0, 12);
      const places = colorPlaces(few);
      for (const [at, id] of few.entries()) {
        const before = few.slice(0, at).map((other) => places.get(other) ?? 0);
        const own = (id - 1) % 12;
        if (before.every((other) => colorDistance(own, other) >= clearDistance))
          expect(places.get(id)).toBe(own);
      }
    }),
  ));

test('colors that the user has chosen win, and the others are clear of them', () =>
  fc.assert(
    fc.property(ids, fc.nat(11), (chosen, place) => {
      const [first = 1] = chosen;
      const few = [...chosen.slice(1, 6), first];
      const places = colorPlaces(few, new Map([[first, place]]));
      expect(places.get(first)).toBe(place);
      expect(minDistance([...places.values()])).toBeGreaterThanOrEqual(clearDistance);
    }),
  ));

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
