import { causesAtFirst } from '@trainyard/insights/triage/triage';
import { flag, int, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** `?failures=true&causes=100`: the failures of the project beside its list, and how many causes are read. */
export const triageSearch = searchSchema(() => ({
  failures: z.catch(flag, false),
  causes: z.catch(int({ min: 1 }), causesAtFirst),
}));
