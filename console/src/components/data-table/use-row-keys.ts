import type { KeyboardEvent } from 'react';
import { checkboxWidth } from './columns';

type Options = {
  count: number;
  /** rows in sight, for the page keys */
  page: number;
  moveTo: (index: number) => void;
  choose: (index: number, how: { isRange: boolean }) => void;
  clear: () => void;
  open: (index: number) => void;
  openMenu: (index: number, at: { x: number; y: number }) => void;
};

/** Keys of a row: arrows move, Enter opens, Space or x chooses, Shift+F10 or the menu key opens the menu. */
export function useRowKeys(options: Options) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') return options.clear();
    const row = rowOf(event.target);
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actOf(event, { row, index: Number(row.dataset.index), options });
    if (!act) return;
    event.preventDefault();
    act();
  };
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;

type At = { row: HTMLElement; index: number; options: Options };

function actOf(event: KeyboardEvent, { row, index, options }: At): (() => void) | undefined {
  const { count, page, moveTo, choose, open, openMenu } = options;
  const step = stepOf(event.key, { count, page });
  if (step !== undefined) return () => moveTo(index + step);
  // left to the browser a space scrolls the row with the focus away
  const isSpace = event.key === ' ' && !row.querySelector(':is(button, input):focus');
  if (isSpace || event.key.toLowerCase() === 'x')
    return () => choose(index, { isRange: event.shiftKey });
  // on a link or a button Enter is theirs
  if (event.key === 'Enter' && event.target === row) return () => open(index);
  if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return undefined;
  const box = row.getBoundingClientRect();
  return () => openMenu(index, { x: box.left + checkboxWidth, y: box.bottom });
}

/** Rows that a key moves by; undefined for keys that do not move. */
function stepOf(key: string, { count, page }: Pick<Options, 'count' | 'page'>) {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -count,
    End: count,
  };
  return steps[key];
}
