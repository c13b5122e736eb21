import { listOptions } from '~/components/entity/list-options';
import { projectSorts } from '~/data/projects';
import { searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

export const projectListSearch = searchSchema(() => ({
  ...listOptions,
  sort: z.catch(z.enum(projectSorts), 'updated'),
}));
