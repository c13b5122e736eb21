/** How far from the chosen batch a measurement may lie. */
export const batchMargins = [1, 5, 10, 20, 50] as const;

/** The margin of a link that names none. */
export const usualMargin = 10;
