/** Numbers from 0 up to 1 that are the same for the same seed (xorshift, G. Marsaglia 2003). */
export function seeded(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export const below = (random: () => number, count: number): number => Math.floor(random() * count);

/** The same members in another order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = below(random, at + 1);
    const [one, two] = [mixed[at] as Item, mixed[other] as Item];
    mixed[at] = two;
    mixed[other] = one;
  }
  return mixed;
}
