export type RowRange = { first: number; last: number };

type View = { range: RowRange; size: number; total: number };

/** Numbers of the blocks of `size` rows that the rows in view fall into; none when there are no rows. */
export function blocksInView({ range, size, total }: View): number[] {
  const lastRow = Math.min(range.last, total - 1);
  const firstRow = Math.max(0, Math.min(range.first, lastRow));
  if (lastRow < 0) return [];
  const first = Math.floor(firstRow / size);
  const last = Math.floor(lastRow / size);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The block after the last one in view, so that scrolling down meets rows; undefined at the end. */
export function blockAhead(view: View): number | undefined {
  const next = (blocksInView(view).at(-1) ?? -1) + 1;
  return next > 0 && next * view.size < view.total ? next : undefined;
}
