/** The sort of a list whose link names none. */
export const firstSort = 'startTime=desc';
