import { int, oneOf, optional, param, searchSchema, text } from '~/lib/search-param';

export const againstParts = ['config', 'code', 'hyperparameters', 'logs'] as const;
export type AgainstPart = (typeof againstParts)[number];

/** What an experiment is held against: the other one, 0 before one is chosen, and what of the two. */
export const againstSearch = searchSchema({
  against: optional(int({ min: 0 })),
  part: param(oneOf(againstParts), 'config'),
  file: optional(text()),
});
