import { keyOf } from './keys';

/** A key and its modifiers, as stored: `key` is "L", "7", "Space", "Minus", "Enter". */
export type Shortcut = { alt: boolean; ctrl: boolean; key: string; meta: boolean; shift: boolean };

const modifierKeys = /^(Alt|AltGraph|CapsLock|Control|Fn|Hyper|Meta|OS|Shift|Super)$/;
const namedKey =
  /^(Minus|Equal|BracketLeft|BracketRight|Backslash|Semicolon|Quote|Comma|Period|Slash|Backquote|Space)$/;

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The key without modifiers: digits and punctuation by their physical key, so that Shift does not
 * change them.
 */
function keyName(event: KeyPress): string {
  const key = keyOf(event);
  const { code } = event;
  if (key === '' || modifierKeys.test(key)) return '';
  if (/^Digit\d$/.test(code)) return code.slice(5);
  if (namedKey.test(code)) return code;
  // with Alt a letter key may type another character
  if (/^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key)) return code.slice(3);
  return key.length === 1 ? key.toUpperCase() : key;
}

export const pressedShortcut = (event: KeyPress): Shortcut => ({
  alt: event.altKey,
  ctrl: event.ctrlKey,
  key: keyName(event),
  meta: event.metaKey,
  shift: event.shiftKey,
});

export const isSameShortcut = (one: Shortcut, other: Shortcut): boolean =>
  one.key.toUpperCase() === other.key.toUpperCase() &&
  one.alt === other.alt &&
  one.ctrl === other.ctrl &&
  one.meta === other.meta &&
  one.shift === other.shift;

/**
 * Reads a stored shortcut; undefined when it is invalid. A lone modifier has an empty key and never
 * fires.
 */
export function asShortcut(value: unknown): Shortcut | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { alt, ctrl, key, meta, shift }: Partial<Record<string, unknown>> = { ...value };
  if (typeof key !== 'string') return undefined;
  return {
    alt: alt === true,
    ctrl: ctrl === true,
    key,
    meta: meta === true,
    shift: shift === true,
  };
}

function metaName(): string {
  const { platform, userAgent } = navigator;
  const system = platform || userAgent;
  if (/mac|iphone|ipad/i.test(system)) return 'Cmd';
  return /win/i.test(system) ? 'Win' : 'Super';
}

/** Formats "Ctrl + Shift + L", with the modifier names of this platform. */
export const formatShortcut = ({ alt, ctrl, key, meta, shift }: Shortcut): string =>
  [ctrl && 'Ctrl', meta && metaName(), shift && 'Shift', alt && 'Alt', key]
    .filter(Boolean)
    .join(' + ');
