import { listOptions } from '~/components/entity/list-options';
import { oneOf, param, searchSchema } from '~/lib/search-param';

const projectSorts = ['updated', 'name', 'newest', 'nameDesc', 'updatedAsc'] as const;
export type ProjectSort = (typeof projectSorts)[number];

export const projectListSearch = searchSchema({
  ...listOptions,
  sort: param(oneOf(projectSorts), 'updated'),
});
