import { listOptions } from '~/components/entity/list-options';
import { oneOf, param, searchSchema, text } from '~/lib/search-param';

export const workspaceSorts = ['name', 'newest', 'nameDesc'] as const;
export type WorkspaceSort = (typeof workspaceSorts)[number];

export const workspaceListSearch = searchSchema({
  ...listOptions,
  sort: param(oneOf(workspaceSorts), 'name'),
});

export const memberListSearch = searchSchema({
  name: param(text(), ''),
  sort: param(oneOf(['name=asc', 'name=desc']), 'name=asc'),
});
