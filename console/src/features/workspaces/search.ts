import { flag, oneOf, param, searchSchema } from '~/lib/search-param';

export const whoseKinds = ['all', 'mine', 'others'] as const;
export type Whose = (typeof whoseKinds)[number];

export const workspaceListSearch = searchSchema({
  whose: param(oneOf(whoseKinds), 'all'),
  archived: param(flag(), false),
  sort: param(oneOf(['name', 'newest']), 'name'),
});

export const projectSorts = ['updated', 'name', 'newest'] as const;
export type ProjectSort = (typeof projectSorts)[number];

export const projectListSearch = searchSchema({
  whose: param(oneOf(whoseKinds), 'all'),
  archived: param(flag(), false),
  sort: param(oneOf(projectSorts), 'updated'),
});
