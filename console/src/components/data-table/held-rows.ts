/** Rows by number of the block they came in. */
export type Blocks<Row> = ReadonlyMap<number, readonly Row[]>;
type WithId = { id: number };

const isSameOrder = (a: readonly WithId[], b: readonly WithId[]) =>
  a.length === b.length && a.every((row, index) => row.id === b[index]?.id);

/** True when drawing the fresh rows would move, add or drop a row that is on the screen. */
export const wouldMove = (shown: Blocks<WithId>, fresh: Blocks<WithId>): boolean =>
  [...fresh].some(([block, rows]) => {
    const before = shown.get(block);
    return before !== undefined && !isSameOrder(before, rows);
  });

type Lists<Row> = { shown: Blocks<Row>; fresh: Blocks<Row>; isHeld: boolean };

/**
 * The rows to draw. Free rows are the fresh ones; held rows keep their places and take only their
 * new contents, and a row that left the list stays as it was last seen. Blocks that are not in
 * `fresh` are forgotten.
 */
export function nextBlocks<Row extends WithId>({ shown, fresh, isHeld }: Lists<Row>): Blocks<Row> {
  if (!isHeld || !wouldMove(shown, fresh)) return fresh;
  const latest = new Map([...fresh.values()].flat().map((row) => [row.id, row]));
  return new Map(
    [...fresh].map(([block, rows]) => [
      block,
      shown.get(block)?.map((row) => latest.get(row.id) ?? row) ?? rows,
    ]),
  );
}

/** What the pill above held rows says; undefined when there is nothing to show. */
export function heldMessage({ added, moved }: { added: number; moved: boolean }) {
  if (added > 0) return `${added.toLocaleString('en-US')} new`;
  return moved ? 'Order changed' : undefined;
}

/** True when both draw the very same rows. */
export const isSameBlocks = <Row>(a: Blocks<Row>, b: Blocks<Row>): boolean =>
  a.size === b.size &&
  [...a].every(([block, rows]) => {
    const others = b.get(block);
    return rows.length === others?.length && rows.every((row, index) => row === others[index]);
  });
