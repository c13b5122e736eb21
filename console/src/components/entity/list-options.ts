import { flag, oneOf, param } from '~/lib/search-param';

const whoseKinds = ['all', 'mine', 'others'] as const;
export type Whose = (typeof whoseKinds)[number];

const listViews = ['grid', 'list'] as const;
export type ListView = (typeof listViews)[number];

/** Search params of a list of workspaces or projects, except its order. */
export const listOptions = {
  whose: param(oneOf(whoseKinds), 'all'),
  archived: param(flag(), false),
  view: param(oneOf(listViews), 'grid'),
};
