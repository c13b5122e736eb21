import { searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

const hyperparameterRowsShown = ['all', 'parent', 'search'] as const;

/** Which hyperparameters of a trial show. */
export const hyperparameterSearch = searchSchema(() => ({
  // a part of a name or value
  hp: z.catch(text, ''),
  // `parent`: other than in its parent; `search`: other than in trials of its search
  hpRows: z.catch(z.enum(hyperparameterRowsShown), 'all'),
}));
