import { type RefObject, useEffect, useRef, useState } from 'react';

type Options = {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  first: number;
  last: number;
  scrollTo: (index: number) => void;
};

/**
 * Which row has the focus, or would have it when one tabs into the table. Rows that are not drawn
 * yet get it as soon as they are.
 */
export function useRowFocus({ scroll, count, first, last, scrollTo }: Options) {
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(null);

  function takeFocus() {
    if (wanted.current === null) return;
    const row = scroll.current?.querySelector<HTMLElement>(`tr[data-index="${wanted.current}"]`);
    if (!row) return;
    row.focus({ preventScroll: true });
    wanted.current = null;
  }

  useEffect(takeFocus);

  function focusRow(index: number) {
    const target = Math.max(0, Math.min(count - 1, index));
    wanted.current = target;
    scrollTo(target);
    setActive(target);
    takeFocus();
  }

  const isInView = active >= first && active <= last;
  return { active, setActive, focusRow, tabStop: isInView ? active : Math.max(0, first) };
}
