/** How the list is sorted until somebody sorts it. */
export const firstSort = 'startTime=desc';

/** Rows asked for at a time while scrolling. */
export const blockSize = 50;
