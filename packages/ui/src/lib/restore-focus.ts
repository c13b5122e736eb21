const passing = '[role=menu], [role=dialog], [role=alertdialog], [role=listbox]';

let last: Element | null = null;
/** The last one that is also outside the bars, rows and toasts that go once they are dealt with. */
let lastOfPage: Element | null = null;
/** The row of that element, which an action may remove, and its position in its list. */
let lastRow: { list: Element; index: number } | undefined;

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element) || target.closest(passing)) return;
  last = target;
  if (target.closest('[data-leaving]')) return;
  lastOfPage = target;
  const row = target.closest('tr, li');
  const list = row?.parentElement;
  lastRow = row && list ? { list, index: [...list.children].indexOf(row) } : undefined;
}

/**
 * Remembers the focused element outside menus and dialogs. Runs from the start of the app, because
 * a dialog that a menu opens only sees the menu, which no longer exists when the dialog closes.
 */
export function trackFocus(): void {
  document.addEventListener('focusin', remember);
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
  else if (lastRow) focusRow(lastRow.list, lastRow.index);
}

/** Focuses the first link or button of a row; of the last row if there are fewer by now. */
function focusRow({ children }: Element, index: number): void {
  const row = children[Math.min(index, children.length - 1)];
  row?.querySelector<HTMLElement>('a[href], button:enabled')?.focus();
}

/** The ref of an element with `data-leaving`: the focus does not go with it. */
export const keepFocusOnPage = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) restorePageFocus();
};
