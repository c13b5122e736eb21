import { mannWhitney } from './mann-whitney';

/** The number of values that each of two groups needs before they are compared. */
export const minValues = 5;

export type Spread = { n: number; low: number; median: number; high: number };

/** Smallest, middle and largest of some values; undefined without any. Infinity counts, NaN does not. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other);
  const [low] = sorted;
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) return undefined;
  const middle = (sorted.length - 1) / 2;
  const [below = low, above = low] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  // of two infinite ones the mean is none
  const median = below === above ? below : (below + above) / 2;
  return { n: sorted.length, low, median, high };
}

/** A group of values against those of the base. `few`: one of the two has too few values. */
export type AgainstBase =
  | { kind: 'few'; counts: readonly [own: number, base: number] }
  | {
      kind: 'tested';
      counts: readonly [own: number, base: number];
      /** the median of the group minus that of the base; NaN if both are infinite */
      difference: number;
      /** the share of pairs in which the value of the group is larger; equal values count half */
      larger: number;
      /** how often chance alone gives such a share, corrected for the number of comparisons */
      p: number;
    };

/**
 * Compares each group of values with that of the base by the test of Mann and Whitney. NaN does not
 * count. The p-values are corrected for all pairs of groups that can be compared (Bonferroni),
 * because people choose the base when they have seen the values.
 */
export function againstBase(
  groups: readonly (readonly number[])[],
  baseAt: number,
): (AgainstBase | undefined)[] {
  const numbers = groups.map((group) => group.filter((value) => !Number.isNaN(value)));
  const tested = numbers.filter(({ length }) => length >= minValues).length;
  const pairs = (tested * (tested - 1)) / 2;
  const base = numbers[baseAt] ?? [];
  return numbers.map((own, at) => {
    if (at === baseAt) return undefined;
    const counts = [own.length, base.length] as const;
    if (Math.min(...counts) < minValues) return { kind: 'few', counts };
    const { larger, p } = mannWhitney(own, base);
    const difference = (spreadOf(own)?.median ?? 0) - (spreadOf(base)?.median ?? 0);
    return { kind: 'tested', counts, difference, larger, p: Math.min(1, p * pairs) };
  });
}
