/** Runs `work` for each item, at most `most` at once; results are in the order of the items. */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = [...items.entries()].reverse();
  const next = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop())
      results.set(entry[0], await work(entry[1]));
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, next));
  return items.flatMap((_, index) => {
    const result = results.get(index);
    return result === undefined ? [] : [result];
  });
}
