/** The sort of a list whose link names none. */
export const firstSort = 'startTime=desc';

/** Rows asked for at a time while scrolling. */
export const blockSize = 50;
