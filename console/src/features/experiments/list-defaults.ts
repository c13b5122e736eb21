import { shortestBlock } from '@trainyard/ui/table/grid/blocks';

/** The sort of a list whose link names none. */
export const firstSort = 'startTime=desc';

/** Rows of a page in links that scroll, which are requested first. */
export const blockSize = shortestBlock;
