import { int, oneOf, param, searchSchema, text } from '~/lib/search-param';

const wasteOwners = ['all', 'mine', 'workspaces'] as const;

/** The order of what is wasted, and whose of it is shown. */
export const wasteSearch = searchSchema({
  sort: param(text(), 'slots=desc'),
  page: param(int({ min: 0 }), 0),
  whose: param(oneOf(wasteOwners), 'all'),
  text: param(text(), ''),
});

export type WasteSearch = ReturnType<typeof wasteSearch.read>;
