const passing = '[role=menu], [role=dialog], [role=alertdialog], [role=listbox]';

let last: Element | null = null;

function remember({ target }: FocusEvent): void {
  if (target instanceof Element && !target.closest(passing)) last = target;
}

/**
 * Remembers the element that has the focus outside of menus and dialogs. It runs from the start of
 * the app, because a dialog that a menu opens finds only the menu, which is gone when it closes.
 */
export function trackFocus(): void {
  document.addEventListener('focusin', remember);
}

/** Returns the focus to the element that had it before menus and dialogs opened. */
export function restoreFocus(): void {
  if (last instanceof HTMLElement && last.isConnected) last.focus();
}
