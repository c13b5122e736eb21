import { shortestBlock } from '@trainyard/ui/table/grid/window/blocks';
import { type ExperimentListSearch, filterOf } from '~/features/experiments/base/list-search';

/** The number of rows of the first request, and of a page in links that scroll. */
export const blockSize = shortestBlock;

/** The first rows that a link shows. Pinned rows are requested apart. */
export const firstBlock = (
  { page, pageSize, sort, ...search }: ExperimentListSearch,
  pins: readonly number[],
) => {
  const limit = pageSize || blockSize;
  const without = pins.length > 0 && { without: pins };
  return { sort, ...filterOf(search), offset: page * limit, limit, ...without };
};

/** Row at the top when a link is opened. */
export const firstRow = ({ page, pageSize }: ExperimentListSearch): number =>
  pageSize === 0 ? page * blockSize : 0;

/** Identifies the rows and their order, without the scroll position. */
export const listKey = ({ page, pageSize, sort, ...search }: ExperimentListSearch): string =>
  JSON.stringify([sort, filterOf(search), pageSize, pageSize === 0 ? 0 : page]);

/** Names what is listed in any order: a selection lasts as long. */
export const filterKey = ({ page, pageSize, ...search }: ExperimentListSearch): string =>
  JSON.stringify([filterOf(search), pageSize, pageSize === 0 ? 0 : page]);

/** The search params of a link that say which rows are listed, and in which order. */
export const listParams = ['sort', 'name', 'archived', 'filter', 'pageSize'] as const;
