import { seeded } from '../importance/regression-tree';
import type { MadeUpSearch } from './made-up-searches';

/**
 * A made-up search that halves: its target is measured at the first rung, and `goodnessOf` is the
 * truth at the full length.
 */
export type MadeUpHalving = Omit<MadeUpSearch, 'optima' | 'pairs'> & {
  /** at the last rung that eight trials reached; not a number for trials that were stopped before */
  later: number[];
  climbed: number;
};

type Shape = {
  /** of two hyperparameters, at a share of the full length; higher is better */
  value: (at: readonly [number, number], share: number, optimum: number) => number;
};

const shapes: Record<string, Shape> = {
  'halving, the same optimum throughout': {
    value: ([x], share, optimum) => 2 * share - 7 * (x - optimum) ** 2,
  },
  'halving, the optimum moves with the length': {
    value: ([x], share, optimum) => 2 * share - 7 * (x - optimum + 0.15 * share) ** 2,
  },
  'halving, better to the end and later only in the middle': {
    value: ([x], share, optimum) =>
      2 * share - 7 * (1 - share) * (1 - x) ** 2 - 7 * share * (x - 0.6 - 0.2 * optimum) ** 2,
  },
  'halving, turned round with each rung': {
    value: ([x], share) => 2 * share + 3 * x * (-1 - Math.log2(share) / 2),
  },
  'halving, turned round at the end': {
    value: ([x], share) => 2 * share + 3 * x * (1 - 2 * share),
  },
  'halving, what matters later does nothing at first': {
    value: ([x, other], share, optimum) =>
      2 * share - 4 * (x - optimum) ** 2 - 6 * share * (other - 0.5) ** 2,
  },
  'halving, nothing but noise': { value: (_, share) => 2 * share },
};

const lengths = [1 / 16, 1 / 4, 1];
const divisor = 4;

/** Makes searches with known truths, the same for the same count. */
export function madeUpHalvings(count: number): MadeUpHalving[] {
  const entries = Object.entries(shapes);
  return Array.from({ length: count }, (_, index) => {
    const [name, { value }] = entries[index % entries.length] as [string, Shape];
    const random = seeded(index * 104729 + 71);
    for (let warm = 0; warm < 20; warm += 1) random();
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const trials = 24 + Math.floor(random() * 200);
    const optimum = 0.3 + 0.4 * random();
    const noise = 0.1 + 0.6 * random();
    const isSmallerBetter = random() < 0.5;
    const features = ['x', 'other'].map((feature) => ({
      ...{ name: feature, kind: 'number' as const, values: Array.from({ length: trials }, random) },
    }));
    const valuesOf = (row: number): readonly [number, number] => [
      features[0]?.values[row] ?? 0,
      features[1]?.values[row] ?? 0,
    ];
    // a trial's luck stays with it
    const luck = Array.from({ length: trials }, () => noise * normal());
    const measured = (row: number, share: number) =>
      value(valuesOf(row), share, optimum) + (luck[row] ?? 0) + 0.1 * normal();
    const [first = 1, ...later] = lengths;
    const target = luck.map((_, row) => measured(row, first));
    let [climbing, last] = [[...target.keys()], target];
    let climbed = 0;
    for (const share of later) {
      const better = climbing.toSorted((one, other) => (last[other] ?? 0) - (last[one] ?? 0));
      climbing = better.slice(0, Math.floor(better.length / divisor));
      if (climbing.length < 8) break;
      climbed += 1 / later.length;
      last = luck.map((_, row) => (climbing.includes(row) ? measured(row, share) : Number.NaN));
    }
    const metric = (good: number) => (isSmallerBetter ? 3 - good : 3 + good);
    return {
      ...{ name, features, isSmallerBetter, target: target.map(metric), later: last.map(metric) },
      climbed,
      space: features.map((feature) => ({
        ...{ name: feature.name, path: [feature.name] },
        hyperparameter: { type: 'double' as const, minval: 0, maxval: 1 },
      })),
      goodnessOf: ([x = 0, other = 0]) => value([x, other], 1, optimum),
    };
  });
}
