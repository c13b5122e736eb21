import { flag, int, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

export const diffParts = ['config', 'code', 'hyperparameters', 'logs'] as const;
export type DiffPart = (typeof diffParts)[number];

/**
 * The search params of a diff: the other experiment, 0 before one is chosen, or a flag that asks for the last
 * good run; and the open tab.
 */
export const diffSearch = searchSchema(() => ({
  against: optional(int({ min: 0 })),
  lastGood: z.catch(flag, false),
  part: z.catch(z.enum(diffParts), 'config'),
  file: optional(text),
}));
