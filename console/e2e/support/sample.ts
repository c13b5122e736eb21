const sample = process.env.TRAINYARD_WIDE ?? 'all';

/** True if everything is walked: a run of hours. */
export const isWide = process.env.TRAINYARD_WIDE === 'all';

/**
 * Returns the items of today's part. `pnpm compat` takes a sample each day, by a number in
 * `TRAINYARD_WIDE`: consecutive samples, as many as there are parts, cover every item. Returns all
 * items for a manual run and with `all`.
 *
 * @param days number of samples for which the part stays: those that the surrounding parts need, if
 *   any
 */
export const partOf = <Item>(items: readonly Item[], parts: number, days = 1): Item[] =>
  sample === 'all'
    ? [...items]
    : items.filter((_, index) => index % parts === Math.floor(Number(sample) / days) % parts);

/** Names today's part, for the title of a test. */
export const partName = (parts: number): string =>
  sample === 'all' ? 'all' : `part ${(Number(sample) % parts) + 1} of ${parts}`;

/**
 * The environment of files that were chosen by `partOf(files, parts)`: a sample for what they choose
 * themselves, the next one each time that they run.
 */
export const sampleWithin = (parts: number): { TRAINYARD_WIDE?: string } =>
  sample === 'all' ? {} : { TRAINYARD_WIDE: `${Math.floor(Number(sample) / parts)}` };
