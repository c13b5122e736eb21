import { oneOf, param, searchSchema } from '~/lib/search-param';

/** The search params of a page of policies: the kind of work that they apply to. */
export const policySearch = searchSchema({
  work: param(oneOf(['experiments', 'tasks']), 'experiments'),
});

export type PolicyView = typeof policySearch.defaults;
