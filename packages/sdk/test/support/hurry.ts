import { vi } from 'vitest';

/** Lets every wait be over in the next turn; `vi.unstubAllGlobals` gives time back. */
export function hurry() {
  const dropped = new Set<number>();
  let count = 0;
  vi.stubGlobal('setTimeout', (run: () => void) => {
    count += 1;
    const id = count;
    setImmediate(() => {
      if (!dropped.delete(id)) run();
    });
    return id;
  });
  vi.stubGlobal('clearTimeout', (id: number | undefined) => {
    if (id !== undefined) dropped.add(id);
  });
}
