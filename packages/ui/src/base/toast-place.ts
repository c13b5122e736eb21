const gapPx = 8;

/**
 * The ref of a bar at the bottom of a page: while the bar is shown, toasts are above it, also when it
 * wraps. The style sheet of the toaster reads `--toast-bottom`.
 */
export function keepToastsAbove(bar: HTMLElement | null) {
  if (!bar || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const place = () => {
    // without the transform that moves the bar in
    const top = (bar.offsetParent?.getBoundingClientRect().top ?? 0) + bar.offsetTop;
    style.setProperty('--toast-bottom', `${window.innerHeight - top + gapPx}px`);
  };
  place();
  const observer = new ResizeObserver(place);
  observer.observe(bar);
  if (bar.offsetParent) observer.observe(bar.offsetParent);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-bottom');
  };
}
