/**
 * A ref for a row of links that scrolls sideways: keeps the link of the current page visible, at
 * the start and after each navigation. Measures in the next frame, which needs a layout anyway.
 */
export function scrollActiveLink(row: HTMLElement | null) {
  if (!row) return;
  let frame = 0;
  const show = () => {
    const current = row.querySelector('[aria-current=page]');
    if (!current) return;
    const { left, right, width } = current.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    if (left >= box.left && right <= box.right) return;
    row.scrollLeft += left - box.left - (box.width - width) / 2;
  };
  const showSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  };
  showSoon();
  const observer = new MutationObserver(showSoon);
  observer.observe(row, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
