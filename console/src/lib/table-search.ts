import { int, param, searchSchema, text } from './search-param';

/** What a link to a table holds: its order, `name=asc`, and the page, counted from 0. */
export const tableSearch = (sort: string) =>
  searchSchema({ sort: param(text(), sort), page: param(int({ min: 0 }), 0) });

export type TableView = { sort: string; page: number };
