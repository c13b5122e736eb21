import {
  type Call,
  type Caller,
  type CallOptions,
  type Item,
  type Page,
  type PagedId,
  pages,
} from '@trainyard/sdk';
import type { Args } from '@trainyard/sdk/types';
import type { PagedRows } from './output/output';
import type { Cli } from './verb';

type Listing<Id extends PagedId> = {
  /** rows for which this returns false are not counted by --limit */
  keep?: (row: Item<Id>) => boolean;
};

// `pages` has optional arguments for some calls; with all of them given it has this type
type ReadPages<Id extends PagedId> = (
  client: Caller,
  call: Call<Id>,
  args: Args<Id>,
  options: CallOptions,
) => AsyncGenerator<Page<Item<Id>>, void, undefined>;

/** Rows per call. */
const defaultSize = 200;

/**
 * Yields rows of a paged list with --limit, --offset and --pages: everything by default. With
 * --pages the limit is the page size, as in `det`.
 */
export const listRows = <Id extends PagedId>(
  cli: Cli,
  call: Call<Id>,
  args: Args<Id>,
  listing: Listing<Id> = {},
): PagedRows<Item<Id>> => paged(readRows(cli, call, args, listing));

/** Marks rows of which --limit and --offset have been selected. */
export const paged = <Row>(rows: AsyncIterable<Row>): PagedRows<Row> =>
  Object.assign(rows, { isPaged: true as const });

function readRows<Id extends PagedId>(
  cli: Cli,
  call: Call<Id>,
  args: Args<Id>,
  { keep }: Listing<Id>,
): AsyncGenerator<Item<Id>, void, undefined> {
  const read: ReadPages<Id> = pages;
  return rowsOfPages(cli, {
    keep,
    async *read(place) {
      const { client } = await cli.session();
      // the same arguments with an offset
      const placed = (
        hasBody(args) ? { ...args, body: { ...args.body, ...place } } : { ...args, ...place }
      ) as Args<Id>;
      for await (const { items } of read(client, call, placed, { signal: cli.signal })) yield items;
    },
  });
}

type Place = { limit: number; offset: number };

type Reading<Row> = {
  /** yields pages of `limit` rows from an offset on */
  read: (place: Place) => AsyncIterable<readonly Row[]>;
  /** rows for which this returns false are not counted by --limit */
  keep?: ((row: Row) => boolean) | undefined;
};

/** Yields the rows of pages with --limit, --offset and --pages. */
export async function* rowsOfPages<Row>(
  cli: Cli,
  { read, keep = () => true }: Reading<Row>,
): AsyncGenerator<Row, void, undefined> {
  const { limit = Number.POSITIVE_INFINITY, offset, pages: pageCount } = cli.globals;
  const max = pageCount === undefined ? limit : Number.POSITIVE_INFINITY;
  let remaining = typeof pageCount === 'number' ? pageCount : Number.POSITIVE_INFINITY;
  let givenCount = 0;
  for await (const rows of read({ limit: Math.min(limit, defaultSize), offset })) {
    for (const row of rows) {
      if (!keep(row)) continue;
      yield row;
      givenCount += 1;
      if (givenCount >= max) return;
    }
    remaining -= 1;
    if (remaining === 0) return;
  }
}

const hasBody = (args: object): args is { body: object } => 'body' in args;

/**
 * Yields one's own rows; for an empty list prints a hint to standard error that --all shows the
 * others.
 */
export const reportingNone = <Row>(
  cli: Cli,
  rows: AsyncIterable<Row> | PagedRows<Row>,
): AsyncIterable<Row> =>
  'isPaged' in rows ? paged(reportedRows(cli, rows)) : reportedRows(cli, rows);

async function* reportedRows<Row>(
  cli: Cli,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row, void, undefined> {
  let isEmpty = true;
  for await (const row of rows) {
    isEmpty = false;
    yield row;
  }
  if (isEmpty) cli.notify('You have none; --all lists those of all users.');
}
