import { flag, oneOf, param } from '~/lib/search-param';

const ownerKinds = ['all', 'mine', 'others'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

const listViews = ['grid', 'list'] as const;
export type ListView = (typeof listViews)[number];

/** Search params of a list of workspaces or projects, except its order. */
export const listOptions = {
  whose: param(oneOf(ownerKinds), 'all'),
  archived: param(flag(), false),
  view: param(oneOf(listViews), 'grid'),
};
