import { flag } from '~/lib/search-param';
import { z } from '~/lib/zod';

const ownerKinds = ['all', 'mine', 'others'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

const listViews = ['grid', 'list'] as const;
export type ListView = (typeof listViews)[number];

/** Search params of a list of workspaces or projects, except its order. */
export const listOptions = {
  whose: z.catch(z.enum(ownerKinds), 'all'),
  archived: z.catch(flag, false),
  view: z.catch(z.enum(listViews), 'grid'),
};
