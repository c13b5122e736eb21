/** How long a master takes for what is read in the background: the cheapest is read first. */
export const requestCost = { ends: 1, fields: 2, problems: 3 } as const;
