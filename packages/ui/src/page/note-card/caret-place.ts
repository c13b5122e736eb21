const copied = [
  ...['fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight', 'tabSize'],
  ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'],
] as const;

/**
 * Returns the place of a character in a text area, in px from its top left corner. A browser does
 * not tell it, so the text is laid out once more in an invisible element of the same style.
 */
export function caretPlace(area: HTMLTextAreaElement, at: number): { left: number; top: number } {
  const copy = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of copied) Reflect.set(copy.style, name, Reflect.get(style, name));
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  const mark = document.createElement('span');
  mark.textContent = '@';
  copy.append(area.value.slice(0, at), mark);
  document.body.append(copy);
  const { offsetLeft: left, offsetTop: top } = mark;
  copy.remove();
  return { left, top: top - area.scrollTop };
}
