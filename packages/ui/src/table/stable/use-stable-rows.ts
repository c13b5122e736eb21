import { startTransition, useRef, useState } from 'react';
import { newRowsMessage } from './stable-rows';

type Options<Row> = {
  rows: readonly Row[];
  idOf: (row: Row) => number;
  /**
   * identifies the list: rows of another order or page are shown at once; undefined until they have
   * loaded
   */
  of: string | undefined;
};

const isSame = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/**
 * Rows that keep their positions while the user points at them or has the focus on one; their
 * values stay fresh, and a row that left the list stays as it was. `news` describes the pending
 * changes, `show` applies them.
 */
export function useStableRows<Row>({ rows, idOf, of }: Options<Row>) {
  const [isAttended, setIsAttended] = useState(false);
  const attend = useInteractionLock(setIsAttended);
  const [last, setLast] = useState({ of, rows });
  const list = of ?? last.of;
  const isHeld = isAttended && last.of === list && !isSame(last.rows.map(idOf), rows.map(idOf));
  const latest = new Map(rows.map((row) => [idOf(row), row]));
  const shownRows = isHeld ? last.rows.map((row) => latest.get(idOf(row)) ?? row) : rows;
  if (last.of !== list || !isSame(last.rows, shownRows)) setLast({ of: list, rows: shownRows });
  const shownIds = new Set(shownRows.map(idOf));
  const added = rows.filter((row) => !shownIds.has(idOf(row))).length;
  return {
    rows: shownRows,
    news: isHeld ? newRowsMessage({ added, moved: true }) : undefined,
    show: () => setLast({ of: list, rows }),
    /** for the element around the rows and the button that shows pending changes */
    pointer: {
      onPointerEnter: () => attend('pointer', true),
      onPointerLeave: () => attend('pointer', false),
    },
    /** for the element around the rows alone: a removed button fires no blur event */
    focus: {
      onFocus: () => attend('focus', true),
      onBlur: () => attend('focus', false),
    },
  };
}

const parts = { pointer: false, focus: false, menu: false };

/**
 * Reports whether the user interacts with the rows: a pointer over them, the focus in one, or an
 * open menu. Rows should not move then.
 */
export function useInteractionLock(onChange: (isAttended: boolean) => void) {
  const heldParts = useRef({ ...parts });
  return (part: keyof typeof parts, isHeld: boolean) => {
    const before = Object.values(heldParts.current).some(Boolean);
    heldParts.current[part] = isHeld;
    const after = Object.values(heldParts.current).some(Boolean);
    // a transition, because rendering the page first would delay the following click
    if (before !== after) startTransition(() => onChange(after));
  };
}
