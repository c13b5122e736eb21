type Options = {
  /** whether a picture stands for rows that are not there */
  isPicture: () => boolean;
  /** draws the rows that the picture shows */
  draw: () => void;
};

/**
 * Rows that a picture stands for take no click: the browser finds what is pressed before they are
 * drawn. A press draws them, and its click goes to what is then under the pointer.
 *
 * @returns how to stop
 */
export function clickWhatIsDrawn(box: HTMLElement, { isPicture, draw }: Options): () => void {
  let pressed: PointerEvent | undefined;

  const onPointerDown = (event: PointerEvent) => {
    pressed = undefined;
    if (event.button !== 0 || !isPicture()) return;
    pressed = event;
    draw();
  };

  const onClick = (event: MouseEvent) => {
    const { clientX, clientY } = event;
    if (!pressed) return;
    pressed = undefined;
    const drawn = document.elementFromPoint(clientX, clientY);
    if (!drawn || drawn === event.target || !box.contains(drawn)) return;
    event.stopPropagation();
    const control = drawn.closest<HTMLElement>('a, button, input, [tabindex]');
    control?.focus({ preventScroll: true });
    drawn.dispatchEvent(new MouseEvent('click', event));
  };

  box.addEventListener('pointerdown', onPointerDown, { capture: true });
  box.addEventListener('click', onClick, { capture: true });
  return () => {
    box.removeEventListener('pointerdown', onPointerDown, { capture: true });
    box.removeEventListener('click', onClick, { capture: true });
  };
}
