/** A measured value; x is a batch, or seconds. */
export type Point = { x: number; y: number };

/**
 * Returns a function that reads a curve at an x that is no less than the one before. Between two of
 * its points a curve has the value on the line between them; before its first and after its last
 * point it has none.
 */
export function readerOf(points: readonly Point[]): (x: number) => number | undefined {
  let next = 0;
  return (x) => {
    while (next < points.length && (points[next]?.x ?? x) < x) next += 1;
    const [before, after] = [points[next - 1], points[next]];
    if (after?.x === x) return after.y;
    if (!before || !after) return undefined;
    return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
  };
}
