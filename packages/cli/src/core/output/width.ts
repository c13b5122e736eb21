// combining marks, joiners and variation selectors take no room
const zero = /\p{Mn}|\p{Me}|\p{Cf}/u;
// East Asian wide and full-width letters, and pictures
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  if (isPlain(text)) return text.length;
  let width = 0;
  for (const character of text) width += zero.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return width;
}

/** The text in at most so many columns; what is cut shows as `…`. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let width = 1;
  let kept = '';
  for (const character of text) {
    width += widthOf(character);
    if (width > columns) break;
    kept += character;
  }
  return `${kept}…`;
}

const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);
