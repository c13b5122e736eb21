import type { Cli } from './cli';

export type Page = { limit: number; offset: number };

/** What one page holds; without a total it is the last when it is short. */
export type PageOf<Row> = { rows: Row[]; total?: number | undefined };

type Reading<Row> = {
  /** rows asked for in one call, unless --limit says less */
  size?: number;
  /** rows that the master could not filter out are counted by neither --limit nor --offset */
  keep?: ((row: Row) => boolean) | undefined;
};

const usualSize = 200;

/**
 * Rows of a list, page by page, as --limit, --offset and --pages say: everything, unless a limit or
 * a number of pages is given.
 */
export async function* readPages<Row>(
  cli: Cli,
  read: (page: Page) => Promise<PageOf<Row>>,
  { size = usualSize, keep = () => true }: Reading<Row> = {},
): AsyncGenerator<Row, void, undefined> {
  const { limit, pages } = cli.globals;
  const isPaged = pages !== undefined;
  const most = limit === undefined || isPaged ? Number.POSITIVE_INFINITY : limit;
  const pageSize = isPaged ? (limit ?? size) : Math.min(most, size);
  const lastPage = typeof pages === 'number' ? pages : Number.POSITIVE_INFINITY;
  let { offset } = cli.globals;
  let given = 0;
  for (let page = 1; page <= lastPage; page += 1) {
    const { rows, total } = await read({ limit: pageSize, offset });
    for (const row of rows) {
      if (!keep(row)) continue;
      yield row;
      given += 1;
      if (given >= most) return;
    }
    offset += rows.length;
    if (rows.length === 0 || offset >= (total ?? Number.POSITIVE_INFINITY)) return;
    if (total === undefined && rows.length < pageSize) return;
  }
}

/** The part of a list that came whole, as --limit and --offset ask. */
export function pageOf<Row>(cli: Cli, rows: Row[]): Row[] {
  const { limit, offset, pages } = cli.globals;
  const end = limit === undefined || pages === 'all' ? undefined : offset + limit;
  return rows.slice(offset, end);
}
