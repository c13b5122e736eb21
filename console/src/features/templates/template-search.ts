import { int, listOf, oneOf, param, searchSchema, text } from '~/lib/search-param';

/** The search params of the templates: which are listed, which one is open, and how. */
export const templateSearch = searchSchema({
  name: param(text(), ''),
  search: param(text(), ''),
  workspace: param(listOf(int({ min: 1 })), []),
  view: param(oneOf(['editor', 'changes']), 'editor'),
  layout: param(oneOf(['inline', 'split']), 'inline'),
  // the template that the open one is compared with; empty for its own saved version
  base: param(text(), ''),
});

export type TemplateView = typeof templateSearch.defaults;
