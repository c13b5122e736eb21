import { beforeEach, vi } from 'vitest';

/**
 * Gives each element a size until the returned function runs: jsdom has no layout, and a chart without
 * a width has no marks and requests no detail.
 */
export function stubChartSize(): () => void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const box = DOMRect.fromRect({ width: 600, height: 190 });
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  return () => rect.mockRestore();
}

/** The same in each test of a file. */
export const withChartSize = () => beforeEach(stubChartSize);
