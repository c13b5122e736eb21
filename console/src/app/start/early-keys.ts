import { isTyping } from '@trainyard/ui/hooks/use-hotkey';

/** How long a pressed key waits for the code that handles it, in ms. */
const keptMs = 10_000;

const keyEvents: KeyboardEvent[] = [];

function keep(event: KeyboardEvent): void {
  if (!isTyping(event) && !event.repeat) keyEvents.push(event);
}

/** Stores the keys that are pressed while the console loads. */
export const keepEarlyKeys = (): void => window.addEventListener('keydown', keep);

/**
 * Calls a listener with the keys that were pressed before it was added. A key whose default is
 * prevented belongs to another listener.
 * @param isLast true for the last listener, after which keys are no longer stored
 */
export function takeEarlyKeys(listener: (event: KeyboardEvent) => void, isLast = false): void {
  for (const event of keyEvents)
    if (!event.defaultPrevented && performance.now() - event.timeStamp < keptMs) listener(event);
  if (!isLast) return;
  window.removeEventListener('keydown', keep);
  keyEvents.length = 0;
}
