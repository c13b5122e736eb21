import { flag, oneOf, param } from '~/lib/search-param';

const whoseKinds = ['all', 'mine', 'others'] as const;
export type Whose = (typeof whoseKinds)[number];

const listViews = ['grid', 'list'] as const;
export type ListView = (typeof listViews)[number];

/** What links to a list of workspaces or projects hold, its order apart. */
export const listWish = {
  whose: param(oneOf(whoseKinds), 'all'),
  archived: param(flag(), false),
  view: param(oneOf(listViews), 'grid'),
};
