type Options = {
  /** returns true while the elements of the box receive no pointer events */
  isCovered: () => boolean;
  /** lets them receive pointer events */
  uncover: () => void;
};

/**
 * Elements behind a picture, or that ignore the pointer while they scroll, receive no click: the
 * browser finds the pressed element before they are uncovered. So a press uncovers them, and its
 * click goes to the element that is then under the pointer. The menu of a right click needs no more:
 * the browser finds its element after the press.
 *
 * @returns a function that stops it
 */
export function clickUncovered(box: HTMLElement, { isCovered, uncover }: Options): () => void {
  let pointerDown: PointerEvent | undefined;

  const onPointerDown = (event: PointerEvent) => {
    pointerDown = undefined;
    if (!isCovered()) return;
    uncover();
    if (event.button === 0) pointerDown = event;
  };

  const onClick = (event: MouseEvent) => {
    const { clientX, clientY } = event;
    if (!pointerDown) return;
    pointerDown = undefined;
    const found = document.elementFromPoint(clientX, clientY);
    if (!found || found === event.target || !box.contains(found)) return;
    event.stopPropagation();
    const control = found.closest<HTMLElement>('a, button, input, [tabindex]');
    control?.focus({ preventScroll: true });
    found.dispatchEvent(new MouseEvent('click', event));
  };

  box.addEventListener('pointerdown', onPointerDown, { capture: true });
  box.addEventListener('click', onClick, { capture: true });
  return () => {
    box.removeEventListener('pointerdown', onPointerDown, { capture: true });
    box.removeEventListener('click', onClick, { capture: true });
  };
}
