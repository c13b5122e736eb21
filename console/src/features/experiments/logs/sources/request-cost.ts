/** The relative cost of background requests to the master: the cheapest runs first. */
export const requestCost = { ends: 1, fields: 2, problems: 3 } as const;
