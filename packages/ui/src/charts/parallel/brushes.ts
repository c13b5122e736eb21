import type { Range } from '../lines/series';

/** Parts of one axis that let lines pass, as shares of its length: 0 is its lower end. */
export type Brushes = readonly Range[];

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** a shorter drag is a click */
const shortest = 0.01;

/** Sorts from low to high and merges brushes that touch. */
function joined(brushes: Brushes): Brushes {
  const result: Range[] = [];
  for (const brush of brushes.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && brush[0] <= last[1])
      result[result.length - 1] = [last[0], Math.max(last[1], brush[1])];
    else result.push(brush);
  }
  return result;
}

/** Adds a brush, drawn in either direction; ignores one that is too short. */
export function addBrush(brushes: Brushes, from: number, to: number): Brushes {
  const [low, high] = [clamp(Math.min(from, to)), clamp(Math.max(from, to))];
  return high - low < shortest ? brushes : joined([...brushes, [low, high]]);
}

export const removeBrush = (brushes: Brushes, index: number): Brushes =>
  brushes.toSpliced(index, 1);

/** Moves a whole brush, up to the ends of the axis. */
export function moveBrush(brushes: Brushes, index: number, by: number): Brushes {
  const brush = brushes[index];
  if (!brush) return brushes;
  const [low, high] = brush;
  const step = Math.min(1 - high, Math.max(-low, by));
  return joined(brushes.with(index, [low + step, high + step]));
}

/** Moves one end, up to the other end and the end of the axis. */
export function resizeBrush(
  brushes: Brushes,
  index: number,
  { end, to }: { end: 'low' | 'high'; to: number },
): Brushes {
  const brush = brushes[index];
  if (!brush) return brushes;
  const [low, high] = brush;
  const next: Range =
    end === 'low'
      ? [Math.min(clamp(to), high - shortest), high]
      : [low, Math.max(clamp(to), low + shortest)];
  return joined(brushes.with(index, next));
}

/** Without brushes every line passes; with brushes, a line without a value on the axis does not. */
export const passes = (brushes: Brushes, share: number | undefined): boolean =>
  brushes.length === 0 ||
  (share !== undefined && brushes.some(([low, high]) => share >= low && share <= high));
