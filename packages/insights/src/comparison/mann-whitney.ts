export type RankTest = {
  /** the pairs in which the value of the first sample is larger; equal values count half */
  u: number;
  /** the share of these pairs: 0.5 where neither sample has larger values */
  larger: number;
  /** how often chance alone gives a share as far from a half, two-sided */
  p: number;
};

/** Up to so many values in both samples all their divisions are counted. */
const maxExact = 40;

/** Twice the rank of each value, so that the middle ranks of equal values are whole; and how many are equal. */
function doubleRanks(values: readonly number[]): { ranks: number[]; ties: number[] } {
  const order = [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const ranks: number[] = [];
  const ties: number[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (const at of order.slice(from, to)) ranks[at] = from + 1 + to;
    ties.push(to - from);
    from = to;
  }
  return { ranks, ties };
}

/**
 * The share of all ways to choose `count` of the ranks whose sum is at least as far from the mean as
 * this one. The ranks are those that are there, so that equal values are counted as they are.
 */
function exactP(ranks: readonly number[], count: number, sum: number): number {
  const total = ranks.reduce((all, rank) => all + rank, 0);
  // ways[k][s]: to choose k of the ranks so far with the sum s
  const ways = Array.from({ length: count + 1 }, () => new Float64Array(total + 1));
  const [none] = ways;
  if (none) none[0] = 1;
  for (const rank of ranks)
    for (let chosen = count; chosen > 0; chosen -= 1) {
      const [to, from] = [ways[chosen], ways[chosen - 1]];
      if (to && from)
        for (let at = total; at >= rank; at -= 1) to[at] = (to[at] ?? 0) + (from[at - rank] ?? 0);
    }
  const mean = (total * count) / ranks.length;
  const distance = Math.abs(sum - mean) - 1e-9;
  let [far, all] = [0, 0];
  for (const [at, number] of (ways[count] ?? []).entries()) {
    all += number;
    if (Math.abs(at - mean) >= distance) far += number;
  }
  return far / all;
}

/** Two-sided share of a normal distribution beyond a value (W. H. Press et al., Numerical Recipes, erfcc). */
function beyondNormal(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398,
    1.48851587, -0.82215223, 0.17087277,
  ];
  const sum = terms.reduceRight((all, term) => term + t * all, 0);
  return t * Math.exp(-x * x + sum);
}

type Options = { ties: readonly number[]; u: number; sizes: readonly [number, number] };

/** By the normal approximation, corrected for ties and for continuity. */
function normalP({ ties, u, sizes: [one, other] }: Options): number {
  const count = one + other;
  const tied = ties.reduce((sum, each) => sum + each ** 3 - each, 0);
  const variance = ((one * other) / 12) * (count + 1 - tied / (count * (count - 1)));
  if (variance <= 0) return 1;
  const distance = Math.max(0, Math.abs(u - (one * other) / 2) - 0.5);
  return Math.min(1, beyondNormal(distance / Math.sqrt(variance)));
}

/**
 * The test of H. B. Mann and D. R. Whitney (1947): are values of one sample larger than those of the
 * other more often than chance explains? It reads ranks alone, so that a diverged trial weighs no
 * more than the worst. Exact for few values, also with equal ones; else by the normal approximation.
 * Values must not be NaN.
 */
export function mannWhitney(
  one: readonly number[],
  other: readonly number[],
  exactUpTo = maxExact,
): RankTest {
  const pairs = one.length * other.length;
  if (pairs === 0) return { u: 0, larger: 0.5, p: 1 };
  const { ranks, ties } = doubleRanks([...one, ...other]);
  const sum = ranks.slice(0, one.length).reduce((all, rank) => all + rank, 0);
  const u = sum / 2 - (one.length * (one.length + 1)) / 2;
  const p =
    ranks.length <= exactUpTo
      ? exactP(ranks, one.length, sum)
      : normalP({ ties, u, sizes: [one.length, other.length] });
  return { u, larger: u / pairs, p };
}
