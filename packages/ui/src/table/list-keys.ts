import { keyOf } from '../lib/keys';

// lists mark themselves with `data-rows`; the cells of grids have `data-col`
export const listRows = '[data-rows]';
export const tableRow = `table${listRows} > tbody > tr[tabindex]`;
export const listRow = `${listRows} > li[tabindex]`;
const rowSelector = `${tableRow}, ${listRow}`;
const gridStop = 'tr[data-index] > [data-col][tabindex="0"]';

const allOf = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The focused row, or the row of the focused cell. */
const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;

function step(by: 1 | -1): void {
  const row = focusedRow();
  if (row) {
    // after the last row of a list comes the next list of the page
    const rows = allOf(document, rowSelector);
    const next = rows[rows.indexOf(row) + by] ?? row;
    next.focus();
    next.scrollIntoView?.({ block: 'nearest' });
    return;
  }
  // without a focused row, the keys go to the first list of the page
  document.querySelector<HTMLElement>(`${rowSelector}, ${gridStop}`)?.focus();
}

function choose(row: HTMLElement, isRange: boolean): void {
  const box = row.querySelector<HTMLElement>('input[type="checkbox"]');
  box?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }),
  );
}

/** Opens a menu by its button: buttons with `aria-expanded` handle keys rather than clicks. */
function openMenu(button: HTMLElement): void {
  const key = { key: 'ArrowDown', bubbles: true, cancelable: true };
  if (button.hasAttribute('aria-expanded')) button.dispatchEvent(new KeyboardEvent('keydown', key));
  else button.click();
}

const search = () => document.querySelector<HTMLElement>('main input[type="search"]');

/**
 * Returns the action of a key in the lists of a page: `j` and `k` move between rows, the arrows too
 * once a row has the focus, Enter opens it, or the menu of one without a page, `x` and Space select
 * it, with Shift up to it, Shift+F10 and the menu key open its menu, and `/` goes to the search.
 * Undefined for other keys.
 */
export function listKeyAction(event: KeyboardEvent): (() => void) | undefined {
  const { shiftKey } = event;
  const key = keyOf(event);
  const letter = key.toLowerCase();
  if (letter === 'j') return () => step(1);
  if (letter === 'k') return () => step(-1);
  if (key === '/') {
    const field = search();
    return field ? () => field.focus() : undefined;
  }
  const row = focusedRow();
  if (!row) return undefined;
  if (letter === 'x') return () => choose(row, shiftKey);
  const menu = allOf(row, 'button[aria-haspopup="menu"]').at(-1);
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey))
    return menu ? () => openMenu(menu) : undefined;
  // a focused link or button of the row handles the other keys
  if (document.activeElement !== row) return undefined;
  if (key === 'ArrowDown') return () => step(1);
  if (key === 'ArrowUp') return () => step(-1);
  if (key === ' ') return () => choose(row, shiftKey);
  // a card has other links before its main one, and some rows have a button instead
  const link = allOf(row, '[data-opens]')[0] ?? row.querySelector<HTMLElement>('a[href]');
  if (key !== 'Enter') return undefined;
  if (link) return () => link.click();
  return menu ? () => openMenu(menu) : undefined;
}
