export type RowRange = { first: number; last: number };

/** Rows of one request. */
export type Block = { offset: number; limit: number };

/**
 * The direction of scrolling: 1 to the end of the list, -1 to its start, 0 before the first scroll.
 */
export type ScrollDirection = -1 | 0 | 1;

/** Each block starts at a multiple of this, and has at least this many rows. */
export const shortestBlock = 50;

type List = {
  /** existing blocks: they stay, so that their answers are found in the cache */
  blocks: readonly Block[];
  /** number of rows in a new block */
  length: number;
  scrollDirection: ScrollDirection;
};

const endOf = ({ offset, limit }: Block) => offset + limit;

/** The known block of a row, or a new one that fills the gap between the known ones around it. */
function blockAt(row: number, { blocks, length, scrollDirection }: List): Block {
  const drawnBlock = blocks.find((block) => block.offset <= row && row < endOf(block));
  if (drawnBlock) return drawnBlock;
  const start = Math.floor(row / shortestBlock) * shortestBlock;
  const firstRow = scrollDirection < 0 ? start + shortestBlock - length : start;
  let [offset, end] = [Math.max(0, firstRow), firstRow + length];
  for (const block of blocks) {
    if (endOf(block) <= row) offset = Math.max(offset, endOf(block));
    else end = Math.min(end, block.offset);
  }
  return { offset, limit: end - offset };
}

type View = List & { range: RowRange; total: number };

/** The blocks of the visible rows, in order; empty without rows. */
export function blocksInView({ range, total, ...list }: View): Block[] {
  const last = Math.min(range.last, total - 1);
  const first = Math.max(0, Math.min(range.first, last));
  const blocks: Block[] = [];
  const cut = (row: number) => {
    const block = blockAt(row, { ...list, blocks: [...list.blocks, ...blocks] });
    blocks.push(block);
    return block;
  };
  if (list.scrollDirection < 0) for (let row = last; row >= first; ) row = cut(row).offset - 1;
  else for (let row = first; row <= last; ) row = endOf(cut(row));
  return blocks.sort((one, other) => one.offset - other.offset);
}

/** The blocks to prefetch: two in the direction of scrolling, one before that is known. */
export function blocksAhead(view: View): Block[] {
  const { scrollDirection, total } = view;
  const seen = blocksInView(view);
  const ahead: Block[] = [];
  while (seen.length > 0 && ahead.length < (scrollDirection === 0 ? 1 : 2)) {
    const edge = ahead.at(-1) ??
      (scrollDirection < 0 ? seen[0] : seen.at(-1)) ?? { offset: 0, limit: 0 };
    const row = scrollDirection < 0 ? edge.offset - 1 : endOf(edge);
    if (row < 0 || row >= total) break;
    ahead.push(blockAt(row, { ...view, blocks: [...view.blocks, ...seen, ...ahead] }));
  }
  return ahead;
}

/**
 * The rows of a request after the first, if the master answers fast. Each page that arrives costs the
 * browser about as much as a hundred of its rows.
 */
export const quickBlock = 200;
const longestBlock = 500;
// above this time, the transfer of the rows is the cause
const overlongMs = 10_000;

/**
 * The number of rows of the next request: more if the master takes seconds, because it then does so
 * for any number of rows.
 */
export function nextLength({ rows, tookMs }: { rows: number; tookMs: number }): number {
  const requested = tookMs > overlongMs ? rows / 2 : Math.max(quickBlock, tookMs / 2);
  const length = Math.ceil(requested / shortestBlock) * shortestBlock;
  return Math.max(shortestBlock, Math.min(longestBlock, length));
}
