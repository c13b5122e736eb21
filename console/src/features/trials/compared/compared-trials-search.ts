import { int, oneOf, param, searchSchema, text } from '~/lib/search-param';

/** The search params of the table with the trials of compared experiments. */
export const comparedTrialsSearch = searchSchema({
  trialSort: param(text(), 'best=asc'),
  trialPage: param(int({ min: 0 }), 0),
  // the best ones of each experiment
  trialMost: param(oneOf(['20', '100']), '20'),
});
