/**
 * Rounds the parts of a whole to whole percents that add up to 100, if the parts add up to the
 * whole: the parts with the largest remainders are rounded up.
 */
export function wholePercents(parts: readonly number[], whole: number): number[] {
  if (whole <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / whole) * 100);
  const percents = exact.map(Math.floor);
  const left = Math.round(sumOf(exact)) - sumOf(percents);
  const byLoss = exact
    .map((each, at) => ({ at, loss: each - Math.floor(each) }))
    .sort((one, other) => other.loss - one.loss);
  for (const { at } of byLoss.slice(0, left)) percents[at] = (percents[at] ?? 0) + 1;
  return percents;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
