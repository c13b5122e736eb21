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

/** The text of the pill above stable rows; undefined when there is nothing new. */
export function newRowsMessage({ added, moved }: { added: number; moved: boolean }) {
  if (added > 0) return `${added.toLocaleString('en-US')} new`;
  return moved ? 'Order changed' : undefined;
}

const isSameBlocks = <Row>(a: Blocks<Row>, b: Blocks<Row>): boolean =>
  a.size === b.size &&
  [...a].every(([block, rows]) => {
    const others = b.get(block);
    return rows.length === others?.length && rows.every((row, index) => row === others[index]);
  });

/** The rows on the screen, and how many the list has in all. */
export type ShownRows<Row> = { blocks: Blocks<Row>; total: number };

type Answer<Row> = { shown: ShownRows<Row>; fresh: ShownRows<Row>; isHeld: boolean };

/** Returns what to show after an answer, and the text of the pill while held rows differ from the list. */
export function nextShown<Row extends WithId>({ shown, fresh, isHeld }: Answer<Row>) {
  const isMoved = isHeld && wouldMove(shown.blocks, fresh.blocks);
  const next: ShownRows<Row> = {
    blocks: nextBlocks({ shown: shown.blocks, fresh: fresh.blocks, isHeld }),
    total: isMoved ? shown.total : fresh.total,
  };
  const added = fresh.total - next.total;
  return { next, news: isMoved ? newRowsMessage({ added, moved: true }) : undefined };
}

/** True when both show the very same rows. */
export const isSameShown = <Row>(a: ShownRows<Row>, b: ShownRows<Row>): boolean =>
  a.total === b.total && isSameBlocks(a.blocks, b.blocks);
