const passing = '[role=menu], [role=dialog], [role=alertdialog], [role=listbox]';

let last: Element | null = null;

// watched from the start: a dialog that a menu opened finds only the menu, which is gone by then
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !target.closest(passing)) last = target;
});

/** Gives the focus back to what had it before menus and dialogs came. */
export function returnFocus(): void {
  if (last instanceof HTMLElement && last.isConnected) last.focus();
}
