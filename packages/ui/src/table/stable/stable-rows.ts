import { formatCount } from '../../lib/format';

/** Rows by the number of their block. */
export type Blocks<Row> = ReadonlyMap<number, readonly Row[]>;
type WithId = { id: number };

const isSameOrder = (a: readonly WithId[], b: readonly WithId[]) =>
  a.length === b.length && a.every((row, index) => row.id === b[index]?.id);

/** Returns true if the fresh rows would move, add or remove a visible row. */
export const wouldMove = (current: Blocks<WithId>, fresh: Blocks<WithId>): boolean =>
  [...fresh].some(([block, rows]) => {
    const before = current.get(block);
    return before !== undefined && !isSameOrder(before, rows);
  });

type Lists<Row> = { current: Blocks<Row>; fresh: Blocks<Row>; isHeld: boolean };

/**
 * The rows to show. Free rows are the fresh ones; locked rows keep their positions and only take
 * new contents, and a row that left the list keeps its last contents. Blocks that are not in
 * `fresh` are dropped.
 */
export function nextBlocks<Row extends WithId>({
  current,
  fresh,
  isHeld,
}: Lists<Row>): Blocks<Row> {
  if (!isHeld || !wouldMove(current, fresh)) return fresh;
  const latest = new Map([...fresh.values()].flat().map((row) => [row.id, row]));
  return new Map(
    [...fresh].map(([block, rows]) => [
      block,
      current.get(block)?.map((row) => latest.get(row.id) ?? row) ?? rows,
    ]),
  );
}

/** The text of the button above stable rows; undefined without changes. */
export function newRowsMessage({ added, moved }: { added: number; moved: boolean }) {
  if (added > 0) return `${formatCount(added)} new`;
  return moved ? 'Order changed' : undefined;
}

const isSameBlocks = <Row>(a: Blocks<Row>, b: Blocks<Row>): boolean =>
  a.size === b.size &&
  [...a].every(([block, rows]) => {
    const others = b.get(block);
    return rows.length === others?.length && rows.every((row, index) => row === others[index]);
  });

/** The shown rows, and the total of the list. */
export type ShownRows<Row> = { blocks: Blocks<Row>; total: number };

type Answer<Row> = { current: ShownRows<Row>; fresh: ShownRows<Row>; isHeld: boolean };

/**
 * Returns the rows to show after an answer, and the text of the button while locked rows differ
 * from the list.
 */
export function nextShown<Row extends WithId>({ current, fresh, isHeld }: Answer<Row>) {
  const isMoved = isHeld && wouldMove(current.blocks, fresh.blocks);
  const next: ShownRows<Row> = {
    blocks: nextBlocks({ current: current.blocks, fresh: fresh.blocks, isHeld }),
    total: isMoved ? current.total : fresh.total,
  };
  const added = fresh.total - next.total;
  return { next, news: isMoved ? newRowsMessage({ added, moved: true }) : undefined };
}

/** Returns true if both show identical rows. */
export const isSameShown = <Row>(a: ShownRows<Row>, b: ShownRows<Row>): boolean =>
  a.total === b.total && isSameBlocks(a.blocks, b.blocks);
