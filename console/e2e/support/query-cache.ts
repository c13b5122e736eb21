import type { QueryClient } from '@tanstack/react-query';
import type { Page } from 'playwright-core';

/** A write of the page: its name, and the tags of what it changes. */
export type PageWrite = { name: string; changes: readonly string[] };

/** A cached query, by its key, with an answer that the master no longer gives. */
export type StaleQuery = { key: string; cached: string; fresh: string };

type Cached = {
  /** makes a write as the page does; the test sends it */
  write: (write: PageWrite) => Promise<void>;
  /** asks again for each query that a page would show without a request */
  findStale: () => Promise<{ compared: number; stale: StaleQuery[] }>;
  /** caches the name of an experiment, which no write refreshes */
  cacheName: (experimentId: number) => Promise<unknown>;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the browser's own type is extended
  interface Window {
    cachedQueries: Cached;
    sendWrite: (name: string) => Promise<void>;
  }
}

/**
 * Adds `window.cachedQueries` to the open page, for its own cache, which is found where React keeps
 * it: the page has no other way to it. `send` sends the write of a name.
 */
export async function exposeCache(page: Page, send: (name: string) => Promise<void>) {
  await page.exposeFunction('sendWrite', send);
  await page.evaluate(() => {
    type Part = { memoizedProps?: { client?: QueryClient }; child?: Part | null };
    const findClient = (): QueryClient => {
      const root = document.getElementById('root');
      const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
      let part: Part | null | undefined = root && key ? Reflect.get(root, key) : undefined;
      while (part && !part.memoizedProps?.client) part = part.child;
      if (part?.memoizedProps?.client) return part.memoizedProps.client;
      throw new Error('The page has no cache of queries.');
    };
    const client = findClient();
    const cache = client.getQueryCache();
    type CachedQuery = ReturnType<typeof cache.getAll>[number];
    /** an answer that is younger counts as old: a page asks again in a moment */
    const momentMs = 3_000;

    /** True for an answer that a page shows without a request. */
    const isUsedAgain = (query: CachedQuery): boolean => {
      const { data, dataUpdatedAt, isInvalidated, status } = query.state;
      if (data === undefined || status !== 'success' || isInvalidated) return false;
      const staleTimes = [query.options, ...query.observers.map(({ options }) => options)].flatMap(
        (options) => Reflect.get(options, 'staleTime') ?? [],
      );
      const times = staleTimes.map((time) => (typeof time === 'function' ? time(query) : time));
      return times.some((time) => dataUpdatedAt + time > Date.now() + momentMs);
    };
    // when something was read, how long that took and what was measured until then are of the reading
    const ofReading = new Set(['tookMs', 'at', 'evidence', 'use', 'measured']);
    const plain = (key: string, value: unknown) =>
      ofReading.has(key) ? undefined : value instanceof Map ? [...value] : value;
    const textOf = (data: unknown): string => JSON.stringify(data, plain) ?? '';

    const readAgain = async ({ queryKey, options, meta }: CachedQuery): Promise<string | null> => {
      const { queryFn } = options;
      if (typeof queryFn !== 'function') return null;
      const other: QueryClient = Reflect.construct(client.constructor, []);
      try {
        return textOf(await other.fetchQuery({ queryKey, queryFn, meta, retry: false }));
      } catch {
        // deleted, or no longer permitted, which a page reports
        return null;
      } finally {
        other.clear();
      }
    };
    const settle = async () => {
      while (client.isFetching() + client.isMutating() > 0)
        await new Promise<void>((resolve) => {
          const stop = cache.subscribe(() => {
            stop();
            resolve();
          });
        });
    };
    const differing = (key: string, cached: string, fresh: string): StaleQuery => {
      const at = [...cached].findIndex((letter, index) => letter !== fresh[index]);
      const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
      return { key, cached: around(cached), fresh: around(fresh) };
    };

    window.cachedQueries = {
      write: async ({ name, changes }) => {
        const mutation = client
          .getMutationCache()
          .build(client, { mutationFn: () => window.sendWrite(name), meta: { changes } });
        await mutation.execute(undefined);
        await settle();
      },
      findStale: async () => {
        const queries = cache.getAll().filter(isUsedAgain);
        const stale = await Promise.all(
          queries.map(async (query) => {
            const fresh = await readAgain(query);
            const cached = textOf(query.state.data);
            return fresh === null || fresh === cached || !isUsedAgain(query)
              ? []
              : [differing(query.queryHash, cached, fresh)];
          }),
        );
        // those that the write has refreshed are as new as the others for the next one
        await client.refetchQueries({
          type: 'all',
          predicate: ({ state }) => state.isInvalidated,
        });
        await settle();
        return { compared: queries.length, stale: stale.flat() };
      },
      cacheName: (experimentId) =>
        client.fetchQuery({
          queryKey: ['untagged name'],
          staleTime: Number.POSITIVE_INFINITY,
          queryFn: async () => {
            const token = JSON.parse(localStorage.getItem('global/auth-token') ?? '""');
            const headers = { authorization: `Bearer ${token}` };
            const answer = await fetch(`/api/v1/experiments/${experimentId}`, { headers });
            return (await answer.json()).experiment.name;
          },
        }),
    };
  });
}
