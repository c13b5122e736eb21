import { flag, int, listOf, oneOf, optional, param, searchSchema, text } from '~/lib/search-param';

/** The search params of a list of models. */
export const modelListSearch = searchSchema({
  sort: param(text(), 'created=desc'),
  page: param(int({ min: 0 }), 0),
  group: param(text(), ''),
  folded: param(listOf(text()), []),
  search: param(text(), ''),
  archived: param(flag(), false),
  tag: param(listOf(text()), []),
  user: param(listOf(int({ min: 1 })), []),
  workspace: param(listOf(int({ min: 1 })), []),
});
export type ModelListView = typeof modelListSearch.defaults;

const comparedParts = ['figures', 'config', 'code', 'files'] as const;

/** The search params of a model: its table of versions, the metrics in it, and two that are compared. */
export const modelSearch = searchSchema({
  sort: param(text(), 'version=desc'),
  page: param(int({ min: 0 }), 0),
  /** names of metrics; absent for the first of them, an empty name for none */
  measured: optional(listOf(text())),
  versions: param(listOf(int({ min: 1 })), []),
  part: param(oneOf(comparedParts), 'figures'),
  file: optional(text()),
});
export type ModelView = ReturnType<typeof modelSearch>;
