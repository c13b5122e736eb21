const gapPx = 8;

const bars = new Set<HTMLElement>();

/** The top of a bar at its final place, without the transform of its entry animation. */
const topOf = (bar: HTMLElement) =>
  (bar.offsetParent?.getBoundingClientRect().top ?? 0) + bar.offsetTop;

function placeAboveBars() {
  const { style } = document.documentElement;
  const top = Math.min(...[...bars].map(topOf));
  if (bars.size === 0) style.removeProperty('--toast-bottom');
  else style.setProperty('--toast-bottom', `${window.innerHeight - top + gapPx}px`);
}

/**
 * The ref of a bar or a panel at the bottom of a page: while it is shown, toasts are above it, also
 * when it wraps. The style sheet of the toaster reads `--toast-bottom`.
 */
export function keepToastsAbove(bar: HTMLElement | null) {
  if (!bar || typeof ResizeObserver === 'undefined') return;
  bars.add(bar);
  placeAboveBars();
  const observer = new ResizeObserver(placeAboveBars);
  observer.observe(bar);
  if (bar.offsetParent) observer.observe(bar.offsetParent);
  return () => {
    observer.disconnect();
    bars.delete(bar);
    placeAboveBars();
  };
}

/** The field with an error and its text, the buttons of a dialog, and the control with the focus. */
const needed = [
  ':has(> [aria-invalid=true])',
  '[role=dialog] footer',
  ':focus:not(dialog, [role=dialog], body)',
].join();

function isCovering(list: HTMLElement): boolean {
  const { left, right, top, bottom } = list.getBoundingClientRect();
  return [...document.querySelectorAll(needed)].some((element) => {
    const box = element.getBoundingClientRect();
    const isBeside = box.right <= left || box.left >= right;
    return !isBeside && box.bottom > top && box.top < bottom && !list.contains(element);
  });
}

/**
 * Moves a list of toasts to the top of the window where at the bottom it covers what is needed, and at
 * the top does not.
 */
export function placeToasts(list: HTMLElement) {
  list.removeAttribute('data-top');
  list.toggleAttribute('data-top', isCovering(list));
  if (isCovering(list)) list.removeAttribute('data-top');
}

/**
 * The ref of the list of toasts: it covers nothing that the user needs next. On a phone it is as wide
 * as the window, so that this is common.
 */
export function keepToastsOff(list: HTMLElement | null) {
  if (!list || typeof ResizeObserver === 'undefined') return;
  // a toast is drawn after its list
  const observer = new ResizeObserver(() => placeToasts(list));
  observer.observe(list);
  return () => observer.disconnect();
}
