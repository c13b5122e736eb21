import type { Caller } from '../client/call';
import { lazyGenerator } from '../client/lazy-generator';
import type { Operation } from '../client/operation';
import { pagingTable } from '../generated/paging-table';
import type { Page, PagedId, WithoutSize } from './page';

type Method = (...args: never[]) => unknown;

type RowOf<Called extends Method, Id extends PagedId> =
  Awaited<ReturnType<Called>> extends Record<
    (typeof pagingTable)[Id]['list'],
    ReadonlyArray<infer Row>
  >
    ? Row
    : never;

/** The arguments of a method, of which a required `limit` may be left out. */
type PagedParameters<Called extends Method> =
  Parameters<Called> extends [infer Sized, ...infer Others]
    ? [args: Sized | WithoutSize<Sized>, ...options: Others]
    : Parameters<Called>;

/** A list of a client, read as a whole: `client.getExperiments.items({ archived: false })`. */
export type PagedMethod<Called extends Method, Id extends PagedId> = {
  /**
   * Returns all rows of the list, which requests pages on demand. `limit` in the arguments is the
   * size of a page. A row that exists all the time is returned exactly once; see `items`.
   * @throws as the call does; ApiError of type `input` for a negative limit
   */
  items(...args: PagedParameters<Called>): AsyncGenerator<RowOf<Called, Id>, void, undefined>;
  /** Returns the pages of the list, one request each; see `pages`. @throws as `items` does */
  pages(...args: PagedParameters<Called>): AsyncGenerator<Page<RowOf<Called, Id>>, void, undefined>;
};

/** `items` and `pages` on each method of a client that returns a list in pages. */
export type PagedMethods<Methods> = {
  [Id in PagedId & keyof Methods]: Methods[Id] extends Method
    ? PagedMethod<Methods[Id], Id>
    : never;
};

const isPaged = (id: string): id is PagedId => Object.hasOwn(pagingTable, id);

/** Returns `items` and `pages` for the method of an operation; undefined for one without pages. */
export function pagedMethod(client: Caller, operation: { id: string }) {
  if (!isPaged(operation.id)) return undefined;
  const pages = (...[args, options]: Parameters<PagedMethod<Method, PagedId>['pages']>) =>
    lazyGenerator(async () => {
      const { openPages } = await import('./open-pages');
      // the client adds the description of the operation when it is called
      return openPages({ client, operation: operation as Operation<PagedId>, args, options });
    });
  return {
    pages,
    items: async function* (...all: Parameters<typeof pages>) {
      for await (const page of pages(...all)) yield* page.items;
    },
  };
}
