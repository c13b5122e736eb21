let isPressed = false;

/**
 * Makes `:focus-visible` match the focused element unless the last input was a press. The answer of
 * jsdom depends on which elements had the focus before, in earlier tests too: files share a window.
 */
export function simplifyFocusVisible(view: Window & typeof globalThis) {
  const { prototype } = view.Element;
  const original = prototype.matches;
  if (original.name === quickMatches.name) return;
  view.addEventListener('keydown', () => (isPressed = false), true);
  view.addEventListener('pointerdown', () => (isPressed = true), true);

  function quickMatches(this: Element, selector: string): boolean {
    if (selector !== ':focus-visible') return original.call(this, selector);
    return !isPressed && this === view.document.activeElement;
  }
  Object.defineProperty(prototype, 'matches', { value: quickMatches, configurable: true });
}

/** Forgets the presses of earlier tests. */
export function resetFocusVisible() {
  isPressed = false;
}
