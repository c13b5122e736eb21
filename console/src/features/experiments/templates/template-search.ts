import { int, listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** The search params of the templates: which are listed, which one is open, and how. */
export const templateSearch = searchSchema(() => ({
  name: z.catch(text, ''),
  search: z.catch(text, ''),
  workspace: z.catch(listOf(int({ min: 1 })), []),
  view: z.catch(z.enum(['editor', 'changes']), 'editor'),
  layout: z.catch(z.enum(['inline', 'split']), 'inline'),
  // the template that the open one is compared with; empty for its own saved version
  base: z.catch(text, ''),
}));

export type TemplateView = ReturnType<typeof templateSearch>;
