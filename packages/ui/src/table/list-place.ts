import { onPageReset } from '../lib/page-store';
import { listRow, listRows, tableRow } from './list-keys';

// grids move the focus between the cells of their rows
const gridRow = '[role="grid"] > tbody > tr[data-index]';
const rowSelector = `${tableRow}, ${listRow}, ${gridRow}`;
const listSelector = `${listRows}, [role="grid"]`;

/** A row of a list of the page. */
export type ListPlace = {
  /** counts the lists of the page */
  list: number;
  /** counts the rendered rows of the list */
  row: number;
  /** the link of the row, which identifies it where it has one */
  href: string | undefined;
  /** the column of the cell, in a grid */
  column: string | undefined;
};

let last: Element | undefined;

function remember({ target }: FocusEvent): void {
  if (target instanceof Element && target.closest(rowSelector)) last = target;
}

onPageReset(() => {
  last = undefined;
});

/** Remembers which row of a list had the focus last. Runs from the start of the app. */
export function trackListPlace(): void {
  document.addEventListener('focusin', remember);
}

const lists = (): Element[] => [...document.querySelectorAll(`main :is(${listSelector})`)];
const rowsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(rowSelector),
];
const hrefOf = (row: Element): string | undefined =>
  (row.querySelector('[data-opens]') ?? row.querySelector('a[href]'))?.getAttribute('href') ??
  undefined;

/** Returns the row of the page that had the focus last, while it is there. */
export function listPlace(): ListPlace | undefined {
  const row = last?.closest<HTMLElement>(rowSelector);
  const list = row?.closest(listSelector);
  if (!row || !list || !row.isConnected) return undefined;
  return {
    list: lists().indexOf(list),
    row: rowsOf(list).indexOf(row),
    href: hrefOf(row),
    column: last?.closest('[data-col]')?.getAttribute('data-col') ?? undefined,
  };
}

/** Returns the element of a row that takes the focus: the row, or its cell in a grid. */
function elementAt({ list, row: at, href, column }: ListPlace): HTMLElement | undefined {
  const rows = rowsOf(lists()[list] ?? document.createElement('table'));
  const isThere = (row: HTMLElement | undefined) => row !== undefined && hrefOf(row) === href;
  const row = isThere(rows[at]) ? rows[at] : href ? rows.find(isThere) : undefined;
  return row?.matches(gridRow)
    ? (row.querySelector<HTMLElement>(`[data-col="${column}"]`) ?? undefined)
    : row;
}

/** Nothing on the page has been focused by its user yet. */
const isUntouched = ({ activeElement: active }: Document): boolean =>
  !active || active === document.body || active.matches('h1');

const userEvents = ['keydown', 'pointerdown', 'wheel'];

/**
 * Returns the focus to a row as soon as it is rendered, unless the user does something before.
 * Scrolling is up to the page. The returned function ends the wait.
 */
export function returnToPlace(place: ListPlace): () => void {
  const changes = new MutationObserver(attempt);
  function end() {
    changes.disconnect();
    for (const type of userEvents) window.removeEventListener(type, end, { capture: true });
  }
  function attempt() {
    const element = isUntouched(document) ? elementAt(place) : undefined;
    element?.focus({ preventScroll: true });
    if (element || !isUntouched(document)) end();
  }
  changes.observe(document.body, { childList: true, subtree: true });
  for (const type of userEvents) window.addEventListener(type, end, { capture: true });
  attempt();
  return end;
}
