import { listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** The arrangement of the learning curves of a search: `components/metrics/board`. */
export const overviewSearch = searchSchema(() => ({
  chart: z.catch(listOf(text), []),
  section: z.catch(listOf(text), []),
}));
