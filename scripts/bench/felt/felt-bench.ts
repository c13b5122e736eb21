import type { Page } from 'playwright-core';
import type { BuiltConsole } from '../built-console';
import { addProbe } from './drive';
import type { References } from './references';

/** The master behind a run: the stand-in as fast as it is, or with the times of a real one. */
export type MasterTimes = 'none' | 'measured';

export type FeltBench = BuiltConsole & {
  times: MasterTimes;
  /** experiments in the project that is listed */
  experiments: number;
  /** pages of other components, in front of the same master */
  references: References;
};

/** Each figure that loads a page is the median of so many. */
export const rounds = 3;

/** A window of its own with the probe in it, at another address in front of the console if given. */
export async function openPage({ openContext }: FeltBench, url?: string): Promise<Page> {
  const page = await (await openContext(url)).newPage();
  await addProbe(page);
  return page;
}

/** The name of a row, with the master that it was measured on. */
export const named = (what: string, { times }: FeltBench) =>
  `${what}${times === 'none' ? '' : ', master times'}`;

export const ms = (value: number) => `${value.toFixed(0)} ms`;

/** How many times as large a figure is as that of the reference. */
export const ratio = (figure: number, reference: number) => (figure / reference).toFixed(2);
