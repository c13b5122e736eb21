import { type CSSProperties, type RefObject, useLayoutEffect } from 'react';
import { leftName } from '../grid/columns';

type Options = {
  table: RefObject<HTMLTableElement | null>;
  /** how many of the first columns stay in sight */
  pinned: number;
  /** a column that is none of them comes first: that of the checkboxes */
  isShifted: boolean;
};

export type Pin = { style: CSSProperties; className: string };

/** Positions of pinned columns: after the columns before them, which are as wide as their content. */
export function usePinned({ table, pinned, isShifted }: Options): (at: number) => Pin | undefined {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || pinned === 0) return;
    const measure = () => {
      let left = 0;
      for (const [at, { offsetWidth }] of [...(element.rows[0]?.cells ?? [])].entries()) {
        if (at > pinned) break;
        element.style.setProperty(leftName(at), `${left}px`);
        left += offsetWidth;
      }
    };
    measure();
    const observer = globalThis.ResizeObserver ? new ResizeObserver(measure) : undefined;
    for (const cell of [...(element.rows[0]?.cells ?? [])].slice(0, pinned + 1))
      observer?.observe(cell);
    return () => observer?.disconnect();
  });
  return (at) =>
    at < pinned
      ? {
          style: { left: `var(${leftName(isShifted ? at + 1 : at)})` },
          className: at === pinned - 1 ? 'sticky! z-5 border-r bg-bg' : 'sticky! z-5 bg-bg',
        }
      : undefined;
}
