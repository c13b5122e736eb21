import { flag, int, listOf, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** The search params of a list of models. */
export const modelListSearch = searchSchema(() => ({
  sort: z.catch(text, 'created=desc'),
  page: z.catch(int({ min: 0 }), 0),
  group: z.catch(text, ''),
  folded: z.catch(listOf(text), []),
  search: z.catch(text, ''),
  archived: z.catch(flag, false),
  tag: z.catch(listOf(text), []),
  user: z.catch(listOf(int({ min: 1 })), []),
  workspace: z.catch(listOf(int({ min: 1 })), []),
}));
export type ModelListView = ReturnType<typeof modelListSearch>;

const comparedParts = ['figures', 'config', 'code', 'files'] as const;

/** The search params of a model: its table of versions, the metrics in it, and two that are compared. */
export const modelSearch = searchSchema(() => ({
  sort: z.catch(text, 'version=desc'),
  page: z.catch(int({ min: 0 }), 0),
  /** names of metrics; absent for the first of them, an empty name for none */
  measured: optional(listOf(text)),
  versions: z.catch(listOf(int({ min: 1 })), []),
  part: z.catch(z.enum(comparedParts), 'figures'),
  file: optional(text),
}));
export type ModelView = ReturnType<typeof modelSearch>;
