import type { Page } from 'playwright-core';
import type { BuiltConsole } from '../built-console';
import { addProbe, type Line, medianOf, simulateLine } from './drive';
import type { References } from './references';

/** The master of a run: the sandbox at full speed, or with the times of a real one. */
export type MasterTimes = 'none' | 'measured';

export type FeltBench = BuiltConsole & {
  times: MasterTimes;
  /** experiments in the listed project */
  experiments: number;
  /** pages with other components, in front of the same master */
  references: References;
};

/** Each figure that loads a page is the median of this many rounds. */
export const rounds = 3;

/**
 * A separate window with the probe in it, optionally at another address in front of the console.
 */
export async function openPage({ openContext }: FeltBench, url?: string): Promise<Page> {
  const page = await (await openContext(url)).newPage();
  await addProbe(page);
  return page;
}

/** The longest time until a page is painted. */
export const firstGoals: Record<Line, string> = {
  loopback: '650 ms',
  '20 ms': '800 ms',
  'slow line': '3,200 ms',
};

/** From the start of the navigation to a frame that shows something: the median, in ms. */
export async function firstPaintMs(
  bench: FeltBench,
  visit: { address: string; line: Line; isThere: () => boolean },
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await openPage(bench);
    await simulateLine(page, visit.line);
    await page.goto(visit.address, { waitUntil: 'commit' });
    times.push(Number(await page.evaluate(`window.felt.painted(${visit.isThere})`)));
    await page.context().close();
  }
  return medianOf(times);
}

/** The name of a row, with its master. */
export const named = (what: string, { times }: FeltBench) =>
  `${what}${times === 'none' ? '' : ', master times'}`;

export const ms = (value: number) => `${value.toFixed(0)} ms`;

/** A figure divided by that of the reference. */
export const ratio = (figure: number, reference: number) => (figure / reference).toFixed(2);
