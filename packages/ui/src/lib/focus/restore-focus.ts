const passing = '[role=menu], [role=dialog], [role=alertdialog], [role=listbox]';

/**
 * Matches elements that may be removed while they contain the focus, which then moves to the
 * element that takes their place.
 */
const rowSelector = 'tr, li, [data-focus-list] > *';

let last: Element | null = null;
/** The last focused element outside of bars, rows and toasts that disappear after use. */
let lastOfPage: Element | null = null;

type Row = { row: Element; list: Element; rows: readonly Element[] };

/** The rows around that element, innermost first, each with its list: a row may be removed. */
let lastRows: readonly Row[] = [];
let listChanges: MutationObserver | undefined;

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element) || target.closest(passing)) return;
  last = target;
  if (target.closest('[data-leaving]') || isBesideToasts(target)) return;
  lastOfPage = target;
  rememberRows(target);
}

/** Beside its list of toasts, Radix has elements that pass the focus on, and go with the toasts. */
const isBesideToasts = ({ parentElement }: Element) =>
  parentElement?.querySelector(':scope > ol[data-leaving]') != null;

function rememberRows(target: Element): void {
  listChanges?.disconnect();
  const rows: Row[] = [];
  for (let row = target.closest(rowSelector); row?.parentElement; ) {
    const list = row.parentElement;
    rows.push({ row, list, rows: [...list.children] });
    listChanges?.observe(list, { childList: true });
    row = list.closest(rowSelector);
  }
  // a button may be removed from its row
  if (rows[0]) listChanges?.observe(rows[0].row, { childList: true, subtree: true });
  lastRows = rows;
}

/** A press beside everything takes the focus from an element that stays; it is not given back. */
function onFocusOut({ target }: FocusEvent): void {
  queueMicrotask(() => {
    const isPressedBeside = document.activeElement === document.body;
    if (isPressedBeside && target instanceof Element && target.isConnected)
      listChanges?.disconnect();
  });
}

/** Moves the focus to the next row when the focused one was removed, for example after a poll. */
function onListChange(): void {
  if (lastOfPage?.isConnected) rememberRows(lastOfPage);
  else if (document.activeElement === document.body) focusNext({ preventScroll: true });
}

/**
 * Remembers the focused element outside menus and dialogs. Runs from the start of the app, because
 * a dialog that a menu opens only sees the menu, which no longer exists when the dialog closes.
 */
export function trackFocus(): void {
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', onFocusOut);
  listChanges ??= new MutationObserver(onListChange);
}

/**
 * Sets the element that gets the focus back, such as the button of a menu: a press on it does not
 * focus it.
 */
export function setFocusToRestore(element: Element): void {
  if (!element.closest(passing)) last = element;
}

/** Returns true while the focus is in a dialog or a popover. */
export const isDialogFocused = (): boolean =>
  Boolean(document.activeElement?.closest('[role=dialog], [role=alertdialog]'));

/**
 * Returns the focus to the element that had it before menus and dialogs opened. A dialog that has
 * taken the place of the closed one keeps it.
 */
export function restoreFocus(): void {
  if (isDialogFocused()) return;
  if (last instanceof HTMLElement && last.isConnected) last.focus();
  else restorePageFocus();
}

/**
 * Returns the focus to the element of the page that had it before a bar or a toast with
 * `data-leaving`, which goes with the focus inside; to the row in its place if it was removed.
 */
export function restorePageFocus(): void {
  if (lastOfPage instanceof HTMLElement && lastOfPage.isConnected) lastOfPage.focus();
  else focusNext();
}

/**
 * Focuses the row that lost the focused element, the row after a removed one, or the one before it:
 * the row itself, its cell of the same column, or its first link or button.
 */
function focusNext(options?: FocusOptions): void {
  const removed = lastRows.find(({ row, list }) => list.isConnected && row.parentElement !== list);
  const around = removed ?? lastRows.find(({ row }) => row.isConnected);
  if (!around) return;
  const { row, list, rows } = around;
  const at = rows.indexOf(row);
  const column = lastOfPage?.closest('[data-col]')?.getAttribute('data-col');
  const place = column ? `[data-col="${column}"]` : 'a[href], button:enabled';
  for (const next of [...rows.slice(at), ...rows.slice(0, at).reverse()]) {
    if (next.parentElement !== list) continue;
    const isFocusable = next instanceof HTMLElement && (next.tabIndex >= 0 || row === lastOfPage);
    const target = isFocusable ? next : next.querySelector<HTMLElement>(place);
    target?.focus(options);
    if (target && document.activeElement === target) return;
  }
}

/** The ref of an element with `data-leaving`: the focus does not go with it. */
export const keepFocusOnPage = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) restorePageFocus();
};

/**
 * The ref of an element that takes the place of what had the focus, such as the button that opens
 * an editor again. Does nothing where the user has moved on.
 */
export const takeFreeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};
