import { int, listOf, param, searchSchema, text } from './search-param';

/** Search params of a table: its order, `name=asc`, and the page, counted from 0. */
export const tableSearch = (sort: string) =>
  searchSchema({ sort: param(text(), sort), page: param(int({ min: 0 }), 0) });

/** The same, with what rows are put in groups by and which groups are folded. */
export const groupedTableSearch = (sort: string) =>
  searchSchema({
    sort: param(text(), sort),
    page: param(int({ min: 0 }), 0),
    group: param(text(), ''),
    folded: param(listOf(text()), []),
  });

export type GroupedTableView = TableView & { group: string; folded: string[] };
export type TableView = { sort: string; page: number };
