import { beforeEach, vi } from 'vitest';

/**
 * Gives each element of a test a size: jsdom has no layout, and a chart without a width has no marks
 * and requests no detail.
 */
export const withChartSize = () =>
  beforeEach(() => {
    class Observer {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const box = DOMRect.fromRect({ width: 600, height: 190 });
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
    return () => rect.mockRestore();
  });
