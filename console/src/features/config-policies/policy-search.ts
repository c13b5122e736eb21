import { oneOf, param, searchSchema } from '~/lib/search-param';

/** The search params of a page of policies: the work that they are about. */
export const policySearch = searchSchema({
  work: param(oneOf(['experiments', 'tasks']), 'experiments'),
});

export type PolicyView = typeof policySearch.defaults;
