import { onTestFinished } from 'vitest';

/** Marks the page as `trainyard serve` does where tasks have an origin of their own. */
export function markTaskOrigin(): void {
  const meta = document.createElement('meta');
  meta.name = 'task-origin';
  meta.content = '8301';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
