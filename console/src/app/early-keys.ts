import { isTyping } from '@trainyard/ui/hooks/use-hotkey';

/** For so long a pressed key waits for the part of the console that takes it, in ms. */
const keptMs = 5_000;

const pressed: KeyboardEvent[] = [];

function keep(event: KeyboardEvent): void {
  if (!isTyping(event) && !event.repeat) pressed.push(event);
}

/** Keeps the keys that are pressed while the console loads. */
export const keepEarlyKeys = (): void => window.addEventListener('keydown', keep);

/**
 * Calls a listener with the keys that were pressed before it listened. A key whose default is
 * prevented belongs to another listener.
 * @param isLast no other listener comes later, so that keys are no longer kept
 */
export function takeEarlyKeys(listener: (event: KeyboardEvent) => void, isLast = false): void {
  for (const event of pressed)
    if (!event.defaultPrevented && performance.now() - event.timeStamp < keptMs) listener(event);
  if (!isLast) return;
  window.removeEventListener('keydown', keep);
  pressed.length = 0;
}
