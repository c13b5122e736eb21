import type { Point } from './series';

/**
 * Exponential moving average with the bias of its start taken out, so that the first points are not
 * pulled toward zero. `weight` 0 leaves the points as they are; NaN and infinity pass through and
 * do not poison what follows.
 */
export function smooth(points: readonly Point[], weight: number): readonly Point[] {
  const kept = Math.min(Math.max(weight, 0), 0.999);
  if (kept === 0) return points;
  let average = 0;
  let bias = 1;
  return points.map(({ x, y }) => {
    if (!Number.isFinite(y)) return { x, y };
    average = average * kept + y * (1 - kept);
    bias *= kept;
    return { x, y: average / (1 - bias) };
  });
}
