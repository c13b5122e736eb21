import { type Point, readerOf } from '../curves/read-curve';
import { type ExpressionFault, parseExpression } from './expression';

/** A curve, or a number that is the same at each x. */
type Value = readonly Point[] | number;

type ReadCurve = (name: string) => readonly Point[];

/** Computes a curve from named curves, whose points are in the order of x. */
export type EvaluateCurve = (read: ReadCurve) => readonly Point[];

export type ReadCurveExpression =
  | {
      ok: true;
      /** the curves that it needs, each once */
      names: string[];
      evaluate: EvaluateCurve;
    }
  | ExpressionFault;

/**
 * Parses `training.loss - validation.loss`, `ratio(a, b)` or `ema(training.loss, 0.9)`: the grammar
 * of `parseExpression`, with curves in place of columns.
 *
 * Curves that were measured at different x have a result at each x of the one with the fewest
 * points, where all others have a value or lie between two of them: the result has no more detail
 * than its coarsest part. Results that are not finite numbers, such as those of a division by zero,
 * are left out. `ema` is the exponential moving average of a curve at its own points, without the
 * bias of its start (arXiv 1412.6980, section 3); its number is the weight of earlier values.
 */
export function readCurveExpression(
  text: string,
  { isName }: { isName: (name: string) => boolean },
): ReadCurveExpression {
  const names = new Set<string>();
  type Compute = (read: ReadCurve) => Value;
  const parsed = parseExpression<Compute>(
    text,
    { isName, noun: 'metric' },
    {
      number: (value) => () => value,
      column(name) {
        names.add(name);
        return (read) => read(name);
      },
      apply: (args, of) => (read) =>
        applyToCurves(
          args.map((arg) => arg(read)),
          of,
        ),
      withNumber: {
        ema: {
          min: 0,
          max: 0.999,
          of: (value, weight) => (read) => movingAverage(value(read), weight),
        },
      },
    },
  );
  if (!parsed.ok) return parsed;
  if (names.size === 0)
    return { ok: false, at: 0, length: text.length, message: 'It names no metric' };
  const evaluate: EvaluateCurve = (read) => {
    const value = parsed.value(read);
    return typeof value === 'number' ? [] : value;
  };
  return { ok: true, names: [...names], evaluate };
}

function applyToCurves(args: readonly Value[], of: (numbers: number[]) => number): Value {
  const curves = args.filter((arg) => typeof arg !== 'number');
  const [first, ...others] = curves;
  if (!first) return of(args.filter((arg) => typeof arg === 'number'));
  const coarsest = others.reduce(
    (chosen, curve) => (curve.length < chosen.length ? curve : chosen),
    first,
  );
  const readers = args.map((arg) => (typeof arg === 'number' ? () => arg : readerOf(arg)));
  return coarsest.flatMap(({ x }) => {
    const numbers = readers.flatMap((read) => read(x) ?? []);
    const y = numbers.length === args.length ? of(numbers) : Number.NaN;
    return Number.isFinite(y) ? [{ x, y }] : [];
  });
}

function movingAverage(value: Value, weight: number): Value {
  if (typeof value === 'number') return value;
  let average = 0;
  let bias = 1;
  return value.flatMap(({ x, y }) => {
    if (!Number.isFinite(y)) return [];
    average = average * weight + y * (1 - weight);
    bias *= weight;
    return { x, y: average / (1 - bias) };
  });
}
