import { characterTypedBy, keyOf } from '@trainyard/ui/lib/keys';

type Typed = { text: string; isEntered: boolean };

const noText: Typed = { text: '', isEntered: false };
let typed = noText;
let stop: (() => void) | undefined;

/** Returns what was typed since `bufferKeys`, whose field has the focus now, and stops keeping it. */
export function takeBufferedKeys(): Typed {
  stop?.();
  stop = undefined;
  const taken = typed;
  typed = noText;
  return taken;
}

/**
 * Keeps what is typed for a field that is on its way. The page must not take the letters for
 * shortcuts.
 */
export function bufferKeys(isAwaited: () => boolean): void {
  takeBufferedKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isAwaited()) {
      takeBufferedKeys();
      return;
    }
    const key = keyOf(event);
    const character = characterTypedBy(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!character && key !== 'Enter' && key !== 'Backspace') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (typed.isEntered) return;
    if (key === 'Enter') typed = { ...typed, isEntered: true };
    else typed = { ...typed, text: character ? typed.text + character : typed.text.slice(0, -1) };
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  stop = () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}
