/** An event of a key, of the DOM or of React. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code'> &
  Partial<Pick<KeyboardEvent, 'shiftKey' | 'isComposing' | 'keyCode'>>;
type KeyInput = KeyPress | { nativeEvent: KeyPress };

const nativeOf = (event: KeyInput): KeyPress =>
  'nativeEvent' in event ? event.nativeEvent : event;

/** The key code of every key that an input method takes (UI Events, section 7.3.1). */
const composedKeyCode = 229;

/** Returns true if an input method takes the key, such as Enter that confirms its word. */
const isComposed = ({ isComposing, keyCode }: KeyPress): boolean =>
  isComposing === true || keyCode === composedKeyCode;

/** The keys of a US keyboard that are not letters or digits: plain, and with Shift. */
const punctuation: Readonly<Record<string, string>> = {
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
};

const digitsWithShift = ')!@#$%^&*(';

/** Letters, marks and digits of other scripts; `é` and `ß` are Latin. */
const otherScript = /^(?!\p{Script=Latin})[\p{L}\p{M}\p{N}\u{61b}\u{61f}\u{60c}]+$/u;

/**
 * Returns true for a key of a layout without Latin letters. Cyrillic and Hebrew layouts have the
 * full stop, with Shift the comma or the question mark, on the key of the slash.
 */
const isOtherLayout = ({ key, code }: KeyPress): boolean =>
  (otherScript.test(key) && !/^[0-9]$/.test(key)) ||
  (code === 'Slash' && (key === '.' || key === ','));

/** The character of a physical key on a US keyboard; undefined for other keys. */
function characterOf({ code, shiftKey = false }: KeyPress): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey ? digitsWithShift[Number(digit)] : digit;
  return punctuation[code]?.[shiftKey ? 1 : 0];
}

/**
 * The key of an event, as in `event.key`: a letter, "Enter", "Escape". All handlers read keys here.
 *
 * - A layout without Latin letters (Cyrillic, Greek, Hebrew, Arabic) has the keys of a US keyboard
 *   at the same places, so that shortcuts work as they are printed. Latin layouts, such as AZERTY
 *   and Dvorak, have their own letters.
 * - Empty while an input method composes a word: its Enter and Escape are not for the page.
 */
export function keyOf(event: KeyInput): string {
  const native = nativeOf(event);
  if (isComposed(native)) return '';
  return (isOtherLayout(native) && characterOf(native)) || native.key;
}

/** The character that a key types in its own layout, to find a label by it; empty for other keys. */
export function characterTypedBy(event: KeyInput): string {
  const native = nativeOf(event);
  return !isComposed(native) && [...native.key].length === 1 ? native.key : '';
}

/**
 * Keeps Escape that ends the word of an input method from the dialogs and menus of Radix, which
 * listen on the document and would close. Returns the cleanup.
 */
export function keepComposedEscape(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isComposed(event)) event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}

/**
 * For `onEscapeKeyDown` of Radix: leaves Escape to a focused field that ends its own edit with it, and
 * is marked with `data-own-escape`. Radix listens on the document in the capture phase, before the
 * field receives the key.
 */
export function leaveEscapeToField(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]'))
    event.preventDefault();
}
