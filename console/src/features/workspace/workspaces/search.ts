import { listOptions } from '~/components/entity/list-options';
import { searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

export const workspaceSorts = ['name', 'newest', 'nameDesc'] as const;
export type WorkspaceSort = (typeof workspaceSorts)[number];

export const workspaceListSearch = searchSchema(() => ({
  ...listOptions,
  sort: z.catch(z.enum(workspaceSorts), 'name'),
}));

export const memberListSearch = searchSchema(() => ({
  name: z.catch(text, ''),
  sort: z.catch(z.enum(['name=asc', 'name=desc']), 'name=asc'),
}));
