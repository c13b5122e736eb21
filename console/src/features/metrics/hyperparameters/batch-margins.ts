/** The largest distance of a measurement from the selected batch. */
export const batchMargins = [1, 5, 10, 20, 50] as const;

/** The margin of a link without one. */
export const defaultMargin = 10;
