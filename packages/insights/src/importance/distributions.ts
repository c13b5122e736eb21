const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function, for numbers from a half on (C. Lanczos, 1964). */
function logGamma(x: number): number {
  const at = x - 1;
  const sum = lanczos.reduce(
    (total, coefficient, index) => total + coefficient / (at + index + 1),
    0.9999999999998099,
  );
  const t = at + lanczos.length - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(t) - t + Math.log(sum);
}

const tiny = 1e-300;
const awayFromZero = (value: number) => (Math.abs(value) < tiny ? tiny : value);

/** The continued fraction of the incomplete beta function, by the method of Lentz. */
function betaFraction(x: number, a: number, b: number): number {
  let [c, d] = [1, 1 / awayFromZero(1 - ((a + b) * x) / (a + 1))];
  let result = d;
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    const before = result;
    for (const term of [even, odd]) {
      d = 1 / awayFromZero(1 + term * d);
      c = awayFromZero(1 + term / c);
      result *= c * d;
    }
    if (Math.abs(result - before) < 1e-14 * Math.abs(result)) break;
  }
  return result;
}

/** The regularized incomplete beta function. */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
  );
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** The share of the F distribution above a value: how often chance alone gives as much. */
export const aboveF = (value: number, between: number, within: number): number =>
  value > 0 ? betaShare(within / (within + between * value), within / 2, between / 2) : 1;

const cachedBounds = new Map<number, number>();

/** Within so many deviations of a mean are 95 % of Student's t distribution. */
export function boundOfT(freedom: number): number {
  const cached = cachedBounds.get(freedom);
  if (cached !== undefined) return cached;
  let [low, high] = [1.9, 13];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    // the square of t is F with one degree of freedom between
    if (aboveF(middle ** 2, 1, freedom) > 0.05) low = middle;
    else high = middle;
  }
  cachedBounds.set(freedom, high);
  return high;
}
