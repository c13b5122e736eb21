import type { ChangeOptions } from '~/app/links/use-change-search';
import { flag, int, listOf, number, optional, range, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

const compareAxes = ['batches', 'time', 'elapsed'] as const;

/** `?id=1&id=2`: the experiments side by side; `?trial=1&trial=2`: trials, in place of experiments. */
export const compareSearch = searchSchema(() => ({
  id: z.catch(listOf(int({ min: 1 })), []),
  trial: z.catch(listOf(int({ min: 1 })), []),
  // which values of metrics are listed; by default the last of experiments and the best of trials
  values: optional(z.enum(['last', 'best'])),
  // also rows that are the same in all
  all: z.catch(flag, false),
  // a text or a regular expression that finds rows of the settings
  rows: z.catch(text, ''),
  // rows of the settings that are left out, `kind|name`
  without: z.catch(listOf(text), []),
  // the metric of the ranking, `group|name`; empty: the one that most of them search by
  rankBy: z.catch(text, ''),
  // which of its values are better, if neither a config nor its name has a direction
  better: optional(z.enum(['smaller', 'larger'])),
  sort: z.catch(text, 'rank=asc'),
  page: z.catch(int({ min: 0 }), 0),
  // the options of all charts
  x: z.catch(z.enum(compareAxes), 'batches'),
  // the part of the x axis that is zoomed to
  range: optional(range()),
  scale: z.catch(z.enum(['linear', 'log']), 'linear'),
  smoothing: z.catch(number({ min: 0, max: 0.99 }), 0),
  smoothingBy: z.catch(z.enum(['points', 'time']), 'points'),
  outliers: optional(z.enum(['auto', 'shown', 'left-out'])),
  filter: z.catch(text, ''),
  // parts of the names of metrics with charts; none means all
  metric: z.catch(listOf(text), []),
  // the arrangement of the charts: `components/metrics/board`
  chart: z.catch(listOf(text), []),
  section: z.catch(listOf(text), []),
  // of very many experiments only the first ones have lines in the charts
  lines: z.catch(z.enum(['first', 'all']), 'first'),
  // the base experiment of the comparison; 0: none
  base: z.catch(int({ min: 0 }), 0),
  // `id-place`: keeps the colors of experiments after others were dropped
  color: z.catch(listOf(text), []),
}));

/** The search params of a comparison, apart from what is compared. */
export type CompareView = Omit<ReturnType<typeof compareSearch>, 'id' | 'trial'>;

/** Puts a change of the view, or of what is compared, into the link. */
export type ChangeView<Compared = object> = (
  change: Partial<CompareView & Compared>,
  how?: ChangeOptions,
) => void;

/** The base of a comparison of these; none after it was removed. */
export const baseIn = (ids: readonly number[], { base }: CompareView): number =>
  ids.includes(base) ? base : 0;
