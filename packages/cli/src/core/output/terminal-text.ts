/**
 * Styles of terminal output. `sgr` keeps the colors in the text, which are dropped otherwise;
 * `screen` keeps them too and clears the screen first.
 */
export type Styling = 'sgr' | 'screen';

/** Writes a text and a line end. */
export type Print = (text: string, styling?: Styling) => void;

/*
 * Control characters of C0 and C1, and the characters that reorder a line (Unicode's explicit
 * embeddings, overrides and isolates). Line ends and tabs are separate.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds these
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a color starts with one
const color = /\u001b\[[\d;:]*m/g;

// home, then clear to the end: flickers less than clearing first
const clearScreen = '\u001b[H\u001b[J';

const resets = ['\u001b[0m', '\u001b[m'];

const isPlain = (text: string) => /^[\x20-\x7e\n\t]*$/.test(text);

const withoutControls = (text: string) => text.replace(control, '�');

/**
 * A text that is safe for a terminal: it cannot move the cursor, set the title, write the clipboard
 * or reorder a line. Colors stay with `sgr` and end with the text. A lone carriage return, as in
 * progress bars, starts a new line.
 */
export function terminalText(text: string, styling?: Styling): string {
  if (styling === 'screen') return `${clearScreen}${terminalText(text, 'sgr')}`;
  if (isPlain(text)) return text;
  const lines = text.replace(/\r+\n?/g, '\n');
  const colors = lines.match(color);
  if (!colors) return withoutControls(lines);
  const parts = lines.split(color).map(withoutControls);
  if (styling !== 'sgr') return parts.join('');
  const painted = parts.map((part, at) => `${part}${colors[at] ?? ''}`).join('');
  return resets.includes(colors.at(-1) ?? '') ? painted : `${painted}${resets[0]}`;
}

/** Cleans printed text on a terminal; elsewhere it stays unchanged. */
export const guardPrint = (print: Print, isTerminal: boolean): Print =>
  isTerminal ? (text, styling) => print(terminalText(text, styling)) : print;

/** The same for a cell of a table, on one line and without colors. */
export const cellText = (text: string): string =>
  isPlain(text) && !/[\n\t]/.test(text)
    ? text
    : withoutControls(text.replace(/\r?\n|\t/g, ' ').replaceAll('\r', '�'));

// combining marks, joiners and variation selectors have no width
const zero = /\p{Mn}|\p{Me}|\p{Cf}/u;
// East Asian wide and full-width letters, and emoji
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** The number of terminal columns of a text. */
export function widthOf(text: string): number {
  if (isAscii(text)) return text.length;
  let width = 0;
  for (const character of text) width += zero.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return width;
}

let segmenter: Intl.Segmenter | undefined;

/** Cuts the text to a maximum number of columns, ending in `…`; joined emoji and accents stay whole. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let width = 1;
  let keptText = '';
  for (const { segment } of segmenter.segment(text)) {
    width += widthOf(segment);
    if (width > columns) break;
    keptText += segment;
  }
  return `${keptText}…`;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);
