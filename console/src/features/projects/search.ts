import { listWish } from '~/components/entity/list-wish';
import { oneOf, param, searchSchema } from '~/lib/search-param';

const projectSorts = ['updated', 'name', 'newest', 'nameDesc', 'updatedAsc'] as const;
export type ProjectSort = (typeof projectSorts)[number];

export const projectListSearch = searchSchema({
  ...listWish,
  sort: param(oneOf(projectSorts), 'updated'),
});
