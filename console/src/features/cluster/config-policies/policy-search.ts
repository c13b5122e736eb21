import { searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** The search params of a page of policies: the kind of work that they apply to. */
export const policySearch = searchSchema(() => ({
  work: z.catch(z.enum(['experiments', 'tasks']), 'experiments'),
}));

export type PolicyView = ReturnType<typeof policySearch>;
