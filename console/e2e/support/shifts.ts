import type { Page } from 'playwright-core';
import { layoutWaitMs } from '../../src/app/loading/layout-wait-ms';

/** A layout shift, and the beginnings of the texts that it moved. */
export type Shift = { value: number; moved: string[] };

/** Records the layout shifts of a page, before it is opened. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources');
        const moved = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40));
        shifts.push({ value: Reflect.get(entry, 'value'), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts of the document since it was opened. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts'));

export const scoreOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/**
 * Gives the parts that decide where others are as much time as they need, as on a machine that does
 * nothing else. `countDelayed` of the window counts how often a page waits for them.
 */
export const waitForPlaces = (page: Page) =>
  page.addInitScript((layoutWaitMs) => {
    const { setTimeout } = window;
    let delayedTimers = 0;
    const patient = (callback: TimerHandler, ms = 0, ...args: unknown[]) => {
      if (ms !== layoutWaitMs) return setTimeout(callback, ms, ...args);
      delayedTimers += 1;
      return setTimeout(callback, 60_000, ...args);
    };
    Object.assign(window, { setTimeout: patient, countDelayed: () => delayedTimers });
  }, layoutWaitMs);
