const sample = process.env.TRAINYARD_WIDE ?? 'all';

/** Whether everything is walked that can be: a run of hours. */
export const isWide = process.env.TRAINYARD_WIDE === 'all';

/**
 * Returns the items of today's part. `pnpm compat` takes a sample each day, by a number in
 * `TRAINYARD_WIDE`: as many samples in a row as there are parts hold every item. All items by hand
 * and with `all`.
 *
 * @param days for how many samples the part stays: those that the parts around it need, if any
 */
export const partOf = <Item>(items: readonly Item[], parts: number, days = 1): Item[] =>
  sample === 'all'
    ? [...items]
    : items.filter((_, index) => index % parts === Math.floor(Number(sample) / days) % parts);

/** Names today's part, for the title of a test. */
export const partName = (parts: number): string =>
  sample === 'all' ? 'all' : `part ${(Number(sample) % parts) + 1} of ${parts}`;
