import { listWish } from '~/components/entity/list-wish';
import { oneOf, param, searchSchema, text } from '~/lib/search-param';

export const workspaceSorts = ['name', 'newest', 'nameDesc'] as const;
export type WorkspaceSort = (typeof workspaceSorts)[number];

export const workspaceListSearch = searchSchema({
  ...listWish,
  sort: param(oneOf(workspaceSorts), 'name'),
});

export const memberListSearch = searchSchema({
  name: param(text(), ''),
  sort: param(oneOf(['name=asc', 'name=desc']), 'name=asc'),
});
