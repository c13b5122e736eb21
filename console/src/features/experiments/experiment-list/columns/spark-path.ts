export type SparkPoint = { x: number; y: number };

type Room = {
  /** of the drawing, in pixels */
  width: number;
  height: number;
  /** pixels above the drawing */
  top?: number;
  /** the share of the width that the points take, 0 to 1: less for a curve that goes on */
  share?: number;
};

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * The path of a line without axes, from its lowest value to its highest; '' without a finite point.
 * One point is a dot, and equal values are a line in the middle.
 */
export function sparkPath(
  points: readonly SparkPoint[],
  { width, height, top = 0, share = 1 }: Room,
): string {
  const drawn = points.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  if (drawn.length === 0) return '';
  const xs = drawn.map(({ x }) => x);
  const ys = drawn.map(({ y }) => y);
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  // half of each, so that the range of the largest numbers is finite
  const range = Math.max(...ys) / 2 - low / 2;
  const length = Math.max(...xs) - left;
  const placeOf = ({ x, y }: SparkPoint) => {
    const across = length === 0 ? 0 : ((x - left) / length) * width * share;
    const up = range === 0 ? 0.5 : (y / 2 - low / 2) / range;
    return `${rounded(across)} ${rounded(top + height * (1 - up))}`;
  };
  const [first = '', ...rest] = drawn.map(placeOf);
  // a line of no length has round ends
  return `M${first}${rest.length === 0 ? 'h0' : rest.map((place) => `L${place}`).join('')}`;
}
