import { int, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

const wasteOwners = ['all', 'mine', 'workspaces'] as const;

/** The order of what is wasted, and whose of it is shown. */
export const wasteSearch = searchSchema(() => ({
  sort: z.catch(text, 'slots=desc'),
  page: z.catch(int({ min: 0 }), 0),
  whose: z.catch(z.enum(wasteOwners), 'all'),
  text: z.catch(text, ''),
}));

export type WasteSearch = ReturnType<typeof wasteSearch.read>;
