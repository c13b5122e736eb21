type Options = {
  /** returns true while the elements of the box receive no pointer events */
  isCovered: () => boolean;
  /** lets them receive pointer events */
  uncover: () => void;
};

const middleButton = 1;
const rightButton = 2;

function openTab(link: Element | null, { clientX, clientY }: MouseEvent) {
  const keys = { ctrlKey: true, metaKey: true };
  const flags = { bubbles: true, cancelable: true };
  link?.dispatchEvent(new MouseEvent('click', { ...flags, ...keys, clientX, clientY }));
}

/**
 * Elements behind a picture, or that ignore the pointer while they scroll, receive no click: the
 * browser finds the pressed element before they are uncovered. So a press uncovers them, and its
 * click goes to the element that is then under the pointer. The menu of a right click needs no more:
 * the browser finds its element after the press. A middle click on a link becomes a click with Ctrl
 * (Command on a Mac), which opens a tab as well: only a click may follow a link by code.
 *
 * @returns a function that stops it
 */
export function clickUncovered(box: HTMLElement, { isCovered, uncover }: Options): () => void {
  let pointerDown: PointerEvent | undefined;

  const onPointerDown = (event: PointerEvent) => {
    pointerDown = undefined;
    if (!isCovered()) return;
    uncover();
    if (event.button !== rightButton) pointerDown = event;
  };

  const onClick = (event: MouseEvent) => {
    const { clientX, clientY } = event;
    if (!pointerDown) return;
    pointerDown = undefined;
    const uncovered = document.elementFromPoint(clientX, clientY);
    if (!uncovered || uncovered === event.target || !box.contains(uncovered)) return;
    event.stopPropagation();
    if (event.button === middleButton) return openTab(uncovered.closest('a[href]'), event);
    const control = uncovered.closest<HTMLElement>('a, button, input, [tabindex]');
    control?.focus({ preventScroll: true });
    uncovered.dispatchEvent(new MouseEvent('click', event));
  };

  box.addEventListener('pointerdown', onPointerDown, { capture: true });
  box.addEventListener('click', onClick, { capture: true });
  box.addEventListener('auxclick', onClick, { capture: true });
  return () => {
    box.removeEventListener('pointerdown', onPointerDown, { capture: true });
    box.removeEventListener('click', onClick, { capture: true });
    box.removeEventListener('auxclick', onClick, { capture: true });
  };
}
