type Point = { x: number; y: number };

/**
 * `points`: each point has the same weight; `time`: points count by their distance on the x axis
 */
export type SmoothingKind = 'points' | 'time';

const maxWeight = 0.999;

/**
 * Exponential moving average without the bias of its start, so that the first points are not pulled
 * toward zero (the correction of the Adam paper, arXiv 1412.6980, section 3, as in TensorBoard's
 * slider). `weight` 0 returns the points unchanged; NaN and infinity do not change, and do not
 * affect later points.
 */
export function smooth(points: readonly Point[], weight: number): readonly Point[] {
  const factor = Math.min(Math.max(weight, 0), maxWeight);
  if (factor === 0) return points;
  let average = 0;
  let bias = 1;
  return points.map(({ x, y }) => {
    if (!Number.isFinite(y)) return { x, y };
    average = average * factor + y * (1 - factor);
    bias *= factor;
    return { x, y: average / (1 - bias) };
  });
}

/** a step of this share of the whole x axis keeps exactly the square root of the weight */
const stepsOnAxis = 1000;

/**
 * Time-weighted exponential moving average: earlier values keep `sqrt(weight) ** steps`, where a
 * thousandth of the curve's x span is one step, so that unevenly reported curves are smoothed
 * evenly (the formula in Weights & Biases' manual, "Smooth line plots"). Treats bias, NaN and
 * infinity as `smooth` does.
 */
export function smoothByTime(points: readonly Point[], weight: number): readonly Point[] {
  const factor = Math.min(Math.sqrt(Math.max(weight, 0)), maxWeight);
  const span = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  if (factor === 0 || span <= 0) return points;
  let sum = 0;
  let weights = 0;
  let lastX = points[0]?.x ?? 0;
  return points.map(({ x, y }) => {
    if (!Number.isFinite(y)) return { x, y };
    const fade = factor ** (((x - lastX) / span) * stepsOnAxis);
    lastX = x;
    sum = sum * fade + y;
    weights = weights * fade + 1;
    return { x, y: sum / weights };
  });
}

export const smoothers: Record<SmoothingKind, typeof smooth> = {
  points: smooth,
  time: smoothByTime,
};
