import { blockSize, type ExperimentListSearch, filterOf } from './search';

/** Row at the top when a link is opened. */
export const firstRow = ({ page, pageSize }: ExperimentListSearch): number =>
  pageSize === 0 ? page * blockSize : 0;

/** Names what is listed and in which order; where scrolling has come to is no part of it. */
export const listKey = ({ page, pageSize, sort, ...search }: ExperimentListSearch): string =>
  JSON.stringify([sort, filterOf(search), pageSize, pageSize === 0 ? 0 : page]);

/** Names what is listed in any order: a selection lasts as long. */
export const filterKey = ({ page, pageSize, ...search }: ExperimentListSearch): string =>
  JSON.stringify([filterOf(search), pageSize, pageSize === 0 ? 0 : page]);
