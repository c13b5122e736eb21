type Options = {
  /** returns true while a picture replaces rows that are not rendered */
  isPicture: () => boolean;
  /** renders the rows that the picture shows */
  draw: () => void;
};

/**
 * Rows behind a picture receive no click, because the browser finds the pressed element before they
 * are rendered. So a press renders them, and its click goes to the element that is then under the
 * pointer.
 *
 * @returns a function that stops it
 */
export function clickWhatIsDrawn(box: HTMLElement, { isPicture, draw }: Options): () => void {
  let pointerDown: PointerEvent | undefined;

  const onPointerDown = (event: PointerEvent) => {
    pointerDown = undefined;
    if (event.button !== 0 || !isPicture()) return;
    pointerDown = event;
    draw();
  };

  const onClick = (event: MouseEvent) => {
    const { clientX, clientY } = event;
    if (!pointerDown) return;
    pointerDown = undefined;
    const drawnElement = document.elementFromPoint(clientX, clientY);
    if (!drawnElement || drawnElement === event.target || !box.contains(drawnElement)) return;
    event.stopPropagation();
    const control = drawnElement.closest<HTMLElement>('a, button, input, [tabindex]');
    control?.focus({ preventScroll: true });
    drawnElement.dispatchEvent(new MouseEvent('click', event));
  };

  box.addEventListener('pointerdown', onPointerDown, { capture: true });
  box.addEventListener('click', onClick, { capture: true });
  return () => {
    box.removeEventListener('pointerdown', onPointerDown, { capture: true });
    box.removeEventListener('click', onClick, { capture: true });
  };
}
