import type { Hyperparameter, NamedHyperparameter } from '@trainyard/sdk/model';
import { type Feature, seeded } from '../importance/regression-tree';

/** A made-up search: its trials, and the truth from which they were drawn. */
export type MadeUpSearch = {
  name: string;
  features: Feature[];
  target: number[];
  isSmallerBetter: boolean;
  /**
   * the best value of each hyperparameter that matters by itself: one on the scale of its values,
   * or a word; hyperparameters that are left out do nothing by themselves
   */
  optima: Record<string, number | string>;
  /** matter only together */
  pairs: string[];
  /** the hyperparameters as a config searches them */
  space: NamedHyperparameter[];
  /** how good a trial with these values is without noise, in the order of the features */
  goodnessOf: (values: readonly number[]) => number;
};

type Draw = {
  random: () => number;
  normal: () => number;
  share: (from: number, to: number) => number;
};

function drawFrom(seed: number): Draw {
  const random = seeded(seed * 7919 + 17);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  for (let warm = 0; warm < 20; warm += 1) random();
  return { random, normal, share: (from, to) => from + (to - from) * random() };
}

type Shape = {
  features: (draw: Draw, count: number) => Feature[];
  /** what a trial reaches, higher is better, without noise; values are on the scale from 0 to 1 */
  value: (at: readonly number[], optimum: number) => number;
  optimum: (draw: Draw) => number;
  /** of the first feature, by the optimum */
  optima?: (optimum: number) => MadeUpSearch['optima'];
  pairs?: string[];
  counts?: readonly [number, number];
};

const column = (count: number, value: () => number) => Array.from({ length: count }, value);

const plain =
  (name: string) =>
  (draw: Draw, count: number): Feature => ({
    name,
    kind: 'number',
    values: column(count, draw.random),
  });

const log =
  (name: string) =>
  (draw: Draw, count: number): Feature => ({
    name,
    kind: 'number',
    isLog: true,
    values: column(count, () => 10 ** draw.share(-5, -1)),
  });

const words = ['adam', 'adamw', 'sgd', 'lion'];

const word =
  (name: string) =>
  (draw: Draw, count: number): Feature => ({
    name,
    kind: 'word',
    words,
    values: column(count, () => Math.floor(draw.random() * words.length)),
  });

const grid =
  (name: string) =>
  (draw: Draw, count: number): Feature => ({
    name,
    kind: 'number',
    values: column(count, () => 2 + Math.floor(draw.random() * 7)),
  });

const all =
  (...parts: ((draw: Draw, count: number) => Feature)[]) =>
  (draw: Draw, count: number) =>
    parts.map((part) => part(draw, count));

/** from 0 to 1 on the scale of the feature */
const unit = ({ kind, isLog, words: all }: Feature, value: number): number => {
  if (isLog) return (Math.log10(value) + 5) / 4;
  if (kind === 'word') return value / ((all?.length ?? 2) - 1);
  return value >= 2 ? (value - 2) / 6 : value;
};

function searchedAs({ kind, isLog, values, words: vals = [] }: Feature): Hyperparameter {
  if (kind === 'word') return { type: 'categorical', vals: [...vals] };
  if (isLog) return { type: 'log', base: 10, minval: -5, maxval: -1 };
  return values.some((value) => value > 1)
    ? { type: 'int', minval: 2, maxval: 8 }
    : { type: 'double', minval: 0, maxval: 1 };
}

