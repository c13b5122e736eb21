import { listOptions } from '~/components/entity/list-options';
import { projectSorts } from '~/data/projects';
import { oneOf, param, searchSchema } from '~/lib/search-param';

export const projectListSearch = searchSchema({
  ...listOptions,
  sort: param(oneOf(projectSorts), 'updated'),
});
