/** Ranks from 0 to 1; equal values share the middle of their ranks. */
export function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other);
  const places = new Map<number, { sum: number; of: number }>();
  for (const [at, value] of sorted.entries()) {
    const { sum, of } = places.get(value) ?? { sum: 0, of: 0 };
    places.set(value, { sum: sum + at, of: of + 1 });
  }
  return values.map((value) => {
    const { sum, of } = places.get(value) ?? { sum: 0, of: 1 };
    return sum / of / Math.max(1, values.length - 1);
  });
}
