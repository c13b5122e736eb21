import {
  type Hyperparameter,
  type NamedHyperparameter,
  shownHyperparameter,
} from '@trainyard/sdk/model';
import { hyperparameterText } from '../hyperparameters/hyperparameters';
import type { Feature } from '../importance/regression-tree';
import type { Span } from './spans';

/** a range that has as much of the search's is not worth a fork */
const maxKept = 0.9;

/**
 * A hyperparameter of a config with the values of a span: a range on its own scale, whose ends are
 * rounded outwards and not outside of those of the search, or the values of a list. Undefined if
 * next to nothing is left out.
 */
export function narrowed(
  { path, hyperparameter }: Pick<NamedHyperparameter, 'path' | 'hyperparameter'>,
  span: Span,
): Hyperparameter | undefined {
  if (hyperparameter.type === 'const') return undefined;
  if (hyperparameter.type === 'categorical') {
    const vals = hyperparameter.vals.filter((value) => isIn(span, path, value));
    return vals.length === 0 || vals.length === hyperparameter.vals.length
      ? undefined
      : { ...hyperparameter, vals };
  }
  if (span.kind === 'words') return undefined;
  const { minval, maxval, type } = hyperparameter;
  const bounds =
    type === 'int' ? wholeBounds(span, hyperparameter) : roundedBounds(span, hyperparameter);
  const whole = type === 'int' ? 1 : 0;
  const share = (bounds.maxval - bounds.minval + whole) / (maxval - minval + whole);
  return share > 0 && share <= maxKept ? { ...hyperparameter, ...bounds } : undefined;
}

type Range = Extract<Hyperparameter, { minval: number }>;
type Bounds = Pick<Range, 'minval' | 'maxval'>;
type RangeSpan = Extract<Span, { kind: 'range' }>;

/** to two digits of its width; the bounds of a log scale are exponents */
function roundedBounds(span: RangeSpan, hyperparameter: Range): Bounds {
  const { minval, maxval } = hyperparameter;
  const onScale = (value: number) => {
    if (hyperparameter.type !== 'log') return value;
    return value <= 0 ? Number.NEGATIVE_INFINITY : Math.log(value) / Math.log(hyperparameter.base);
  };
  const from = Math.max(minval, onScale(span.from));
  const to = Math.min(maxval, onScale(span.to));
  if (!(to > from)) return { minval, maxval };
  const digits = 1 - Math.floor(Math.log10(to - from));
  return {
    minval: from === minval ? minval : Math.max(minval, rounded(from, digits, Math.floor)),
    maxval: to === maxval ? maxval : Math.min(maxval, rounded(to, digits, Math.ceil)),
  };
}

function rounded(value: number, digits: number, round: (value: number) => number): number {
  const scale = 10 ** Math.abs(digits);
  const result = digits < 0 ? round(value / scale) * scale : round(value * scale) / scale;
  return Number(result.toPrecision(12));
}

/** one number alone is not a range */
function wholeBounds({ from, to }: RangeSpan, { minval, maxval }: Bounds): Bounds {
  const low = Math.max(minval, Math.ceil(from));
  const high = Math.min(maxval, Math.floor(to));
  return low < high
    ? { minval: low, maxval: high }
    : { minval: Math.max(minval, high - 1), maxval: Math.min(maxval, low + 1) };
}

function isIn(span: Span, path: readonly string[], value: unknown): boolean {
  if (span.kind === 'words') return !span.without.includes(textOf(path, value));
  return typeof value === 'number' && value >= span.from && value <= span.to;
}

/** as the trials' values are shown, so that both are the same words */
const textOf = (path: readonly string[], value: unknown) =>
  hyperparameterText(shownHyperparameter(path, value));

/** Returns the test whether a row has one of the values of a hyperparameter. */
export function hasValueOf(
  { path, hyperparameter }: Pick<NamedHyperparameter, 'path' | 'hyperparameter'>,
  { values, words }: Feature,
): (row: number) => boolean {
  if (hyperparameter.type === 'const') return () => true;
  if (hyperparameter.type === 'categorical') {
    const vals = new Set(
      words ? hyperparameter.vals.map((value) => textOf(path, value)) : hyperparameter.vals,
    );
    return (row) => vals.has(words ? words[values[row] ?? -1] : values[row]);
  }
  const { type, minval, maxval } = hyperparameter;
  const numberAt = (bound: number) => (type === 'log' ? hyperparameter.base ** bound : bound);
  const [low, high] = [numberAt(minval), numberAt(maxval)];
  // a value at a bound of a log scale is a power, which is not exact
  const slack = 1e-9 * (high - low);
  return (row) => {
    const value = values[row] ?? Number.NaN;
    return value >= low - slack && value <= high + slack;
  };
}
