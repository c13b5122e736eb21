/**
 * How different the series colors look, each row with those after it: the smaller one of both themes
 * by CIEDE2000, or four times the distance that people who are red-green blind see, if that is less.
 * `color-distances.test.ts` computes them from theme.css.
 */
const distances: readonly (readonly number[])[] = [
  [47, 40, 41, 11, 19, 58, 46, 44, 20, 26, 38],
  [39, 39, 45, 44, 8, 22, 17, 52, 41, 33],
  [66, 43, 25, 23, 36, 42, 48, 20, 55],
  [19, 47, 60, 19, 36, 28, 41, 16],
  [33, 62, 32, 42, 14, 32, 21],
  [39, 64, 44, 34, 20, 4],
  [27, 30, 68, 34, 48],
  [21, 40, 49, 23],
  [45, 35, 36],
  [31, 36],
  [47],
];

/** Colors of a smaller distance look alike beside each other, to some people at least. */
export const clearDistance = 20;

/** The distance of two series colors by their places in the palette; 0 for the same place. */
export function colorDistance(one: number, other: number): number {
  const [low, high] = one < other ? [one, other] : [other, one];
  return distances[low]?.[high - low - 1] ?? 0;
}
