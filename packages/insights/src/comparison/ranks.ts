/**
 * The place of each value among all, 1 for the best; equal values share a place, and the next one
 * has as many places more. None for values that are not finite.
 */
export function placesOf(
  values: readonly (number | undefined)[],
  isSmallerBetter: boolean,
): (number | undefined)[] {
  const finite = values.filter((value) => value !== undefined && Number.isFinite(value));
  const sorted = (finite as number[]).sort((one, other) => one - other); // the filter leaves no others
  if (!isSmallerBetter) sorted.reverse();
  const places = new Map<number, number>();
  for (const [at, value] of sorted.entries()) if (!places.has(value)) places.set(value, at + 1);
  return values.map((value) => (value === undefined ? undefined : places.get(value)));
}
