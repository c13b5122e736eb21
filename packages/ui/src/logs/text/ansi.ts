/** A run of text in one style; colors are names from the theme's sixteen, or exact ones. */
export type Span = {
  text: string;
  color?: AnsiColor;
  background?: AnsiColor;
  isBold?: boolean;
  isDim?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  isInverse?: boolean;
  isStruck?: boolean;
};
type NamedColor = (typeof names)[number] | `bright-${(typeof names)[number]}`;
/** six hex digits that we compute: text of a log never becomes part of a style */
type ExactColor = `#${string}`;
export type AnsiColor = NamedColor | ExactColor;

const names = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;

// color codes, cursor movement and titles, and lone control characters
const sequence =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
  /\x1b\[([0-9;:]*)m|\x1b\[[0-9;?]*[A-Za-ln-z]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[@-Z\\-_]|[\x00-\x08\x0b-\x1f\x7f]/g;

/**
 * Splits terminal output into spans of one style. SGR codes color the following text; other
 * control sequences are dropped. Colors of the 256 beyond the sixteen, and RGB ones, stay exact.
 */
export function parseAnsi(text: string): Span[] {
  if (!hasControl(text)) return text === '' ? [] : [{ text }];
  const finalText = applyBackspaces(text);
  const spans: Span[] = [];
  let style: Omit<Span, 'text'> = {};
  let from = 0;
  for (const match of finalText.matchAll(sequence)) {
    push(spans, finalText.slice(from, match.index), style);
    from = match.index + match[0].length;
    if (match[1] !== undefined) style = applyCodes(style, match[1]);
  }
  push(spans, finalText.slice(from), style);
  return spans;
}

/** The readable text, without control sequences; backspaces are applied. */
export const plainText = (text: string) =>
  hasControl(text) ? applyBackspaces(text).replace(sequence, '') : text;

/**
 * Applies backspaces as a terminal does: each moves the cursor one character back in its line, and
 * the text after it replaces what is there. Keras draws its bars so.
 */
function applyBackspaces(text: string): string {
  if (!text.includes('\b')) return text;
  const cells: string[] = [];
  let codes = '';
  let cursor = 0;
  let lineStart = 0;
  const pieces = text.matchAll(new RegExp(`${sequence.source}|[\\s\\S]`, 'gu'));
  for (const [piece] of pieces) {
    if (piece === '\b') cursor = Math.max(lineStart, cursor - 1);
    else if (piece === '\n' || piece === '\r') {
      lineStart = cells.push(codes + piece);
      cursor = lineStart;
      codes = '';
    } else if (piece.startsWith('\x1b')) codes += piece;
    else {
      cells[cursor] = codes + piece;
      cursor += 1;
      codes = '';
    }
  }
  return cells.join('') + codes;
}

/** Returns true if a text contains characters that need processing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
export const hasControl = (text: string) => /[\x00-\x08\x0b-\x1f\x7f]/.test(text);

function push(spans: Span[], text: string, style: Omit<Span, 'text'>) {
  if (text !== '') spans.push({ text, ...style });
}

function applyCodes(style: Omit<Span, 'text'>, codes: string): Omit<Span, 'text'> {
  const numbers = codes === '' ? [0] : codes.split(/[;:]/).map(Number);
  let next = { ...style };
  for (let index = 0; index < numbers.length; index++) {
    const code = numbers[index] ?? 0;
    if (code === 38 || code === 48) {
      const { color, length } = extendedColor(numbers.slice(index + 1));
      if (color) next = { ...next, [code === 38 ? 'color' : 'background']: color };
      index += length;
    } else next = applyCode(next, code);
  }
  return next;
}

const switches: Record<number, Partial<Omit<Span, 'text'>>> = {
  1: { isBold: true },
  2: { isDim: true },
  3: { isItalic: true },
  4: { isUnderlined: true },
  7: { isInverse: true },
  9: { isStruck: true },
  22: { isBold: false, isDim: false },
  23: { isItalic: false },
  24: { isUnderlined: false },
  27: { isInverse: false },
  29: { isStruck: false },
};

function applyCode(style: Omit<Span, 'text'>, code: number): Omit<Span, 'text'> {
  if (code === 0) return {};
  const flags = switches[code];
  if (flags) return { ...style, ...flags };
  if (code === 39) return without(style, 'color');
  if (code === 49) return without(style, 'background');
  if (code >= 30 && code <= 37) return { ...style, ...named('color', code - 30, false) };
  if (code >= 40 && code <= 47) return { ...style, ...named('background', code - 40, false) };
  if (code >= 90 && code <= 97) return { ...style, ...named('color', code - 90, true) };
  if (code >= 100 && code <= 107) return { ...style, ...named('background', code - 100, true) };
  return style;
}

function without(style: Omit<Span, 'text'>, key: 'color' | 'background') {
  const { [key]: _dropped, ...rest } = style;
  return rest;
}

function named(key: 'color' | 'background', index: number, isBright: boolean) {
  const color = colorAt(index, isBright);
  return color ? { [key]: color } : {};
}

function colorAt(index: number, isBright: boolean): AnsiColor | undefined {
  const name = names[index];
  return name && (isBright ? `bright-${name}` : name);
}

/** Parses the numbers after 38 or 48: `5;n` or `2;r;g;b`, and returns how many it has read. */
function extendedColor(rest: number[]): { color: AnsiColor | undefined; length: number } {
  if (rest[0] === 5) return { color: fromPalette(rest[1] ?? 0), length: 2 };
  if (rest[0] === 2) return { color: exact(rest[1] ?? 0, rest[2] ?? 0, rest[3] ?? 0), length: 4 };
  return { color: undefined, length: rest.length };
}

// xterm's palette: 16 named, a 6x6x6 cube, 24 grays
function fromPalette(index: number): AnsiColor | undefined {
  if (index < 16) return colorAt(index % 8, index >= 8);
  if (!(index <= 255)) return undefined;
  if (index >= 232) return exact(gray(index), gray(index), gray(index));
  const cube = index - 16;
  const channel = (value: number) => (value === 0 ? 0 : 55 + value * 40);
  return exact(
    channel(Math.floor(cube / 36)),
    channel(Math.floor(cube / 6) % 6),
    channel(cube % 6),
  );
}
const gray = (index: number) => 8 + (index - 232) * 10;

function exact(...channels: [number, number, number]): ExactColor {
  const hex = (channel: number) => {
    const byte = Math.min(255, Math.max(0, Math.trunc(channel) || 0));
    return byte.toString(16).padStart(2, '0');
  };
  return `#${channels.map(hex).join('')}`;
}
