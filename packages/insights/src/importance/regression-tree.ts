/** A column of a training table: numbers, or indices in `words`. Missing values are NaN. */
export type Feature = {
  name: string;
  kind: 'number' | 'word';
  values: readonly number[];
  words?: readonly string[];
  /** true for numbers that are compared by their ratio */
  isLog?: boolean;
};

export type Tree =
  | { mean: number }
  | { feature: number; isWord: boolean; at: number; yes: Tree; no: Tree };

type Options = {
  features: readonly Feature[];
  target: readonly number[];
  random: () => number;
};

const maxDepth = 10;
const minRows = 3;

/**
 * A regression tree for some rows (a row may occur twice): each split minimizes the squared error
 * over a random third of the features, as in forests (L. Breiman, Random Forests, 2001).
 */
export function growTree(rows: readonly number[], options: Options, depth = 0): Tree {
  const mean = meanOf(rows, options.target);
  if (depth >= maxDepth || rows.length < 2 * minRows) return { mean };
  const split = bestSplit(rows, options);
  if (!split) return { mean };
  const feature = options.features[split.feature];
  if (!feature) return { mean };
  const isYes = (row: number) => passes(feature.values[row] ?? Number.NaN, split);
  return {
    ...split,
    yes: growTree(rows.filter(isYes), options, depth + 1),
    no: growTree(
      rows.filter((row) => !isYes(row)),
      options,
      depth + 1,
    ),
  };
}

type Split = { feature: number; isWord: boolean; at: number };

const passes = (value: number, { isWord, at }: Split) => (isWord ? value === at : value <= at);

/** Predicts the value of a row; `valueIn` returns its features. */
export function predict(tree: Tree, valueIn: (feature: number) => number): number {
  let node = tree;
  while (!('mean' in node)) node = passes(valueIn(node.feature), node) ? node.yes : node.no;
  return node.mean;
}

function meanOf(rows: readonly number[], target: readonly number[]): number {
  let sum = 0;
  for (const row of rows) sum += target[row] ?? 0;
  return rows.length === 0 ? 0 : sum / rows.length;
}

function bestSplit(rows: readonly number[], { features, target, random }: Options) {
  const tried = shuffled(
    features.map((_, at) => at),
    random,
  ).slice(0, Math.max(1, Math.ceil(features.length / 3)));
  let best: (Split & { gain: number }) | undefined;
  for (const feature of tried) {
    const column = features[feature];
    if (!column) continue;
    const candidate =
      column.kind === 'word' ? wordSplit(rows, column, target) : numberSplit(rows, column, target);
    if (candidate && candidate.gain > (best?.gain ?? 1e-12))
      best = { ...candidate, feature, isWord: column.kind === 'word' };
  }
  if (!best) return undefined;
  const { gain: _, ...split } = best;
  return split;
}

/** the reduction of the squared error by splitting a sum, without the part that all splits share */
const gainOf = (left: { sum: number; of: number }, right: { sum: number; of: number }) =>
  left.sum ** 2 / left.of +
  right.sum ** 2 / right.of -
  (left.sum + right.sum) ** 2 / (left.of + right.of);

type Found = { at: number; gain: number };

function numberSplit(
  rows: readonly number[],
  { values }: Feature,
  target: readonly number[],
): Found | undefined {
  const valueIn = (row: number) => values[row] ?? Number.NaN;
  // missing values come after every number
  const sorted = [...rows].sort((one, other) => order(valueIn(one), valueIn(other)));
  const total = { sum: meanOf(rows, target) * rows.length, of: rows.length };
  const left = { sum: 0, of: 0 };
  let best: Found | undefined;
  for (const [index, row] of sorted.entries()) {
    left.sum += target[row] ?? 0;
    left.of += 1;
    const [here, next] = [valueIn(row), valueIn(sorted[index + 1] ?? -1)];
    const isEdge = left.of >= minRows && total.of - left.of >= minRows;
    if (!isEdge || Number.isNaN(here) || here === next) continue;
    const gain = gainOf(left, { sum: total.sum - left.sum, of: total.of - left.of });
    if (gain > (best?.gain ?? 0))
      best = { at: Number.isNaN(next) ? here : (here + next) / 2, gain };
  }
  return best;
}

const order = (one: number, other: number) =>
  Number.isNaN(one) || Number.isNaN(other)
    ? Number(Number.isNaN(one)) - Number(Number.isNaN(other))
    : one - other;

function wordSplit(
  rows: readonly number[],
  { values }: Feature,
  target: readonly number[],
): Found | undefined {
  const words = new Map<number, { sum: number; of: number }>();
  for (const row of rows) {
    const word = values[row] ?? Number.NaN;
    const wordSum = words.get(word) ?? { sum: 0, of: 0 };
    words.set(word, { sum: wordSum.sum + (target[row] ?? 0), of: wordSum.of + 1 });
  }
  const total = { sum: meanOf(rows, target) * rows.length, of: rows.length };
  let best: Found | undefined;
  for (const [at, inside] of words) {
    const outside = { sum: total.sum - inside.sum, of: total.of - inside.of };
    if (Number.isNaN(at) || inside.of < minRows || outside.of < minRows) continue;
    const gain = gainOf(inside, outside);
    if (gain > (best?.gain ?? 0)) best = { at, gain };
  }
  return best;
}

/** Random numbers from 0 up to 1, the same for the same seed (xorshift, G. Marsaglia 2003). */
export function seeded(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export const below = (random: () => number, count: number): number => Math.floor(random() * count);

/** The same members in another order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = below(random, at + 1);
    const [one, two] = [mixed[at] as Item, mixed[other] as Item];
    mixed[at] = two;
    mixed[other] = one;
  }
  return mixed;
}
