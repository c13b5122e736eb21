import { aboveF } from '../importance/distributions';
import { summaryOf } from '../seeds/seed-groups';

/** The number of seeds that each of two settings needs before their difference is tested. */
export const minSeeds = 3;

/** A p-value below it is called a difference. */
export const significance = 0.05;

/**
 * The difference of one setting to the base over their seeds. `few`: one of the two has too few
 * seeds. `constant`: no seed of either changes the value, so there is nothing to measure by.
 */
export type OverSeeds =
  | { kind: 'few' | 'constant'; counts: readonly [own: number, base: number] }
  | {
      kind: 'tested';
      counts: readonly [own: number, base: number];
      /** the mean of the setting minus that of the base */
      difference: number;
      /** how often chance alone gives such a difference, corrected for the number of comparisons */
      p: number;
    };

type Measured = NonNullable<ReturnType<typeof summaryOf>>;

/** The p-value of Welch's test, which allows for unlike spreads; undefined without any spread. */
function welch(one: Measured, other: Measured): number | undefined {
  const [a, b] = [one, other].map(({ deviation = 0, n }) => deviation ** 2 / n);
  if (a === undefined || b === undefined || a + b === 0) return undefined;
  const freedom = (a + b) ** 2 / (a ** 2 / (one.n - 1) + b ** 2 / (other.n - 1));
  // the square of t is F with one degree of freedom between
  return aboveF((one.mean - other.mean) ** 2 / (a + b), 1, freedom);
}

/**
 * Tests each setting against the base: `settings` have one value for each seed, and those that are
 * not finite do not count. The p-values are corrected for all pairs of settings that can be tested
 * (Bonferroni), because people choose the base when they have seen the values: of settings that do
 * not differ at all, at most one comparison in twenty names any difference, whichever the base is.
 */
export function testOverSeeds(
  settings: readonly (readonly number[])[],
  baseAt: number,
): (OverSeeds | undefined)[] {
  const measured = settings.map(summaryOf);
  const tested = measured.filter((each) => (each?.n ?? 0) >= minSeeds).length;
  const pairs = (tested * (tested - 1)) / 2;
  const base = measured[baseAt];
  return measured.map((own, at) => {
    if (at === baseAt) return undefined;
    const counts = [own?.n ?? 0, base?.n ?? 0] as const;
    if (!own || !base || Math.min(...counts) < minSeeds) return { kind: 'few', counts };
    const p = welch(own, base);
    if (p === undefined) return { kind: 'constant', counts };
    return { kind: 'tested', counts, difference: own.mean - base.mean, p: Math.min(1, p * pairs) };
  });
}