const shapes: Record<string, Shape> = {
  'better to the end': {
    features: all(plain('x'), plain('noise'), word('kind')),
    value: ([x = 0], optimum) => 2 * (optimum > 0.5 ? x : 1 - x),
    optimum: ({ random }) => (random() < 0.5 ? 0 : 1),
  },
  'better to the end of a log scale': {
    features: all(log('x'), log('noise'), plain('other')),
    value: ([x = 0], optimum) => 2.5 * (optimum > 0.5 ? x : 1 - x) ** 1.5,
    optimum: ({ random }) => (random() < 0.5 ? 0 : 1),
  },
  'optimum in the middle': {
    features: all(plain('x'), plain('noise'), plain('other')),
    value: ([x = 0], optimum) => -6 * (x - optimum) ** 2,
    optimum: ({ share }) => share(0.3, 0.7),
  },
  'optimum of a log scale off the middle': {
    features: all(log('x'), plain('noise'), word('kind')),
    value: ([x = 0], optimum) => -7 * Math.abs(x - optimum) ** 1.5,
    optimum: ({ share, random }) => (random() < 0.5 ? share(0.65, 0.85) : share(0.15, 0.35)),
  },
  'rises and then diverges': {
    features: all(log('x'), plain('noise')),
    value: ([x = 0], optimum) => (x <= optimum ? 3 * x : 3 * optimum - 14 * (x - optimum)),
    optimum: ({ share }) => share(0.55, 0.8),
  },
  'a few whole numbers': {
    features: all(grid('x'), plain('noise')),
    value: ([x = 0], optimum) => -5 * (x - optimum) ** 2,
    optimum: ({ random }) => Math.floor(random() * 7) / 6,
  },
  'a best word': {
    features: all(word('x'), plain('noise'), log('other')),
    value: ([x = 0], optimum) => (Math.abs(x - optimum) < 0.01 ? 2 : 0),
    optimum: ({ random }) => Math.floor(random() * 4) / 3,
    optima: (optimum) => ({ x: words[Math.round(optimum * 3)] ?? '' }),
  },
  'an optimum and an interaction': {
    features: all(plain('x'), plain('with'), plain('noise')),
    value: ([x = 0, other = 0], optimum) =>
      -8 * (x - optimum) ** 2 + 2 * (x - optimum) * (other - 0.5),
    optimum: ({ share }) => share(0.35, 0.65),
  },
  'only together': {
    features: all(plain('one'), plain('two'), plain('noise')),
    value: ([one = 0, two = 0]) => (one > 0.5 === two > 0.5 ? 2.5 : 0),
    optimum: () => 0,
    optima: () => ({}),
    pairs: ['one', 'two'],
    counts: [100, 300],
  },
  'nothing but noise': {
    features: all(plain('x'), log('rate'), word('kind'), grid('layers'), plain('noise')),
    value: () => 0,
    optimum: () => 0,
    optima: () => ({}),
  },
  'a constant metric': {
    features: all(plain('x'), word('kind')),
    value: () => Number.NaN,
    optimum: () => 0,
    optima: () => ({}),
  },
  'few trials': {
    features: all(plain('x'), plain('noise')),
    value: ([x = 0]) => 3 * x,
    optimum: () => 1,
    counts: [4, 19],
  },
};

const onScale = (feature: Feature | undefined, place: number): number => {
  if (feature?.isLog) return 10 ** (4 * place - 5);
  return feature?.values.some((value) => value > 1) ? 2 + 6 * place : place;
};

/** Makes searches with known optima, the same for the same count. */
export function madeUpSearches(count: number): MadeUpSearch[] {
  const entries = Object.entries(shapes);
  return Array.from({ length: count }, (_, index) => {
    const [name, shape] = entries[index % entries.length] as [string, Shape];
    const draw = drawFrom(index + 1);
    const [min, max] = shape.counts ?? [24, 240];
    const trials = Math.round(draw.share(min, max));
    const optimum = shape.optimum(draw);
    const features = shape.features(draw, trials);
    const isSmallerBetter = draw.random() < 0.5;
    const noise = draw.share(0.1, 0.7);
    const goodnessOf = (values: readonly number[]) =>
      shape.value(
        features.map((feature, at) => unit(feature, values[at] ?? 0)),
        optimum,
      );
    const target = column(trials, () => 0).map((_, row) => {
      const value = goodnessOf(features.map(({ values }) => values[row] ?? 0));
      // one in forty diverges, for no reason
      const diverged = draw.random() < 0.025 ? -1e6 : 0;
      const good = Number.isNaN(value) ? 1 : value + noise * draw.normal() + diverged;
      return isSmallerBetter ? 3 - good : 3 + good;
    });
    const optima = shape.optima?.(optimum) ?? { x: onScale(features[0], optimum) };
    const pairs = shape.pairs ?? [];
    const space = features.map((feature) => ({
      ...{ name: feature.name, path: [feature.name], hyperparameter: searchedAs(feature) },
    }));
    return { name, features, target, isSmallerBetter, optima, pairs, space, goodnessOf };
  });
}
