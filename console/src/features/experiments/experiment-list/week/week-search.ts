import { int, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/**
 * `?week=1`: the last seven days of the project over its list, with the seven days before; 2: these
 * with the ones before them. Beside it the metric of the distributions, and which values are better.
 */
export const weekSearch = searchSchema(() => ({
  week: optional(int({ min: 1, max: 520 })),
  weekMetric: z.catch(text, ''),
  weekBetter: optional(z.enum(['smaller', 'larger'])),
}));
